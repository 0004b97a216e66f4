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

  /// An arrow between two positions. Lifelines that it passes have been put already.
  mutating func draw(_ arrow: Charset.Arrow, from start: Int, to end: Int, passing: Set<Int>) {
    let step = start < end ? 1 : -1
    put(step > 0 ? arrow.startRight : arrow.startLeft, at: start)
    for position in stride(from: start + step, to: end - step, by: step) {
      put(passing.contains(position) ? arrow.crossing : arrow.line, at: position)
    }
    put(step > 0 ? arrow.headRight : arrow.headLeft, at: end - step)
  }

  /// Neighbours of one style become one span.
  func spans(from start: Int = 0) -> [Styled.Span] {
    var spans: [Styled.Span] = []
    for (sign, style) in zip(signs, styles).dropFirst(start) {
      if let last = spans.last, last.style == style || sign == " " {
        spans[spans.count - 1].text.append(sign)
      } else {
        spans.append(.init(String(sign), sign == " " ? .plain : style))
      }
    }
    return spans
  }
}
