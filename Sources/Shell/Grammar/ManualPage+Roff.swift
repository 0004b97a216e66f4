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
    case .item(let item): item.roff
    case .note(let text): [".IP", text.roff]
    case .options(let items): [".RS"] + items.flatMap(\.roff) + [".RE"]
    }
  }
}

nonisolated extension ManualPiece.Item {
  fileprivate var roff: [String] { [".TP", ".B " + term.roff, text.roff] }
}

nonisolated extension String {
  /// Text in which nothing is a request or an escape.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + text.replacing("\"", with: "\\(dq")
  }
}
