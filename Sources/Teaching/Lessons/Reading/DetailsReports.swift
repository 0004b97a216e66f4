import Cells

/// Folded text that learners would see, or that no one would.
extension LessonReader {
  mutating func reportDetails(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .html(let html) where DetailsTag(html) != nil:
        complain(.markdown(.openDetails), at: block.location)
      case .details where openingTag(of: block)?.hasOtherClass == true:
        complain(.markdown(.otherClass), at: block.location)
      default: break
      }
    }
    for (title, block) in blocks.flatMap(\.shownDetails) where title.namesTeachers {
      guard openingTag(of: block)?.hasOtherClass != true else { continue }
      complain(.markdown(.notesWithoutClass), at: block.location)
    }
  }

  private func openingTag(of block: Block) -> DetailsTag? {
    let text = source.text(of: block.location.line...max(block.lastLine, block.location.line))
    return DetailsTag(String(text.dropFirst(block.location.column - 1).prefix { $0 != ">" }))
  }
}

extension Block {
  /// The block itself and those in it that learners can unfold, each with its summary.
  fileprivate var shownDetails: [(title: String, block: Block)] {
    guard case .details(let title, let blocks) = kind else { return [] }
    return [(title, self)] + blocks.flatMap(\.shownDetails)
  }
}

extension String {
  /// Whether a summary says, in English or Chinese, that the text below it is for teachers: between colons, brackets and
  /// other signs, a part of it says nothing else. A text for learners may be about teachers: `What would a teacher say?`
  fileprivate var namesTeachers: Bool {
    split { !"'’?？".contains($0) && !$0.isLetter && !$0.isWhitespace && !$0.isNumber }.contains {
      let words = $0.lowercased().split(whereSeparator: \.isWhitespace).filter { Int($0) == nil }
      return words.joined(separator: " ").wholeMatch(of: ForTeachers.english) != nil
        || words.joined().wholeMatch(of: ForTeachers.chinese) != nil
    }
  }
}

private enum ForTeachers {
  // Made once: making a regular expression takes much longer than trying it. They are never changed.

  /// `only for teachers`, `notes for the teacher who hurries`, `teacher’s notes`. A text that is reported for nothing needs
  /// another summary, but one that is passed over shows its answers: so all is meant that is not known to be no teacher.
  nonisolated(unsafe) static let english =
    #/
    (?: (?: only | just | meant | notes? | hints? | tips? | remarks? ) \s )*
    for \s (?: (?: the | a | all | your ) \s )? teachers? (?: ['’]s? )?
    (?: \s (?! (?: unions? | day | rooms? | training | and \s (?: the \s )? (?: learners? | students? | pupils? ) ) \b ) .* )?
    | (?: only \s )? teacher (?: s | ['’]s | s['’] )? (?: \s only )?
    | (?: the \s )? teacher (?: s | ['’]s | s['’] )? \s (?: notes? | guide | version | edition | copy ) \b .*
    /#

  /// `教师须知`, `老师版`, `仅供教师参考`, `给老师的话`. Only where it says for whom it is, what the teachers do with it may follow.
  nonisolated(unsafe) static let chinese =
    #/
    (?: [仅只限供给致] | 只有 | 写给 | 面向 )+ (?: 各位 | 任课 )? (?: 教师 | 老师 )们?
    (?: [的话看读用可能时] | 可以 | 才 | 上课 | 备课 | 课堂 | 教学 | 使用 | 阅读 | 查看 | 参考 | 专用 | 专属 | 内容 | 说明 | 备注 | 笔记
      | 提示 | 须知 | 注意 )*
    (?: 的 .* | [和与、] (?! 学生 | 学员 | 学习者 | 同学 | 读者 ) .* | 课 [前后上] .* )?
    | (?: 教师 | 老师 )
    (?: (?: [用看版页书语一二三四五六七八九十] | 版本 | 用书 | 备注 | 笔记 | 说明 | 提示 | 参考 | 专用 | 专属 | 须知 | 必读 | 必看 | 注意 | 手册
      | 指南 | 可见 | 请看 | 请读 | 阅读 | 资料 | 答案 )+ (?: [和与、] .* )? )?
    /#
}
