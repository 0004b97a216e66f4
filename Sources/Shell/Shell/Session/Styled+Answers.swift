import Cells
import Localization

// What the answers of several rooms have in them.

extension Styled {
  /// A table: each column is as wide as its widest cell.
  static func grid(_ heads: [String], _ style: Style, rows: [[String]]) -> Styled {
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].cells }.max() ?? 0
    }
    func line(_ cells: [String], _ style: Style) -> Line {
      let padded = zip(cells, widths).map { $0.padded(to: $1) }
      return Line([Span(padded.joined(separator: "  ").trimmedAtEnd, style)])
    }
    return Styled([line(heads, style)] + rows.map { line($0, .plain) })
  }

  /// Words, and a line to type, which is never broken: it is below them where there is no room next to them.
  static func advice(_ words: String, toType line: String, width: Int) -> Styled {
    let whole = [words, line].joinedSentences
    return whole.cells <= width
      ? Styled(whole, .faint)
      : .wrapped(words, to: width, .faint) + Styled("  " + line, .faint)
  }
}
