import Cells

extension String {
  /// The text as one line of a source, which Mermaid shows as it is.
  var mermaidEscaped: String { mermaidEscaped(lineEnd: "<br/>") }

  /// The same for a name or a label, in which `%%` looks like the sign of a comment.
  var mermaidLabel: String {
    let text = mermaidEscaped
    return text.hasRemark(.inLabel) ? text.replacingCode("%% ", with: "%#37; ") : text
  }

  /// Mermaid ends a statement at `;` and `#`, reads `<` as HTML, takes `wrap:` at the start for an
  /// order, cuts blanks off and directives out, sets `$$…$$` as a formula, and before reading looks
  /// for `style …:…#…;` anywhere.
  func mermaidEscaped(lineEnd: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).printable.entities }.joined(separator: lineEnd)
      .replacingCode("style", with: "#115;tyle").replacingCode("classDef", with: "#99;lassDef")
      .replacingCode("%%{", with: "%%#123;").replacingCode("$$", with: "$#36;")
    let orders = ["wrap:", "nowrap:", ":wrap:", ":nowrap:"]
    let isOrder = orders.contains { text.unicodeScalars.starts(with: $0.unicodeScalars) }
    return isOrder ? text.replacingCode("wrap:", with: "wrap#58;", maxReplacements: 1) : text
  }

  // By code points, as Mermaid reads: to Swift, a sign with a combining mark is another character.

  func replacingCode(
    _ word: String, with safe: String, maxReplacements: Int = .max
  ) -> String {
    guard hasCode(word) else { return self }
    return String(
      unicodeScalars.replacing(
        word.unicodeScalars, with: safe.unicodeScalars, maxReplacements: maxReplacements))
  }

  /// Few texts have the word. To find that out is much faster than to replace nothing.
  private func hasCode(_ word: String) -> Bool {
    let first = word.utf8.first
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: word.utf8) }
  }

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
