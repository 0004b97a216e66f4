import Cells
import Lessons
import Localization
import Workshop

/// Answers `new`: files for a lesson or a scenario of your own.
struct AuthoringCommands: Room {
  let renderer: RunRenderer

  func newLesson(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "lesson", request)
    let file = NewFile(lesson: name, in: root)
    if let other = library.index(with: name)?[name], other.file != file.path {
      throw .name(.taken(name, file: other.file))
    }
    return try write(file, command: "lesson \(name)", request)
  }

  func newScenario(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "scenario", request)
    return try write(NewFile(scenario: name, in: root), command: "run mvc \(name)", request)
  }

  /// Its page, and its patches in a folder next to it.
  func newExercise(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try name(of: "exercise", request)
    guard let sources = library.sources,
      let code = PatternCode(ExerciseTemplate.pattern, in: sources),
      let files = ExerciseTemplate(id: name, code: code.texts).files
    else { throw .code(.noSources) }
    let folder = root + "/exercises"
    let page = "\(folder)/\(name).md"
    for folder in [root, folder, folder + "/" + name] { try Folder(folder).make() }
    // All of them before the first is written: there is never half an exercise.
    for path in files.keys.sorted() {
      try TextFile(folder + "/" + path).requirePlace(replacing: request[.force])
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try TextFile(folder + "/" + path).write(text, replacing: request[.force])
    }
    let check = "lifeline check --exercises " + page.shellWord
    return reloaded(
      localized("Wrote \(page)."),
      localized(
        "It works as it is. Its patches are in \(folder)/\(name). To judge them all: \(check)"))
  }

  /// - Parameter command: shows what was written.
  private func write(
    _ file: NewFile, command: String, _ request: Request
  ) throws(ShellProblem) -> Reply {
    try file.write(replacing: request[.force])
    return reloaded(localized("Wrote \(file.path)."), whatToTypeNext(command))
  }

  /// - Parameter sort: what gets the name.
  private func name(of sort: String, _ request: Request) throws(ShellProblem) -> String {
    let name = try request.all(.name).joined(separator: " ")
    guard name.isID else { throw .name(.malformed(name, of: sort, nearest: name.nearestID)) }
    return name
  }

  /// What was written, and what to type next. The session knows the new files from now on.
  private func reloaded(_ news: String, _ advice: String) -> Reply {
    library.reload(with: environment.newLessons == nil ? directory : nil)
    return Reply(.stack([news, advice].map { .wrapped($0, to: width) }))
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
