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
      let source = SourceText(text, file: file)
      reading.problems += folder.linkProblems(in: reading.value?.sections ?? [], of: source)
      reading.problems.sort()
      return reading
    }
  }
}

extension LessonIndex {
  /// The contract table of a pattern: from its first lesson with a table, else from another lesson, else from
  /// the base directory. Parses only lessons that may hold it. `nil` when there is no table.
  public func contract(of pattern: String) -> ContractTable? {
    let own = entries.filter { $0.pattern == pattern || $0.variants.contains(pattern) }
    let others = entries.filter { !own.contains($0) && names(pattern, in: $0) }
    for entry in own + others {
      if let table = lesson(entry).value?.contract(of: pattern) { return table }
    }
    return base.flatMap { LessonIndex.read(directory: $0).contract(of: pattern) }
  }

  /// Whether the text of a lesson has a heading for the pattern. This is faster than parsing it.
  private func names(_ pattern: String, in entry: Entry) -> Bool {
    guard case .success(let text) = folder.text(entry.name) else { return false }
    return text.contains("pattern: \(pattern)")
  }
}

extension Lesson {
  /// The contract table of a pattern: the table for this pattern alone; else, when the lesson is about the
  /// pattern, the first table that is for no pattern alone.
  public func contract(of pattern: String) -> ContractTable? {
    let tables = sections.compactMap(\.contract)
    let own = tables.first { $0.pattern == pattern }
    let common = patterns.contains(pattern) ? tables.first { $0.pattern == nil } : nil
    return (own ?? common)?.table
  }

  /// The patterns that the lesson may have a contract for.
  public var contractPatterns: [String] {
    let named = sections.compactMap { $0.contract?.pattern }
    return patterns + named.filter { !patterns.contains($0) }
  }
}

extension Section {
  /// The contract of the section, and the pattern that its heading names; `nil` when it holds no contract.
  public var contract: (pattern: String?, table: ContractTable)? {
    guard case .contract(let table) = kind else { return nil }
    return (attributes["pattern"]?.text, table)
  }
}
