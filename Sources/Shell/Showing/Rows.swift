import Cells

/// A list of two columns: what it is called, and what there is to say about it. On a narrow screen
/// the second stands below the first.
struct Rows {
  var rows: [(term: String, text: String)]
  var style = Styled.Style.code

  /// - Parameter longest: longer terms get a line of their own.
  func styled(width: Int, longest: Int = 30, indent: Int = 2) -> Styled {
    let term = rows.map(\.term.cells).filter { $0 <= longest }.max() ?? 0
    let column = indent + term + 2
    let fits = column + 20 <= width
    return Styled(
      rows.flatMap { row in
        fits && row.term.cells <= longest
          ? beside(row.term, row.text, indent, column, width)
          : below(row.term, row.text, indent, fits ? column : indent + 2, width)
      })
  }

  private func beside(
    _ term: String, _ text: String, _ indent: Int, _ column: Int, _ width: Int
  ) -> [Styled.Line] {
    let lines = text.wrapped(to: width - column)
    let first = Styled.Line([
      .init(space(indent)), .init(term, style),
      .init(space(lines.isEmpty ? 0 : column - indent - term.cells) + (lines.first ?? "")),
    ])
    return [first] + lines.dropFirst().map { Styled.Line([.init(space(column) + $0)]) }
  }

  private func below(
    _ term: String, _ text: String, _ indent: Int, _ column: Int, _ width: Int
  ) -> [Styled.Line] {
    let terms = term.wrapped(to: width - indent)
    let texts = text.wrapped(to: max(10, width - column))
    return terms.map { Styled.Line([.init(space(indent)), .init($0, style)]) }
      + texts.filter { !$0.isEmpty }.map { Styled.Line([.init(space(column) + $0)]) }
  }

  private func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
