import Cells
import Diagrams

/// Two drawings side by side, or the second below the first where there is too little room.
struct SideBySide {
  let styled: Styled

  /// A narrower ladder is hard to read.
  private static let leastWidth = 68
  private static let gap = 3

  init(_ parts: [(title: String, diagram: Diagram)], _ options: Options, width: Int) {
    let half = (width - Self.gap) / 2
    let fits = half >= Self.leastWidth && !options[.plain]
    let columns = parts.map { part in
      let drawing = Drawing(part.diagram, options, width: fits ? half : width)
      return Styled.stack([
        .wrapped(part.title, to: width, .heading), drawing.body,
        drawing.styledClosing,
      ])
    }
    styled = fits ? Self.beside(columns[0], columns[1], half) : .stack(columns)
  }

  private static func beside(_ left: Styled, _ right: Styled, _ width: Int) -> Styled {
    let rows = max(left.lines.count, right.lines.count)
    return Styled(
      (0..<rows).map { row in
        let first = left.lines.indices.contains(row) ? left.lines[row] : Styled.Line()
        let second = right.lines.indices.contains(row) ? right.lines[row] : Styled.Line()
        guard !second.spans.isEmpty else { return first }
        let room = width + gap - first.cells
        return Styled.Line(
          first.spans + [.init(String(repeating: " ", count: max(0, room)))] + second.spans,
          under: heading(first.heading, second.heading, width))
      })
  }

  private static func heading(
    _ left: Styled.Heading?, _ right: Styled.Heading?, _ width: Int
  ) -> Styled.Heading? {
    guard left != nil || right != nil else { return nil }
    func lines(_ part: (Styled.Heading) -> [Styled.Line]) -> [Styled.Line] {
      let (left, right) = (left.map(part) ?? [], right.map(part) ?? [])
      let height = max(left.count, right.count)
      // Names stand right above their rows.
      func filled(_ lines: [Styled.Line]) -> Styled {
        Styled(Array(repeating: Styled.Line(), count: height - lines.count) + lines)
      }
      return beside(filled(left), filled(right), width).lines
    }
    return Styled.Heading(
      names: lines(\.names), numbers: lines(\.numbers),
      turn: lines(\.turn))
  }
}
