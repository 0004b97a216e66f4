extension Styled {
  /// Two texts in two columns. Where one of them is shorter, its column is empty.
  ///
  /// - Parameter width: of the left column, in cells.
  public static func sideBySide(_ left: Styled, _ right: Styled, width: Int, gap: Int) -> Styled {
    let rows = max(left.lines.count, right.lines.count)
    return Styled(
      (0..<rows).map { row in
        let first = left.lines.indices.contains(row) ? left.lines[row] : Line()
        let second = right.lines.indices.contains(row) ? right.lines[row] : Line()
        guard !second.spans.isEmpty else { return first }
        let room = width + gap - first.cells
        return Line(
          first.spans + [.init(String(repeating: " ", count: max(0, room)))] + second.spans,
          under: heading(first.heading, second.heading, width, gap))
      })
  }

  private static func heading(
    _ left: Heading?, _ right: Heading?, _ width: Int, _ gap: Int
  ) -> Heading? {
    guard left != nil || right != nil else { return nil }
    func lines(_ part: (Heading) -> [Line]) -> [Line] {
      let (left, right) = (left.map(part) ?? [], right.map(part) ?? [])
      let height = max(left.count, right.count)
      // Names are right above their rows.
      func filled(_ lines: [Line]) -> Styled {
        Styled(Array(repeating: Line(), count: height - lines.count) + lines)
      }
      return sideBySide(filled(left), filled(right), width: width, gap: gap).lines
    }
    return Heading(names: lines(\.names), numbers: lines(\.numbers), turn: lines(\.turn))
  }
}
