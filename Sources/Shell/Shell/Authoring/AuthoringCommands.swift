import Cells
import Lessons
import Localization

/// Answers `new`: files for a lesson or a scenario of your own.
struct AuthoringCommands: Room {
  let display: Display
  let environment: ShellEnvironment
  let library: Library

  func newLesson(_ request: Request) throws(ShellProblem) -> Reply {
    try new(.lesson, request)
  }

  func newScenario(_ request: Request) throws(ShellProblem) -> Reply {
    try new(.scenario, request)
  }

  private func new(_ what: NewFile.Kind, _ request: Request) throws(ShellProblem) -> Reply {
    let name = try request.all(.name).joined(separator: " ")
    guard name.isID else {
      throw .name(.malformed(name, of: what.rawValue, nearest: name.nearestID))
    }
    let file = NewFile(what, name, in: directory)
    if what == .lesson, let other = library.index(with: name)?[name], other.file != file.path {
      throw .name(.taken(name, file: other.file))
    }
    try file.write(replacing: request[.force])
    library.reload(with: environment.newLessons == nil ? directory : nil)
    return Reply(
      .stack([
        .wrapped(localized("Wrote \(file.path)."), to: width),
        .wrapped(whatToTypeNext(for: file), to: width),
      ]))
  }

  /// Never that of the lessons that come with the program.
  private var directory: String { environment.newLessons ?? "." }

  private func whatToTypeNext(for file: NewFile) -> String {
    let command =
      switch file.kind {
      case .lesson: "lesson \(file.name)"
      case .scenario: "run mvc \(file.name)"
      }
    let line = ["lifeline", "--lessons", directory].map(\.quotedIfNeeded).joined(separator: " ")
    guard display.mode == .interactive else {
      return localized("It works as it is. Look: \(line), and there: \(command)")
    }
    guard environment.newLessons == nil else {
      return localized("It works as it is. Look: \(command)")
    }
    return localized("It works as it is. Look: \(command). On another day, begin with: \(line)")
  }
}
