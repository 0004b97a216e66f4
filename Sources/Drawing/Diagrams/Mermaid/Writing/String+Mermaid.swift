import Cells

extension String {
  /// The text as one line of a source, which Mermaid shows as it is.
  var mermaidEscaped: String { mermaidEscaped(lineEnd: "<br/>") }

  /// Mermaid ends a statement at `;` and `#`, reads `<` as HTML, takes `wrap:` at the start for an
  /// order, cuts blanks off and directives out, sets `$$…$$` as a formula, and before reading looks
  /// for `style …:…#…;` anywhere.
  func mermaidEscaped(lineEnd: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).printable.entities }.joined(separator: lineEnd)
      .replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
      .replacing("%%{", with: "%%#123;").replacing("$$", with: "$#36;")
    let orders = ["wrap:", "nowrap:", ":wrap:", ":nowrap:"]
    guard orders.contains(where: text.hasPrefix) else { return text }
    return text.replacing("wrap:", with: "wrap#58;", maxReplacements: 1)
  }

  /// By code points, as Mermaid reads: to Swift, a sign with a combining mark is another character.
  private var entities: String {
    let inner = self[...].trimmed
    return blanks(self[..<inner.startIndex])
      + inner.unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case ";": text += "#59;"
        case "#": text += "#35;"
        case "<": text += "#lt;"
        case ">": text += "#gt;"
        case "&": text += "#amp;"
        default: text.unicodeScalars.append(scalar)
        }
      } + blanks(self[inner.endIndex...])
  }

  private func blanks(_ blanks: Substring) -> String {
    blanks.unicodeScalars.map { "#\($0.value);" }.joined()
  }
}
