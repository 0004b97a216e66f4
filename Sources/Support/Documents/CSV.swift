import Cells

/// Rows of a table in the format of RFC 4180.
///
/// A cell holds no control character, so that every row is one line and no terminal obeys it. A text that
/// a spreadsheet would take for a formula gets an apostrophe in front.
public enum CSV {
  public static func row(_ cells: [String]) -> String {
    cells.map { cell($0.printable) }.joined(separator: ",")
  }

  /// The same with the line feeds of cells kept: a row of several lines, as spreadsheets read it.
  package static func lines(_ cells: [String]) -> [String] {
    cells.map { cell($0.printableLines) }.joined(separator: ",").textLines.map(String.init)
  }

  private static func cell(_ text: String) -> String {
    let safe = text.isFormula ? "'" + text : text
    return safe.needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }
}

extension String {
  /// Spreadsheets look past white space, and know the wide forms of signs.
  fileprivate var isFormula: Bool {
    first { !$0.isWhitespace }.map { "=+-@＝＋－＠".contains($0) } ?? false
  }

  /// A semicolon parts cells where a comma stands in numbers.
  fileprivate var needsQuotes: Bool {
    contains { ",;\"\n".contains($0) } || first?.isWhitespace == true || last?.isWhitespace == true
  }
}
