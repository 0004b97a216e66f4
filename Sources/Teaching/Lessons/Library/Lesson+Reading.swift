extension Lesson {
  /// Reads the text of a lesson file and reports all problems at once.
  ///
  /// - Parameters:
  ///   - file: the path, for messages; its name says the language.
  ///   - original: what the file translates. Then texts come from the file; runs, contracts and attributes come from the
  ///     section of the original with the same id.
  public static func read(
    _ text: String, file: String, translating original: Lesson? = nil
  ) -> ReadResult<Lesson> {
    var reading = parse(text, file: file, translating: original) { $0.lesson() }
    if let original, let lesson = reading.value {
      let unreadable = reading.problems.filter(\.kind.leavesOutStatement).map(\.location.line)
      reading.problems += lesson.problems(asTranslationOf: original, unreadable: unreadable)
      reading.problems.sort()
    }
    return reading
  }

  /// Reads the front matter only, to list many lessons fast. The lesson has no sections.
  static func readHead(_ text: String, file: String) -> ReadResult<Lesson> {
    let short = text.head(1024)
    let head = short.contains("\n---") ? short : text.head(16384)
    return parse(head, file: file) { $0.heading() }
  }

  private static func parse(
    _ text: String, file: String, translating original: Lesson? = nil,
    _ body: (inout LessonReader) -> Lesson?
  ) -> ReadResult<Lesson> {
    guard text.utf8.count <= LessonFolder.largest else {
      let kind = LessonProblem.Kind.file(.tooLarge(limit: LessonFolder.largest))
      return ReadResult(value: nil, problems: [LessonProblem(file, Location(), kind)])
    }
    let source = SourceText(text, file: file)
    if let problem = source.tooLong { return ReadResult(value: nil, problems: [problem]) }
    var reader = LessonReader(source, translating: original)
    let lesson = body(&reader)
    return ReadResult(value: lesson, problems: reader.problems.sorted())
  }
}

extension String {
  fileprivate func head(_ bytes: Int) -> String {
    String(decoding: utf8.prefix(bytes), as: UTF8.self)
  }
}
