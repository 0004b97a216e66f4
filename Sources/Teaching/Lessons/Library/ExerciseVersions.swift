import Files

/// The texts of the files of a pattern, by their paths in its folder.
public typealias CodeFiles = [String: String]

extension LessonIndex {
  /// A version of an exercise's code.
  public enum ExerciseVersion: Hashable, Sendable {
    /// What the learner begins with: a change of the pattern.
    case start
    /// A change of the start. Without a file, it is the pattern as it is.
    case solution
    /// A change of the start that works, and is wrong nevertheless.
    case wrong(String)
    /// A mistake in the start that the learner's tests have to find.
    case planted(String)
  }

  /// The versions of an exercise's code.
  public func versions(of id: String) -> ExerciseVersions { ExerciseVersions(id, self) }
}

/// The versions of an exercise's code. Their files are patches in a folder that is called like the exercise.
public struct ExerciseVersions: Sendable {
  public typealias Version = LessonIndex.ExerciseVersion

  private static let suffix = ".diff"

  private let id: String
  private let exercises: LessonIndex

  fileprivate init(_ id: String, _ exercises: LessonIndex) {
    (self.id, self.exercises) = (id, exercises)
  }

  /// Whether there is a folder for them.
  public var haveFolder: Bool { exercises.folder.hasFolder(id) }

  /// Those that are wrong, by their names.
  public var wrong: [Version] { all.filter { if case .wrong = $0 { true } else { false } } }

  /// The mistakes that the exercise plants, by their names.
  public var planted: [Version] { all.filter { if case .planted = $0 { true } else { false } } }

  /// The patches that are called like no version, and so are not used.
  public var misnamed: [LessonProblem] {
    let usual: [Version] = [.start, .solution, .wrong("NAME"), .planted("NAME")]
    let known = usual.map { $0.name + Self.suffix }
    return names.filter { Version(name: $0) == nil }.map { name in
      let file = name + Self.suffix
      return LessonProblem(
        exercises.shown(id + "/" + file), Location(),
        .exercise(.noVersion(UnknownWord(file, among: known))))
    }
  }

  private var all: [Version] { names.compactMap { Version(name: $0) } }

  private var names: [String] {
    let folder = LessonFolder(path: exercises.folder.path + "/" + id, exercises.folder.cache)
    return (folder.names(Self.suffix) ?? []).map { String($0.dropLast(Self.suffix.count)) }
  }

  private func name(of version: Version) -> String { id + "/" + version.name + Self.suffix }

  /// The path of a version's patch, as messages show it.
  public func file(of version: Version) -> String { exercises.shown(name(of: version)) }

  /// What a version says about itself: the words after `key:` on a line above the first change of its patch, such as
  /// `fails: contract`.
  public func note(_ key: String, on version: Version) -> String? {
    guard let text = exercises.text(ofFile: name(of: version)) else { return nil }
    return text.withNewlinesUnified.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
      .first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
  }
}

extension ExerciseVersions {
  /// All files of the pattern in a version.
  ///
  /// - Parameter pattern: its files as they are in the sources.
  public func code(
    _ version: Version, in pattern: CodeFiles
  ) throws(LessonProblem) -> CodeFiles {
    let start = try apply(.start, to: pattern) ?? pattern
    if version == .start { return start }
    return try apply(version, to: start) ?? pattern
  }

  /// `nil` when the version has no patch.
  private func apply(_ version: Version, to files: CodeFiles) throws(LessonProblem) -> CodeFiles? {
    guard let patch = try patch(version) else { return nil }
    do {
      let changed = try patch.applied { files[$0] }
      return files.merging(changed) { _, new in new }
    } catch {
      throw problem(.init(error, inStart: version == .start), of: version)
    }
  }

  /// What a version changes; `nil` when it has no patch.
  public func patch(_ version: Version) throws(LessonProblem) -> Patch? {
    guard let text = try text(of: version) else { return nil }
    let patch: Patch
    do {
      patch = try Patch(text)
    } catch {
      throw problem(.init(error, inStart: version == .start), of: version)
    }
    if patch.files.allSatisfy({ $0.added + $0.removed == 0 }) {
      throw problem(.emptyPatch, of: version)
    }
    return patch
  }

  private func text(of version: Version) throws(LessonProblem) -> String? {
    let (folder, name) = (exercises.folder, name(of: version))
    guard folder.exists(name) else { return nil }
    switch folder.text(name) {
    case .failure(let problem):
      throw LessonProblem(file(of: version), problem.location, .file(problem))
    case .success(let text): return text
    }
  }

  private func problem(
    _ problem: LessonProblem.ExerciseProblem, of version: Version
  ) -> LessonProblem {
    LessonProblem(file(of: version), Location(), .exercise(problem))
  }
}

extension LessonIndex.ExerciseVersion {
  private static let (wrong, planted) = ("wrong-", "planted-")

  /// As its file is called.
  public var name: String {
    switch self {
    case .start: "start"
    case .solution: "solution"
    case .wrong(let name): Self.wrong + name
    case .planted(let name): Self.planted + name
    }
  }

  /// `nil` for a name that no version has.
  fileprivate init?(name: String) {
    if let own = [Self.start, .solution].first(where: { $0.name == name }) {
      self = own
    } else if name.hasPrefix(Self.wrong) {
      self = .wrong(String(name.dropFirst(Self.wrong.count)))
    } else if name.hasPrefix(Self.planted) {
      self = .planted(String(name.dropFirst(Self.planted.count)))
    } else {
      return nil
    }
  }
}
