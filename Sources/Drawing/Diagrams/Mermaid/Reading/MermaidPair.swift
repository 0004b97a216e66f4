/// A key with its value in JSON, or in YAML in one line.
struct MermaidPair {
  var key: String
  /// `nil` after the last word, when nothing follows it.
  var value: String?
  /// Where the key begins.
  var start: String.Index
}

extension Substring {
  /// The keys and values of JSON, or of YAML in one line; nothing nested.
  var mermaidPairs: [MermaidPair] {
    var rest = self
    var words: [(text: String, start: Index)] = []
    while let sign = rest.first {
      let start = rest.startIndex
      if sign == "\"" || sign == "'" {
        words.append((rest.removeQuoted(), start))
      } else if sign.isWhitespace || "{},:".contains(sign) {
        rest = rest.dropFirst()
      } else {
        let end = rest.firstIndex { ",}\n".contains($0) || words.count % 2 == 0 && $0 == ":" }
        words.append((String(rest[..<(end ?? endIndex)].trimmed), start))
        rest = rest[(end ?? endIndex)...]
      }
    }
    return stride(from: 0, to: words.count, by: 2).map {
      MermaidPair(
        key: words[$0].text, value: $0 + 1 < words.count ? words[$0 + 1].text : nil,
        start: words[$0].start)
    }
  }

  private mutating func removeQuoted() -> String {
    let quote = removeFirst()
    var word = ""
    while let sign = popFirst(), sign != quote {
      word.append(sign == "\\" ? popFirst() ?? sign : sign)
    }
    return word
  }
}
