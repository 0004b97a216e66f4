import Cells

/// One row of lifelines, drawn cell by cell.
struct LadderGrid {
  private var signs: [Character]
  private var styles: [Styled.Style]

  init(width: Int) {
    signs = Array(repeating: " ", count: width)
    styles = Array(repeating: .plain, count: width)
  }

  mutating func put(_ sign: Character, _ style: Styled.Style = .plain, at position: Int) {
    guard signs.indices.contains(position) else { return }
    signs[position] = sign
    styles[position] = style
  }

  /// Neighbouring cells of the same style become a single span.
  func spans(from start: Int = 0) -> [Styled.Span] {
    var spans: [Styled.Span] = []
    for (sign, style) in zip(signs, styles).dropFirst(start) {
      if let last = spans.indices.last, spans[last].style == style || sign == " " {
        spans[last].text.append(sign)
      } else {
        spans.append(.init(String(sign), sign == " " ? .plain : style))
      }
    }
    return spans
  }
}
