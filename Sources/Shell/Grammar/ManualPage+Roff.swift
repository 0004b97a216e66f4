extension ManualPage {
  /// For the program `man`.
  public var text: String {
    ([".TH \(program.uppercased()) 1 \"\" \"\(version)\"", ".ad l"] + pieces.flatMap(\.roff))
      .joined(separator: "\n")
  }
}

nonisolated extension ManualPiece {
  fileprivate var roff: [String] {
    switch self {
    case .section(let title): [".SH " + title.roff]
    case .ways(let forms, let program):
      Array(
        forms.map { [".B " + program] + ($0.isEmpty ? [] : [$0.roff]) }.joined(separator: [".br"]))
    case .text(let text): [text.roff]
    case .item(let term, let text): [".TP", ".B " + term.roff, text.roff]
    case .note(let text): [".IP", text.roff]
    case .options(let items):
      [".RS"] + items.flatMap { Self.item(term: $0.term, text: $0.text).roff } + [".RE"]
    }
  }
}

nonisolated extension String {
  /// Text in which nothing is a request or an escape.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + text.replacing("\"", with: "\\(dq")
  }
}
