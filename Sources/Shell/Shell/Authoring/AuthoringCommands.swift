import Cells
import Foundation
import Lessons
import Localization
import Workshop

/// Answers `new`: files for a lesson or a scenario of your own.
struct AuthoringCommands: Room {
  let renderer: RunRenderer

  func newLesson(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "lesson", request)
    let file = file(ofLesson: name)
    if let other = library.index(with: name)?[name], other.file != file {
      throw .name(.taken(name, file: other.file))
    }
    try write([file: LessonTemplate.text(id: name)], request)
    return reloaded(file, whatToTypeNext("lesson \(name)"))
  }

  /// The file of this name, if there is one; else one with a new number after all others.
  private func file(ofLesson name: String) -> String {
    let others = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let old = others.first { $0.drop(while: \.isNumber) == "-\(name).md" }
    return root + "/" + (old ?? "\(others.nextNumber)-\(name).md")
  }

  func newScenario(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "scenario", request)
    let folder = root + "/scenarios"
    let file = "\(folder)/\(name).scenario"
    try write([file: ScenarioTemplate.text(name: name)], in: [folder], request)
    return reloaded(file, whatToTypeNext("run mvc \(name)"))
  }

  /// Its page, and its patches in a folder next to it.
  func newExercise(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "exercise", request)
    let folder = root + "/exercises"
    guard let sources = library.sources,
      let code = PatternCode(ExerciseTemplate.pattern, in: sources),
      let files = ExerciseTemplate(id: name, folder: folder, code: code.texts).files
    else { throw .code(.noSources) }
    let page = "\(folder)/\(name).md"
    try write(files, in: [folder, folder + "/" + name], request)
    let check = "lifeline check --exercises " + page.shellWord
    return reloaded(
      page,
      localized(
        "It works as it is. Its patches are in \(folder)/\(name). To judge them all: \(check)"))
  }

  /// Writes texts into files, and makes the directories that are missing. The parent of the first has to exist.
  ///
  /// - Parameter folders: those in the root, the outermost first.
  private func write(
    _ files: [String: String], in folders: [String] = [], _ request: Request
  ) throws(ShellProblem) {
    for folder in [root] + folders { try Folder(folder).make() }
    // All of them before the first is written: there is never half an exercise.
    let paths = files.keys.sorted()
    for path in paths { try TextFile(path).requirePlace(replacing: request[.force]) }
    for path in paths { try TextFile(path).write(files[path] ?? "", replacing: request[.force]) }
  }

  /// - Parameter sort: what gets the name.
  private func name(of sort: String, _ request: Request) throws(ShellProblem) -> String {
    let name = try request.all(.name).joined(separator: " ")
    guard name.isID else { throw .name(.malformed(name, of: sort, nearest: name.nearestID)) }
    return name
  }

  /// What was written, and what to type next. The session knows the new files from now on.
  private func reloaded(_ file: String, _ advice: String) -> Reply {
    library.reload(with: environment.newLessons == nil ? directory : nil)
    return Reply(.stack([localized("Wrote \(file)."), advice].map { .wrapped($0, to: width) }))
  }

  /// Never that of the lessons that come with the program.
  private var directory: String { environment.newLessons ?? "." }

  /// The same without a slash at its end.
  private var root: String { directory.hasSuffix("/") ? String(directory.dropLast()) : directory }

  private func whatToTypeNext(_ command: String) -> String {
    let line = "lifeline --lessons \(directory.shellWord)"
    guard display.isTypedInShell else {
      return localized("It works as it is. Look: \(line), and there: \(command)")
    }
    guard environment.newLessons == nil else {
      return localized("It works as it is. Look: \(command)")
    }
    return localized("It works as it is. Look: \(command). On another day, begin with: \(line)")
  }
}

extension [String] {
  /// Of a lesson after all lessons among these files: `03` after `02-mvc.md`.
  fileprivate var nextNumber: String {
    let numbers = filter { $0.hasSuffix(".md") }.compactMap { name in
      Int(name.prefix(4).prefix(while: \.isNumber))
    }
    let next = (numbers.max() ?? 0) + 1
    return next < 10 ? "0\(next)" : "\(next)"
  }
}
