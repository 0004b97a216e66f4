import Cells

/// Frames are brackets around the words, so that no lifeline is broken and none costs width twice.
extension Ladder {
  mutating func rows(of frame: Diagram.Frame) -> [Styled.Line] {
    frames.append(frame.style)
    return rows(charset.frame.begin, frame.kind.word, frame.words)
  }

  func rows(of section: Diagram.Frame.Section) -> [Styled.Line] {
    rows(charset.frame.section, section.word.rawValue, section.label)
  }

  mutating func rowsOfEnd() -> [Styled.Line] {
    guard !frames.isEmpty else { return [] }
    let rows = rows(charset.frame.end, "", "")
    frames.removeLast()
    return rows
  }

  private func rows(_ sign: Unicode.Scalar, _ word: String, _ label: String) -> [Styled.Line] {
    let guarded = label.isEmpty ? "" : "[\(label)]"
    return rows(emptyRow, Entry(label: [word, guarded].spaced, style: .heading, bracket: sign))
  }

  /// The open brackets, the innermost of them with the sign.
  func brackets(_ sign: Unicode.Scalar?) -> [Styled.Span] {
    guard !frames.isEmpty else { return [] }
    let shown = frames.suffix(mostBrackets)
    var brackets = shown.map { Styled.Span("\(charset.frame.bar) ", $0) }
    if shown.count < frames.count, shown.count > 1 { brackets[0].text = "\(charset.deeper) " }
    if let sign, let last = brackets.indices.last { brackets[last].text = "\(sign) " }
    return brackets
  }

  /// Brackets take at most a sixth of the room for words.
  private var mostBrackets: Int { max(1, columns.wordsWidth / 6) }
}
