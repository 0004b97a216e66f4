extension LessonIndex {
  /// Parses the lesson of an entry; all its problems are reported.
  public func lesson(_ entry: Entry) -> Reading<Lesson> {
    lesson(named: entry.name)
  }

  /// The title in a language, else in English. Reads only the front matter of the translation.
  public func title(of entry: Entry, in language: String) -> String {
    guard let translation = entry.translations.first(where: { $0.language == language })
    else { return entry.title }
    let head = reading(translation.name) { Lesson.readHead($0, file: translation.file) }
    return head.value?.title ?? entry.title
  }

  /// The lesson in a language. Sections without a translation stay English.
  public func lesson(_ entry: Entry, in language: String) -> Reading<Lesson> {
    var reading = lesson(entry)
    guard let lesson = reading.value, language != lesson.language,
      let translation = entry.translations.first(where: { $0.language == language })
    else { return reading }
    let other = self.translation(translation, of: lesson)
    reading.value = other.value.map { lesson.translated(by: $0) } ?? lesson
    reading.problems += other.problems
    return reading
  }

  /// Parses a translation as its file has it; all its problems are reported.
  public func translation(_ translation: Translation, of lesson: Lesson) -> Reading<Lesson> {
    lessonReading(translation.name) { text, file in
      Lesson.read(text, file: file, translating: lesson)
    }
  }

  func lesson(named name: String) -> Reading<Lesson> {
    lessonReading(name) { text, file in Lesson.read(text, file: file) }
  }

  private func lessonReading(
    _ name: String, _ parse: (String, String) -> Reading<Lesson>
  ) -> Reading<Lesson> {
    let file = shown(name)
    return reading(name) { text in
      var reading = parse(text, file)
      quoteCode(in: &reading, file)
      let source = SourceText(text, file: file)
      reading.problems += folder.linkProblems(in: reading.value?.sections ?? [], of: source)
      reading.problems.sort()
      return reading
    }
  }
}

extension LessonIndex {
  private func quoteCode(in reading: inout Reading<Lesson>, _ file: String) {
    guard var lesson = reading.value else { return }
    var quotes = CodeQuotes(sources, file: file)
    lesson.sections = lesson.sections.map { quotes.quoted($0, pattern: lesson.pattern) }
    reading.value = lesson
    reading.problems += quotes.problems
  }
}

extension LessonIndex {
  /// The contract table of a pattern: from its first lesson with a table, else from another lesson, else from
  /// the base directory. Parses only lessons that may hold it. `nil` when there is no table.
  public func contract(of pattern: String) -> ContractTable? {
    let own = entries.filter { $0.pattern == pattern }
    let others = entries.filter { $0.pattern != pattern && hasContract(of: pattern, in: $0) }
    for entry in own + others {
      if let table = lesson(entry).value?.contract(of: pattern) { return table }
    }
    return base.flatMap { LessonIndex.read(directory: $0).contract(of: pattern) }
  }

  /// Whether a heading of the lesson seems to name the pattern. This is faster than parsing the lesson.
  private func hasContract(of pattern: String, in entry: Entry) -> Bool {
    guard case .success(let text) = folder.text(entry.name) else { return false }
    return text.split(separator: "\n").contains {
      $0.contains("type: contract") && $0.contains(pattern)
    }
  }
}

extension Lesson {
  /// The contract table of a pattern: the first table whose heading names it; else, for the pattern of the lesson,
  /// the first table whose heading names none.
  public func contract(of pattern: String) -> ContractTable? {
    let tables = sections.compactMap(\.contract)
    let common = pattern == self.pattern ? tables.first { $0.patterns.isEmpty } : nil
    return (tables.first { $0.patterns.contains(pattern) } ?? common)?.table
  }

  /// The patterns that the lesson may have a contract for: its own, then those that headings of contracts name.
  public var contractPatterns: [String] {
    sections.compactMap(\.contract).flatMap(\.patterns)
      .reduce(into: [pattern].compactMap(\.self)) { all, name in
        if !all.contains(name) { all.append(name) }
      }
  }
}

extension Section {
  /// The contract of the section, and the patterns that its heading names; `nil` when it holds no contract.
  public var contract: (patterns: [String], table: ContractTable)? {
    guard case .contract(let table) = kind else { return nil }
    return (attributes.names("pattern"), table)
  }
}
