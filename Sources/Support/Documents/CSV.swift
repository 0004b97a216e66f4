import Cells

/// Rows of a table in the format of RFC 4180.
///
/// A cell of `row` holds no control character, so that the row is one line and no terminal obeys it. `lines` keeps line
/// feeds. A text that a spreadsheet would take for a formula gets an apostrophe in front.
public enum CSV {
  /// Begins a table that is opened in a spreadsheet. Excel takes a file without this mark for one in the
  /// encoding of the machine, and shows wrong letters. Tables for programs have no mark: R would make it a
  /// part of the first heading.
  package static let byteOrderMark = "\u{FEFF}"

  /// A row without its line end. Control characters in cells, line feeds too, become visible characters.
  public static func row(_ cells: [String]) -> String {
    cells.map { cell($0.printable) }.joined(separator: ",")
  }

  /// The same with the line feeds of cells kept: a row of several lines, as spreadsheets read it.
  package static func lines(_ cells: [String]) -> [String] {
    cells.map { cell($0.printableLines) }.joined(separator: ",").textLines.map(String.init)
  }

  private static func cell(_ text: String) -> String {
    let safe = text.isFormula ? "'" + text : text
    return safe.needsQuotes ? "\"" + safe.withDoubledQuotes + "\"" : safe
  }
}

extension String {
  /// Spreadsheets decide by code points: a combining mark after the sign makes it another character to
  /// Swift and changes nothing for them. They skip invisible characters, and know wide signs too.
  fileprivate var isFormula: Bool {
    let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
    return unicodeScalars.first { !$0.isInvisible }.map(signs.contains) ?? false
  }

  /// A semicolon separates cells where numbers have a comma.
  fileprivate var needsQuotes: Bool {
    unicodeScalars.contains { [",", ";", "\"", "\n"].contains($0) }
      || first?.isWhitespace == true || last?.isWhitespace == true
  }

  fileprivate var withDoubledQuotes: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// White space, a control, a format sign such as a zero-width space or a byte-order mark, or a mark that
  /// would be on the sign before it.
  fileprivate var isInvisible: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
