import Cells

extension String {
  /// The text as one line of Mermaid that is shown as it is.
  ///
  /// Mermaid ends a statement at `;` and `#`, reads `<` as HTML, takes `wrap:` at the start for an
  /// order, and before reading looks for `style …:…#…;` anywhere, hence the last two lines.
  var mermaidEscaped: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).printable.entities }.joined(separator: "<br/>")
      .replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
    return text.hasPrefix("wrap:") || text.hasPrefix("nowrap:")
      ? text.replacing("wrap:", with: "wrap#58;", maxReplacements: 1) : text
  }

  private var entities: String {
    reduce(into: "") { text, character in
      switch character {
      case ";": text += "#59;"
      case "#": text += "#35;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      case "&": text += "#amp;"
      default: text.append(character)
      }
    }
  }
}
