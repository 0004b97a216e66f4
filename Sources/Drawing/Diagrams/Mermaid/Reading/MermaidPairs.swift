/// The keys and values of JSON, or of YAML in one line; nothing nested.
struct MermaidPairs {
  struct Pair {
    var key: String
    /// `nil` after the last word, when nothing follows it.
    var value: String?
    /// Where the key begins.
    var start: String.Index
  }

  private(set) var pairs: [Pair] = []

  init(_ source: Substring) {
    var rest = source
    var words: [String] = []
    var starts: [String.Index] = []
    while let sign = rest.first {
      let start = rest.startIndex
      if sign == "\"" || sign == "'" {
        starts.append(start)
        words.append(Self.quoted(&rest))
      } else if sign.isWhitespace || "{},:".contains(sign) {
        rest = rest.dropFirst()
      } else {
        starts.append(start)
        let end = rest.firstIndex { ",}\n".contains($0) || words.count % 2 == 0 && $0 == ":" }
        words.append(String(rest[..<(end ?? rest.endIndex)].trimmed))
        rest = rest[(end ?? rest.endIndex)...]
      }
    }
    pairs = stride(from: 0, to: words.count, by: 2).map {
      Pair(
        key: words[$0], value: $0 + 1 < words.count ? words[$0 + 1] : nil, start: starts[$0])
    }
  }

  private static func quoted(_ rest: inout Substring) -> String {
    let quote = rest.removeFirst()
    var word = ""
    while let sign = rest.popFirst(), sign != quote {
      word.append(sign == "\\" ? rest.popFirst() ?? sign : sign)
    }
    return word
  }
}
