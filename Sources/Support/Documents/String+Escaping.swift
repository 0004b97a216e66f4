import Cells

extension String {
  /// The text escaped for an element, or for an attribute in double quotes, in XML and HTML. Control
  /// characters, which XML cannot hold, become their pictures, as on a terminal; line feeds stay.
  public var xmlEscaped: String {
    printableLines.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  /// The text with other texts in the place of some scalars. To Swift, a quote and a combining mark after it are one
  /// character, which is no quote; to most readers of a file it is a quote.
  package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += escapes[scalar] ?? String(scalar)
    }
  }

  /// Printable, with U+FFFE and U+FFFF spelled as in Swift: other programs make XML of the text, which
  /// cannot hold them.
  package var drawable: String {
    printable.escaping(["\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}"])
  }

  /// Printable line by line: only the line feeds stay.
  package var printableLines: String {
    textLines.map { String($0).printable }.joined(separator: "\n")
  }
}
