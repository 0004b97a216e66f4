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
  /// Whether a summary says, in English or Chinese, that the text below it is for teachers. A text for learners may be
  /// about teachers: `What would a teacher say?`
  fileprivate var namesTeachers: Bool {
    let english =
      /(notes? )?for (the )?teachers?\b|teacher(s|['’]s|s['’])? notes?\b|teachers?( only)?$/
    let chinese = /(写给|给|供|面向)(教师|老师)|(教师|老师)(备注|笔记|说明|提示|参考|专用|用?$)/
    let words = trimmed.lowercased()
    return words.starts(with: english) || words.starts(with: chinese)
  }
}
