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

  public enum Problem: Error, Equatable, Sendable {
    case exists
    /// The path that could not be written, and what the system says.
    case unwritable(String, String)
    /// What the learner wrote is in the other folder, but the start could not be written.
    case notBegunAnew(kept: String, String)
    case noExercise
    case missing(String)
    case notText(String)
  }

  /// The id of the exercise that it was made for; `nil` when it is no such folder.
  public var exercise: String? {
    guard let text = try? String(contentsOf: url.appending(path: Self.mark), encoding: .utf8)
    else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  /// Makes the folder. Nothing that is there is changed.
  ///
  /// - Parameters:
  ///   - page: says which files are to be edited.
  ///   - code: all files of the pattern, as the exercise begins.
  ///   - readme: the text of its `README.md`.
  public static func make(
    at url: URL, for page: ExercisePage, of code: CodeFiles, readme: String
  ) throws(Problem) -> ExerciseFolder {
    guard !FileManager.default.fileExists(atPath: url.path) else { throw .exists }
    let folder = ExerciseFolder(url)
    try folder.write(readme, to: "README.md")
    for (path, text) in code {
      let isOwn = page.exercise.isOwn(path)
      try folder.write(text, to: (isOwn ? edit : read) + "/" + path, readOnly: !isOwn)
    }
    if page.exercise.kind == .project {
      try folder.write(OwnScenario.template, to: OwnScenario.file)
    }
    try folder.write(page.id + "\n", to: mark)
    return folder
  }

  private func write(_ text: String, to path: String, readOnly: Bool = false) throws(Problem) {
    let file = url.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      if readOnly {
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      }
    } catch {
      throw .unwritable(path, error.localizedDescription)
    }
  }

  /// The learner's files as they are now, by their path in the folder of the pattern. Files that the learner has
  /// added count, too.
  public func code(editing files: [String]) throws(Problem) -> CodeFiles {
    let root = url.appending(path: Self.edit)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    var code: CodeFiles = [:]
    for path in Set(files).union(found.filter { $0.hasSuffix(".swift") }).sorted() {
      let file = root.appending(path: path)
      guard let data = try? Data(contentsOf: file) else { throw .missing("edit/" + path) }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw .notText("edit/" + path)
      }
      code[path] = text
    }
    return code
  }

  // MARK: Hints

  private var hints: URL { url.appending(path: ".hints") }

  /// How many hints the learner has asked for.
  public var hintsSeen: Int {
    (try? String(contentsOf: hints, encoding: .utf8)).map(\.count) ?? 0
  }

  public func noteHint() {
    try? String(repeating: "|", count: hintsSeen + 1).write(
      to: hints, atomically: true, encoding: .utf8)
  }

  /// Where a file of the learner's is.
  public func file(_ path: String) -> URL { url.appending(path: Self.edit).appending(path: path) }
}
