import Files

extension LessonIndex {
  /// Parses the lesson of an entry; all its problems are reported.
  public func lesson(_ entry: Entry) -> ReadResult<Lesson> {
    lesson(named: entry.name)
  }

  /// The title in a language, else in English. Reads only the front matter of the translation.
  public func title(of entry: Entry, in language: String) -> String {
    guard let translation = entry.translations.first(where: { $0.language == language })
    else { return entry.title }
    return head(translation.name).value?.title ?? entry.title
  }

  /// The lesson in a language. Sections without a translation stay English.
  ///
  /// - Parameter quotingCode: whether pages have the code that they name. For one page, ``quoted(_:pattern:)`` is faster.
  public func lesson(
    _ entry: Entry, in language: String, quotingCode: Bool = true
  ) -> ReadResult<Lesson> {
    var reading = lesson(named: entry.name, quotingCode: quotingCode)
    guard let lesson = reading.value, language != lesson.language,
      let translation = entry.translations.first(where: { $0.language == language })
    else { return reading }
    let other = self.translation(translation, of: lesson, quotingCode: quotingCode)
    reading.value = other.value.map { lesson.translated(by: $0) } ?? lesson
    reading.problems += other.problems
    return reading
  }

  /// Parses a translation as its file has it; all its problems are reported.
  public func translation(
    _ translation: Translation, of lesson: Lesson, quotingCode: Bool = true
  ) -> ReadResult<Lesson> {
    self.lesson(named: translation.name, translating: lesson, quotingCode: quotingCode)
  }

  func lesson(
    named name: String, translating original: Lesson? = nil, quotingCode: Bool = true
  ) -> ReadResult<Lesson> {
    let file = shown(name)
    let kept =
      original.map { folder.cache.translations(of: $0, quotingCode: quotingCode) }
      ?? folder.cache.lessons
    var reading = reading(name, in: kept) { Lesson.read($0, file: file, translating: original) }
    if quotingCode { quoteCode(in: &reading, file) }
    reading.problems += linkProblems(in: reading.value?.sections ?? [], of: name)
    reading.problems.sort()
    return reading
  }

  private func linkProblems(in sections: [Section], of name: String) -> [LessonProblem] {
    let links = folder.cache.links.value(of: sections, called: shown(name)) { $0.flatMap(\.links) }
    let wrong = folder.wrong(links)
    guard !wrong.isEmpty, case .success(let text) = folder.text(name) else { return [] }
    let source = SourceText(text, file: shown(name))
    return wrong.map { link, kind in
      LessonProblem(
        source.file, source.find(link.url, from: link.location, to: link.lastLine), kind)
    }
  }
}

extension LessonIndex {
  /// A page with the code that it names, which is read for it.
  ///
  /// - Parameter pattern: of its lesson.
  public func quoted(_ section: Section, pattern: String?) -> Section {
    guard section.attributes["symbol"] != nil else { return section }
    var quotes = CodeQuotes(sources, file: "")
    return quotes.quoted(section, pattern: pattern)
  }

  private func quoteCode(in reading: inout ReadResult<Lesson>, _ file: String) {
    guard var lesson = reading.value,
      lesson.sections.contains(where: { $0.attributes["symbol"] != nil })
    else { return }
    var quotes = CodeQuotes(sources, file: file)
    lesson.sections = lesson.sections.map { quotes.quoted($0, pattern: lesson.pattern) }
    reading.value = lesson
    reading.problems += quotes.problems
  }
}
