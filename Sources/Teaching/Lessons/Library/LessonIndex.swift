import Files
import SourceCode

/// The lessons and scenarios of a directory. Only front matter is read, so that the shell starts at
/// once; a lesson is parsed when it is needed.
public struct LessonIndex: Sendable {
  /// The lessons with readable front matter, in the order of their file names.
  public private(set) var entries: [Entry] = []
  /// The scenarios of the directory itself.
  public private(set) var ownScenarios: [Scenario] = []
  /// The scenarios of the base that `ownScenarios` does not have.
  private var baseScenarios: [Scenario] = []
  /// Problems of front matter, of names of translations and of scenarios. Problems of lesson texts come with
  /// `lesson(_:)`.
  public private(set) var problems: [LessonProblem] = []
  let folder: LessonFolder
  /// As messages show it.
  public var directory: String { folder.path }
  /// The directory with the scenarios and contracts that are missing here.
  let base: String?
  /// The folder of the apps' sources; `nil` for those next to the lessons that come with the program.
  private var sourcesFolder: String?
  /// The names of all lesson files, also of those too broken for an entry.
  private(set) var names: [String] = []

  /// A lesson as its front matter describes it, with its translations.
  public struct Entry: Equatable, Sendable {
    public var id: String
    public var title: String
    /// `nil` when the front matter names no pattern.
    public var pattern: String?
    /// Its path, as messages show it.
    public var file: String
    public var translations: [Translation]
    var name: String

    /// 7 for `07-where-they-part.md`; `nil` where the file name begins with no number.
    public var number: Int? { Int(name.prefix(while: \.isNumber)) }
  }

  /// A translation of a lesson. Its file was not read yet.
  public struct Translation: Equatable, Sendable {
    /// Taken from the file name: `zh-Hans` for `02-mvc.zh-Hans.md`.
    public var language: String
    /// Its path, as messages show it.
    public var file: String
    var name: String
  }

  /// Reads a directory. Lessons are `*.md` in the order of their names, scenarios
  /// `scenarios/*.scenario`, those of other apps `scenarios/APP/*.scenario`; `README.md` and `concepts.md` are no
  /// lessons.
  ///
  /// - Parameters:
  ///   - base: a directory that lends scenarios and contracts that this directory does not have. Its problems are
  ///     not reported.
  ///   - sources: the folder of the apps' sources; `nil` for `Sources/Apps` next to the base, else next to the directory.
  ///   - cache: what was read before.
  public static func read(
    directory: String, base: String? = nil, sources: String? = nil,
    cache: LessonCache = LessonCache()
  ) -> LessonIndex {
    var index = LessonIndex(
      LessonFolder(path: directory, cache), base: base == directory ? nil : base)
    index.sourcesFolder = sources
    index.readLessons()
    index.readScenarios()
    index.problems.sort()
    return index
  }

  init(_ folder: LessonFolder, base: String?) {
    self.folder = folder
    self.base = base
  }

  /// The sources of the apps, for the code that lessons quote.
  public var sources: SourceFolder {
    sourcesFolder.map(SourceFolder.shared) ?? .nextTo(lessons: base ?? directory)
  }

  /// The entry of a lesson id; `nil` when there is none.
  public subscript(id: String) -> Entry? { entries.first { $0.id == id } }

  /// All scenarios: those of the directory, then those of the base.
  public var scenarios: [Scenario] { ownScenarios + baseScenarios }

  /// The scenarios for an app.
  ///
  /// - Parameter app: `nil` for the app that people get without asking.
  public func scenarios(of app: String?) -> [Scenario] { scenarios.filter { $0.app == app } }

  /// What is wrong with the file of a scenario of this name; empty where it can be read, and where there is none.
  public func problems(ofScenario name: String, of app: String?) -> [LessonProblem] {
    let file = shown(ScenarioFile(name: name, app: app).path)
    return problems.filter { $0.file == file }
  }

  /// The scenario of this name for an app; `nil` when there is none.
  public func scenario(_ name: String, of app: String?) -> Scenario? {
    scenarios(of: app).first { $0.name == name }
  }
}

extension LessonIndex {
  private mutating func readLessons() {
    guard let names = folder.names(".md") else {
      problems.append(LessonProblem(folder.path, Location(), .file(folder.problem)))
      return
    }
    let files = names.map { (name: $0, parts: FileName($0)) }
    let translations = Dictionary(grouping: files.filter(\.parts.isTranslation), by: \.parts.stem)
    let originals = files.map(\.parts).filter { !$0.isTranslation && !$0.isNoLesson }.map(\.stem)
    for file in files {
      let problem = file.parts.problem(among: originals)
      if let problem {
        problems.append(LessonProblem(shown(file.name), Location(), .file(problem)))
      }
      guard problem == nil, !file.parts.isTranslation, !file.parts.isNoLesson else { continue }
      self.names.append(file.name)
      readHead(file.name, translations[file.parts.stem, default: []].map(\.name))
    }
  }

  private mutating func readHead(_ name: String, _ siblings: [String]) {
    let file = shown(name)
    let reading = head(name)
    problems += reading.problems
    guard let lesson = reading.value else { return }
    if let first = self[lesson.id] {
      let kind = LessonProblem.Kind.file(.duplicateLesson(id: lesson.id, first: first.file))
      problems.append(LessonProblem(file, placeOfID(in: name), kind))
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

  private func placeOfID(in name: String) -> Location {
    let source = SourceText((try? folder.text(name).get()) ?? "", file: name)
    return FrontMatter(source).values["id"]?.location ?? Location()
  }

  private mutating func readScenarios() {
    let files = readOwnScenarios()
    guard let base else { return }
    var other = LessonIndex(LessonFolder(path: base, folder.cache), base: nil)
    _ = other.readOwnScenarios()
    baseScenarios = other.ownScenarios.filter {
      !files.contains(ScenarioFile(name: $0.name, app: $0.app))
    }
  }

  /// Returns all scenario files, also broken ones.
  private mutating func readOwnScenarios() -> [ScenarioFile] {
    let files = scenarioFiles
    for file in files {
      let reading = reading(file.path, in: folder.cache.scenarios) {
        Scenario.read($0, name: file.name, app: file.app, file: shown(file.path))
      }
      problems += reading.problems
      ownScenarios += [reading.value].compactMap(\.self)
    }
    return files
  }

  private var scenarioFiles: [ScenarioFile] {
    let apps: [String?] = [nil] + (scenarioFolder(of: nil)?.folderNames ?? [])
    return apps.flatMap { app in
      (scenarioFolder(of: app)?.names(ScenarioFile.suffix) ?? []).map {
        ScenarioFile(name: String($0.dropLast(ScenarioFile.suffix.count)), app: app)
      }
    }
  }

  /// `nil` for a folder outside the directory.
  private func scenarioFolder(of app: String?) -> LessonFolder? {
    let name = ScenarioFile.folder(of: app)
    return folder.isInside(name)
      ? LessonFolder(path: folder.path + "/" + name, folder.cache) : nil
  }

  /// The front matter of a lesson or of a translation.
  func head(_ name: String) -> ReadResult<Lesson> {
    reading(name, in: folder.cache.heads) { Lesson.readHead($0, file: shown(name)) }
  }

  /// A file read with `parse`, or the problem that keeps it from being opened.
  ///
  /// - Parameter kept: where what was read is kept.
  func reading<Value>(
    _ name: String, in kept: FileCache<ReadResult<Value>>, _ parse: (String) -> ReadResult<Value>
  ) -> ReadResult<Value> {
    switch folder.value(of: name, in: kept, parse) {
    case .success(let reading): reading
    case .failure(let problem):
      ReadResult(
        value: nil, problems: [LessonProblem(shown(name), problem.location, .file(problem))])
    }
  }

  /// The text of a file next to the lessons; `nil` when it cannot be read.
  public func text(ofFile name: String) -> String? { try? folder.text(name).get() }

  func shown(_ name: String) -> String {
    (folder.path.hasSuffix("/") ? folder.path : folder.path + "/") + name
  }
}

/// A file of `scenarios`, or of a folder in it that has the name of an app.
private struct ScenarioFile: Equatable {
  static let suffix = ".scenario"

  let name: String
  let app: String?

  var path: String { ScenarioFile.folder(of: app) + "/" + name + ScenarioFile.suffix }

  static func folder(of app: String?) -> String { app.map { "scenarios/" + $0 } ?? "scenarios" }
}
