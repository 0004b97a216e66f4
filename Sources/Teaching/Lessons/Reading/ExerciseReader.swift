import Cells

extension LessonReader {
  mutating func exercise(_ raw: RawSection) -> Exercise? {
    let goals = statements(in: raw)
    reportEmptyHints(raw)
    reportOtherDetails(raw)
    let attributes = raw.attributes
    let kind = choice("kind", attributes, Exercise.Kind.init(rawValue:), of: Exercise.Kind.names)
    let levels = Exercise.levels.map(String.init)
    let level = choice("level", attributes, Exercise.level, of: levels)
    guard let kind, let level else { return nil }
    return Exercise(
      kind: kind, level: level, runs: attributes.names("runs"), files: Exercise.files(attributes),
      prompt: raw.assignment, goals: goals, hints: raw.hints, explanation: raw.quotes)
  }

  /// All folded text is either a hint, by its title, or for teachers.
  private mutating func reportOtherDetails(_ raw: RawSection) {
    let words = ["en": "Hint", "zh-Hans": "提示"]
    guard let word = words[FileName(source.file).language] else { return }
    for details in raw.hints where !details.title.hasPrefix(word) {
      complain(.exercise(.otherDetails(hint: word)), at: details.location)
    }
  }

  private mutating func choice<Value>(
    _ key: String, _ attributes: Attributes, _ read: (String) -> Value?, of names: [String]
  ) -> Value? {
    guard let word = attributes[key] else { return nil }
    if let value = read(word.text) { return value }
    complain(.exercise(.unknownValue(word.text, of: key, choices: names)), at: word.location)
    return nil
  }
}

extension Exercise {
  /// A level as it is written; `nil` for any other word.
  static func level(_ word: String) -> Int? { levels.first { String($0) == word } }

  static func files(_ attributes: Attributes) -> [String] {
    let files = attributes.names("edit")
    return files == ["*"] ? [] : files
  }
}

extension Exercise.Kind {
  static let names = allCases.map(\.rawValue)
}
