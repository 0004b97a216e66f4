extension MermaidStatement.Declaration {
  /// `A`, `A as Name`, `A@{ "type": "database", "alias": "Name" } as Other Name`
  init(_ text: Substring, _ type: Diagram.ParticipantType) throws(MermaidFault) {
    self.init(id: "", name: nil, type: type)
    let rest: Substring
    if let sign = text.firstRange(of: "@{") {
      id = String(text[..<sign.lowerBound].trimmed)
      rest = try readSettings(of: text, from: sign)
    } else {
      let (first, afterword) = text.firstWord
      id = String(afterword.isAlias ? first : text)
      rest = afterword.isAlias ? afterword : ""
    }
    id = try Substring(id).name(type.rawValue)
    if rest.isAlias {
      let alias = rest.dropFirst(2).trimmed.mermaidWords
      guard !alias.isEmpty else {
        throw MermaidFault(.name(.noName("participant A as")), at: rest.endIndex)
      }
      name = alias
    } else if let name = Substring(id).nameAfterAs {
      throw MermaidFault(.name(.wordsBeforeAs(name)), at: text.startIndex)
    }
  }

  /// - Returns: what follows the settings: nothing, or another name.
  private mutating func readSettings(
    of text: Substring, from sign: Range<Substring.Index>
  ) throws(MermaidFault) -> Substring {
    guard let end = text[sign.upperBound...].firstIndex(of: "}") else {
      throw MermaidFault(.name(.openConfiguration), at: sign.lowerBound)
    }
    let settled = text[sign.lowerBound...end]
    if let other = text[..<sign.lowerBound].trimmed.withSettingsBeforeAs(settled) {
      throw MermaidFault(.name(.settingsAfterAs(other)), at: sign.lowerBound)
    }
    let settings = text[sign.upperBound..<end].mermaidPairs
    try configure(settings)
    let rest = text[text.index(after: end)...].trimmed
    guard rest.isEmpty || rest.isAlias else {
      throw MermaidFault(.name(.wordsBeforeAs(String(rest))), at: rest.startIndex)
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
          let problem = value.isBlank ? .noType : MermaidProblem.NameProblem.unknownType(value)
          throw MermaidFault(.name(problem), at: setting.start)
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
      let problem: MermaidProblem.NameProblem? =
        if !["alias", "type"].contains(setting.key) {
          .unknownSetting(setting.key)
        } else if !(setting.value?.namesSomething ?? false) {
          .noName("alias:")
        } else if !replaced.insert(setting.key).inserted {
          .replacedSetting(setting.key)
        } else {
          nil
        }
      if let problem { ignored.append(MermaidFault(.name(problem), at: setting.start)) }
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

  /// `W` in `"Web App" as W`, the order of other diagram languages.
  fileprivate var nameAfterAs: String? {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count > 2, words[words.count - 2].lowercased() == "as" else { return nil }
    return words.dropLast(2).joined(separator: " ")
  }
}
