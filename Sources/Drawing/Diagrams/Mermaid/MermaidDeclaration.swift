extension MermaidStatement.Declaration {
  /// `A`, `A as Name`, `A@{ "type": "database", "alias": "Name" } as Other Name`
  init(_ text: Substring, _ type: Diagram.ParticipantType) throws(MermaidFault) {
    self.init(id: "", name: nil, type: type)
    var rest = text
    if let sign = text.firstRange(of: "@{") {
      guard let end = text[sign.upperBound...].firstIndex(of: "}") else {
        throw MermaidFault(.name(.openConfiguration), at: sign.lowerBound)
      }
      id = String(text[..<sign.lowerBound].trimmed)
      try configure(text[sign.upperBound..<end])
      rest = text[text.index(after: end)...].trimmed
      guard rest.isEmpty || rest.isAlias else {
        throw MermaidFault(.name(.wordsBeforeAs(String(rest))), at: rest.startIndex)
      }
    } else {
      let space = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
      let afterword = text[space...].trimmed
      if afterword.isAlias {
        (id, rest) = (String(text[..<space]), afterword)
      } else {
        (id, rest) = (String(text), "")
      }
    }
    id = try Substring(id).name(type.rawValue)
    if rest.isAlias {
      let alias = rest.dropFirst(2).trimmed
      guard !alias.isEmpty else {
        throw MermaidFault(.name(.noName("participant A as")), at: rest.endIndex)
      }
      name = alias.mermaidWords
    } else if let name = Substring(id).nameAfterAs {
      throw MermaidFault(.name(.wordsBeforeAs(name)), at: text.startIndex)
    }
  }

  private mutating func configure(_ settings: Substring) throws(MermaidFault) {
    for (key, value) in MermaidPairs(settings).pairs {
      switch key {
      case "alias": name = value.trimmed.isEmpty ? nil : value.mermaidWords
      case "type":
        guard let type = Diagram.ParticipantType(rawValue: value) else {
          throw MermaidFault(.name(.unknownType(value)), at: settings.startIndex)
        }
        self.type = type
      default: break
      }
    }
  }
}

extension Substring {
  fileprivate var isAlias: Bool {
    guard prefix(2).lowercased() == "as" else { return false }
    return dropFirst(2).first?.isWhitespace ?? true
  }

  /// `W` in `"Web App" as W`, the order of other diagram languages.
  fileprivate var nameAfterAs: String? {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count > 2, words[words.count - 2].lowercased() == "as" else { return nil }
    return words.dropLast(2).joined(separator: " ")
  }
}

/// The keys and values of JSON, or of YAML in one line; nothing nested.
struct MermaidPairs {
  private(set) var pairs: [(String, String)] = []

  init(_ source: Substring) {
    var rest = source
    var words: [String] = []
    while let sign = rest.first {
      if sign == "\"" || sign == "'" {
        words.append(Self.quoted(&rest))
      } else if sign.isWhitespace || "{},:".contains(sign) {
        rest = rest.dropFirst()
      } else {
        let end = rest.firstIndex { ",}\n".contains($0) || words.count % 2 == 0 && $0 == ":" }
        words.append(String(rest[..<(end ?? rest.endIndex)].trimmed))
        rest = rest[(end ?? rest.endIndex)...]
      }
    }
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      pairs.append((words[index], words[index + 1]))
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
