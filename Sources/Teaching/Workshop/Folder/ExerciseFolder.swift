import Foundation
import Lessons
import Trace

/// A folder in which a learner works on an exercise: files to edit, files to read, and what the exercise is.
public struct ExerciseFolder: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// The learner's files.
  static let edit = "edit"
  /// The rest of the pattern. What is changed here has no effect.
  static let read = "read"
  private static let mark = ".lifeline-exercise"

  /// Paths are those in the folder.
  public enum Problem: Error, Equatable, Sendable {
    case exists(isExercise: Bool)
    /// The path that could not be written, and what the system says.
    case unwritable(String, String)
    /// What the learner wrote is in the other folder, but the start could not be put in its place.
    case notReset(kept: String, String)
    case missing(String)
    /// The path that could not be read, and what the system says.
    case unreadable(String, String)
    case notText(String)
  }

  /// The id of the exercise that it was made for; `nil` when it is no such folder.
  public var exercise: String? {
    // It is short. What is in the file of that name may be something else, and long.
    guard let file = try? FileHandle(forReadingFrom: url.appending(path: Self.mark)),
      let data = try? file.read(upToCount: 1_000),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  /// The folder of an exercise that a place is in; `nil` when it is in none, or not there.
  public static func around(_ place: URL) -> ExerciseFolder? {
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    var folder = ExerciseFolder(place)
    while folder.exercise == nil {
      let parent = folder.url.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < folder.url.path.count else { return nil }
      folder = ExerciseFolder(parent)
    }
    return folder
  }

  /// Makes the folder, all of it or nothing. Nothing that is there is changed.
  ///
  /// - Parameters:
  ///   - page: says which files are to be edited.
  ///   - code: all files of the pattern, as the exercise begins.
  ///   - readme: the text of its `README.md`.
  public static func make(
    at url: URL, for page: ExercisePage, of code: CodeFiles, readme: String
  ) throws(Problem) -> ExerciseFolder {
    let folder = ExerciseFolder(url)
    guard !folder.has("") else { throw .exists(isExercise: folder.exercise != nil) }
    let draft = folder.draft(in: url.deletingLastPathComponent())
    defer { draft.remove() }
    try draft.writeStart(of: page.exercise, code)
    for (path, text) in code where !page.exercise.isOwn(path) {
      try draft.write(text, to: read + "/" + path, readOnly: true)
    }
    try draft.write(readme, to: "README.md")
    try draft.write(page.id + "\n", to: mark)
    try draft.move("", to: url)
    return folder
  }

  /// Writes what the learner begins with.
  func writeStart(of exercise: Exercise, _ code: CodeFiles) throws(Problem) {
    for (path, text) in code where exercise.isOwn(path) {
      try write(text, to: Self.edit + "/" + path)
    }
    if exercise.kind == .project { try write(OwnScenario.template, to: OwnScenario.file) }
  }

  // MARK: The learner's code

  /// The learner's files as they are now, by their path in the folder of the pattern. Files that the learner has
  /// added count, too.
  public func code(editing files: [String]) throws(Problem) -> CodeFiles {
    let found: [String]
    do {
      found = try codePaths()
    } catch {
      throw has(Self.edit)
        ? .unreadable(Self.edit, error.reason) : .missing(Self.edit)
    }
    var code: CodeFiles = [:]
    for path in Set(files).union(found).sorted() {
      code[path] = try text(of: Self.edit + "/" + path)
    }
    return code
  }

  /// Where a file of the learner's is.
  public func file(_ path: String) -> URL { url.appending(path: Self.edit).appending(path: path) }

  /// When each of the learner's files was saved last.
  public var stamps: [String: Date] {
    let code = (try? codePaths()) ?? []
    let pairs = (code.map { Self.edit + "/" + $0 } + [OwnScenario.file]).compactMap { path in
      let facts = try? FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)
      return (facts?[.modificationDate] as? Date).map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Without hidden files, in which editors keep locks and copies.
  private func codePaths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.appending(path: Self.edit).path)
      .filter { path in
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
  }

  // MARK: Hints

  private static let hints = ".hints"

  /// How many hints the learner has asked for.
  public var hintsSeen: Int { (try? text(of: Self.hints))?.count ?? 0 }

  public func noteHint() throws(Problem) {
    let seen = String(repeating: "|", count: hintsSeen + 1)
    do {
      try Data(seen.utf8).write(to: url.appending(path: Self.hints), options: .atomic)
    } catch {
      throw .unwritable(Self.hints, error.reason)
    }
  }
}
