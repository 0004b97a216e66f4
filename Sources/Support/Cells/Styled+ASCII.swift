extension Styled {
  /// The same with the signs of drawings and pages spelled in ASCII. Words in other scripts stay.
  public var inASCII: Styled {
    Styled(
      lines.map { line in
        var line = line
        line.spans = line.spans.map { Span($0.text.inASCII, $0.style) }
        return line
      })
  }
}

extension String {
  fileprivate var inASCII: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : reduce(into: "") { $0 += substitutes[$1] ?? String($1) }
  }
}

private let substitutes: [Character: String] = [
  "─": "-", "═": "=", "│": "|", "┼": "+", "├": "+", "┤": "+", "└": "+", "╌": ".", "┊": ":",
  "▶": ">", "◀": "<", "▷": ">", "◁": "<", "•": "*", "…": "...", "–": "-", "—": "-", "‘": "'",
  "’": "'", "“": "\"", "”": "\"", "→": "->", "◆": "*", "○": "o", "✕": "x", "·": ".", "▸": ">",
  "♪": "~", "‹": "<", "■": "#", "□": ".",
]
