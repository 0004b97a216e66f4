import Cells

extension String {
  /// As the text of an element, or of an attribute in double quotes, in XML and HTML: with nothing in
  /// it that is markup. What no XML can hold is pictured as it is on a terminal; line ends stay.
  public var xmlEscaped: String {
    printableLines.withEntities
  }

  private var withEntities: String {
    unicodeScalars.reduce(into: "") { text, scalar in
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
