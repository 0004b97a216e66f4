import Cells

/// Frames are brackets around the words, so that no lifeline is broken and none costs width twice.
extension Ladder {
  mutating func rows(of frame: Diagram.Frame) -> [Styled.Line] {
    frames += 1
    return rows(charset.frame.begin, frame.kind.rawValue, frame.label)
  }

  func rows(of section: Diagram.Frame.Section) -> [Styled.Line] {
    rows(charset.frame.section, section.kind.sectionWord ?? "", section.label)
  }

  mutating func rowsOfEnd() -> [Styled.Line] {
    guard frames > 0 else { return [] }
    let rows = rows(charset.frame.end, "", "")
    frames -= 1
    return rows
  }

  private func rows(_ sign: Character, _ word: String, _ label: String) -> [Styled.Line] {
    let guarded = label.isEmpty ? "" : "[\(label)]"
    let words = word.isEmpty || label.isEmpty ? word + guarded : "\(word) \(guarded)"
    return rows(grid(), depth: 0, label: words, style: .heading, bracket: sign)
  }

  /// The open brackets, the innermost of them with the sign.
  func brackets(_ sign: Character?) -> String {
    let shown = min(frames, mostBrackets)
    guard shown > 0 else { return "" }
    var signs = Array(repeating: charset.frame.bar, count: shown)
    if shown < frames, shown > 1 { signs[0] = charset.deeper }
    if let sign { signs[shown - 1] = sign }
    return signs.map { "\($0) " }.joined()
  }

  /// Words come first.
  private var mostBrackets: Int { max(1, columns.wordsWidth / 6) }
}
