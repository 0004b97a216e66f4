/// A list of two columns: terms and texts about them. On a narrow screen a text is below its term.
public struct Rows {
  public var rows: [(term: String, text: String)]
  public var style: Styled.Style
  public var indent: Int
  /// Longer terms get a line of their own.
  public var longestTerm: Int
  /// The columns that texts need next to the terms.
  public var leastRoom: Int
  /// The indent of texts below their terms, and of the later lines of a term.
  public var hanging: Int

  public init(
    rows: [(term: String, text: String)], style: Styled.Style = .code, indent: Int = 2,
    longestTerm: Int = 30, leastRoom: Int = 20, hanging: Int = 2
  ) {
    self.rows = rows
    self.style = style
    self.indent = indent
    self.longestTerm = longestTerm
    self.leastRoom = leastRoom
    self.hanging = hanging
  }

  public func styled(width: Int) -> Styled {
    let term = rows.map(\.term.cells).filter { $0 <= longestTerm }.max() ?? 0
    let column = indent + term + 2
    let fits = column + leastRoom <= width
    return Styled(
      rows.flatMap { row in
        fits && row.term.cells <= longestTerm
          ? sideBySide(row.term, row.text, column, width)
          : below(row.term, row.text, fits ? column : indent + hanging, width)
      })
  }

  private func sideBySide(
    _ term: String, _ text: String, _ column: Int, _ width: Int
  ) -> [Styled.Line] {
    let lines = text.wrapped(to: width - column)
    guard let first = lines.first else { return [line(indent, term, style)] }
    let gap = space(column - indent - term.cells)
    let head = Styled.Line(line(indent, term, style).spans + [.init(gap + first)])
    return [head] + lines.dropFirst().map { line(column, $0) }
  }

  private func below(
    _ term: String, _ text: String, _ column: Int, _ width: Int
  ) -> [Styled.Line] {
    let terms = term.wrapped(to: width - indent, hanging: hanging)
    let texts = text.wrapped(to: max(10, width - column))
    let heads = terms.enumerated().map { line($0 == 0 ? indent : indent + hanging, $1, style) }
    return heads + texts.filter { !$0.isEmpty }.map { line(column, $0) }
  }

  private func line(
    _ indent: Int, _ text: String, _ style: Styled.Style = .plain
  ) -> Styled.Line {
    Styled.Line([.init(space(indent)), .init(text, style)].filter { !$0.text.isEmpty })
  }

  private func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
