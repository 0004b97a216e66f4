extension MermaidStatement.Declaration {
  /// `A`, `A as Name`, `A@{ "type": "database", "alias": "Name" } as Other Name`
  init(_ text: Substring, _ type: Diagram.ParticipantType) throws(MermaidFault) {
    self.init(id: "", name: nil, type: type)
    let (word, rest): (Substring, Substring)
    if let sign = text.firstRange(of: "@{") {
      word = text[..<sign.lowerBound].trimmed
      rest = try readSettings(of: text, from: sign)
    } else {
      let (first, afterword) = text.firstWord
      word = afterword.isAlias ? first : text
      rest = afterword.isAlias ? afterword : ""
    }
    id = try word.name(type.rawValue)
    if rest.isAlias {
      let alias = rest.dropFirst(2).trimmed.mermaidWords
      guard !alias.isEmpty else {
        throw MermaidFault(.noName("participant A as"), at: rest.endIndex)
      }
      name = alias
    } else if !id.hasRemark(.inName), let name = Substring(id).nameAroundAs {
      throw MermaidFault(.wordsBeforeAs(name), at: text.startIndex)
    }
  }

  /// - Returns: what follows the settings: nothing, or another name.
  private mutating func readSettings(
    of text: Substring, from sign: Range<Substring.Index>
  ) throws(MermaidFault) -> Substring {
    guard let end = text[sign.upperBound...].firstIndex(of: "}") else {
      throw MermaidFault(.openConfiguration, at: sign.lowerBound)
    }
    let settled = text[sign.lowerBound...end]
    if let other = text[..<sign.lowerBound].trimmed.withSettingsBeforeAs(settled) {
      throw MermaidFault(.settingsAfterAs(other), at: sign.lowerBound)
    }
    let settings = text[sign.upperBound..<end].mermaidPairs
    try configure(settings)
    let tail = text[text.index(after: end)...].trimmed
    // Here, `%%` is no part of a name, and begins a comment.
    let rest = tail.hasPrefix("%%") ? "" : tail
    guard rest.isEmpty || rest.isAlias else {
      throw MermaidFault(.wordsAfterSettings(String(rest)), at: rest.startIndex)
    }
    findIgnored(settings, hasAlias: !rest.isEmpty)
    return rest
  }

  private mutating func configure(_ settings: [MermaidPair]) throws(MermaidFault) {
    for setting in settings {
      let value = setting.value ?? ""
      switch setting.key {
      case "alias" where value.namesSomething: name = value.mermaidWords
      case "type":
        guard let type = Diagram.ParticipantType(rawValue: value) else {
          let problem = value.isBlank ? .noType : MermaidProblem.Kind.unknownType(value)
          throw MermaidFault(problem, at: setting.start)
        }
        self.type = type
      default: break
      }
    }
  }

  /// Names the settings of which nothing is drawn.
  private mutating func findIgnored(_ settings: [MermaidPair], hasAlias: Bool) {
    var replaced: Set<String> = hasAlias ? ["alias"] : []
    for setting in settings.reversed() {
      let problem: MermaidProblem.Kind? =
        if !["alias", "type"].contains(setting.key) {
          .unknownSetting(setting.key)
        } else if !(setting.value?.namesSomething ?? false) {
          .noName("alias:")
        } else if !replaced.insert(setting.key).inserted {
          .replacedSetting(setting.key)
        } else {
          nil
        }
      if let problem { ignored.append(MermaidFault(problem, at: setting.start)) }
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// An order such as `wrap:` alone is no name.
  fileprivate var namesSomething: Bool { !mermaidWords.isBlank }
}

extension Substring {
  fileprivate var isAlias: Bool {
    guard prefix(2).lowercased() == "as" else { return false }
    return dropFirst(2).first?.isWhitespace ?? true
  }

  fileprivate var firstWord: (Substring, rest: Substring) {
    let space = firstIndex(where: \.isWhitespace) ?? endIndex
    return (self[..<space], self[space...].trimmed)
  }

  /// `C@{…} as Name` for `C as Name`; `nil` when it is not that.
  fileprivate func withSettingsBeforeAs(_ settings: Substring) -> String? {
    let (id, rest) = firstWord
    return rest.isAlias ? "\(id)\(settings) \(rest)" : nil
  }

  /// The name that is probably meant, where `as` comes after more than one word: `Web App` in `"Web App" as W`, the order of
  /// other diagram languages, and `Web App` in `web app as Web App`.
  fileprivate var nameAroundAs: String? {
    let words = split(whereSeparator: \.isWhitespace)
    let inner = words.indices.dropFirst(2).dropLast()
    guard let index = inner.first(where: { words[$0].lowercased() == "as" }) else { return nil }
    let isLast = index == words.count - 2
    return (isLast ? words[..<index] : words[(index + 1)...]).joined(separator: " ")
  }
}
