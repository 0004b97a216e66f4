/// What lessons and scenarios there are. Reads no Markdown, so that the shell starts at once; a
/// lesson is parsed when it is asked for.
public struct LessonIndex: Sendable {
  public private(set) var entries: [Entry] = []
  /// Those of the directory itself.
  public private(set) var ownScenarios: [Scenario] = []
  /// Those of the base that bear other names.
  private var baseScenarios: [Scenario] = []
  /// What is wrong with the files as far as they were read.
  public private(set) var problems: [LessonProblem] = []
  let folder: LessonFolder
  /// The directory that lends what this one does not have.
  let base: String?
  /// Every lesson file, also those too broken to be listed.
  private(set) var names: [String] = []

  public struct Entry: Equatable, Sendable {
    public var id: String
    public var title: String
    public var pattern: String?
    /// As messages name it.
    public var file: String
    public var translations: [Translation]
    var name: String
  }

  public struct Translation: Equatable, Sendable {
    public var language: String
    public var file: String
    var name: String
  }

  /// Lessons are `*.md` in order of their names, scenarios `scenarios/*.scenario`. A `README.md` is
  /// for people only, and `concepts.md` is a list.
  ///
  /// - Parameter base: the directory whose scenarios and contracts stand in where this one has none
  ///   of that name or pattern. Nothing that is wrong with it is told.
  public static func read(directory: String, base: String? = nil) -> LessonIndex {
    var index = LessonIndex(LessonFolder(path: directory), base: base == directory ? nil : base)
    index.readLessons()
    index.readScenarios()
    index.problems.sort()
    return index
  }

  private init(_ folder: LessonFolder, base: String?) {
    self.folder = folder
    self.base = base
  }

  public subscript(id: String) -> Entry? { entries.first { $0.id == id } }

  /// All that can be run.
  public var scenarios: [Scenario] { ownScenarios + baseScenarios }

  public func scenario(_ name: String) -> Scenario? { scenarios.first { $0.name == name } }
}

extension LessonIndex {
  private var forPeople: [String] { ["README.md", ConceptList.file] }

  private mutating func readLessons() {
    guard let names = folder.names(".md")?.filter({ !forPeople.contains($0) }) else {
      problems.append(LessonProblem(folder.path, Location(), .file(.noDirectory)))
      return
    }
    let files = names.map { (name: $0, parts: FileName($0)) }
    let translations = Dictionary(grouping: files.filter(\.parts.isTranslation), by: \.parts.stem)
    for file in files where !file.parts.isTranslation {
      self.names.append(file.name)
      readHead(file.name, translations[file.parts.stem, default: []].map(\.name))
    }
  }

  private mutating func readHead(_ name: String, _ siblings: [String]) {
    let file = shown(name)
    let reading = reading(name) { Lesson.readHead($0, file: file) }
    problems += reading.problems
    guard let lesson = reading.value else { return }
    if let first = self[lesson.id] {
      let kind = LessonProblem.Kind.file(.duplicateLesson(id: lesson.id, first: first.file))
      problems.append(LessonProblem(file, Location(), kind))
      return
    }
    let translations = siblings.map {
      Translation(language: FileName($0).language, file: shown($0), name: $0)
    }
    entries.append(
      Entry(
        id: lesson.id, title: lesson.title, pattern: lesson.pattern, file: file,
        translations: translations, name: name))
  }

  private mutating func readScenarios() {
    let names = readOwnScenarios()
    guard let base else { return }
    var lender = LessonIndex(LessonFolder(path: base), base: nil)
    _ = lender.readOwnScenarios()
    baseScenarios = lender.ownScenarios.filter { !names.contains($0.name) }
  }

  /// The names of all, also of those that are broken.
  private mutating func readOwnScenarios() -> [String] {
    let inner = LessonFolder(path: folder.path + "/scenarios")
    guard folder.isInside(inner.path) else { return [] }
    return (inner.names(".scenario") ?? []).map { name in
      let path = "scenarios/" + name
      let short = String(name.dropLast(".scenario".count))
      let reading = reading(path) { Scenario.read($0, name: short, file: shown(path)) }
      problems += reading.problems
      ownScenarios += [reading.value].compactMap(\.self)
      return short
    }
  }

  /// A file read with `parse`, or the reason why it cannot be opened.
  func reading<Value>(
    _ name: String, _ parse: (String) -> Reading<Value>
  ) -> Reading<Value> {
    switch folder.text(name) {
    case .success(let text): parse(text)
    case .failure(let problem):
      Reading(value: nil, problems: [LessonProblem(shown(name), Location(), .file(problem))])
    }
  }

  func shown(_ name: String) -> String {
    (folder.path.hasSuffix("/") ? folder.path : folder.path + "/") + name
  }
}
