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
    guard let directory = environment.lessons else { throw .missing(.lessonDirectory) }
    let file = NewFile(what, name, in: directory)
    if what == .lesson, let other = library.index?[name], other.file != file.path {
      throw .name(.taken(name, file: other.file))
    }
    try file.write(replacing: request[.force])
    library.reload()
    return Reply(
      .stack([
        .wrapped(localized("Wrote \(file.path)."), to: width),
        .wrapped(whatToTypeNext(for: file), to: width),
      ]))
  }

  private func whatToTypeNext(for file: NewFile) -> String {
    let command =
      switch file.kind {
      case .lesson: "lesson \(file.name)"
      case .scenario: "run mvc \(file.name)"
      }
    guard display.mode == .script else { return localized("It works as it is. Look: \(command)") }
    let lessons = environment.lessons.flatMap { $0 == environment.base ? nil : $0 }
    let words = ["lifeline"] + (lessons.map { ["--lessons", $0] } ?? [])
    let line = words.map(\.quotedIfNeeded).joined(separator: " ")
    return localized("It works as it is. Look: \(line), and there: \(command)")
  }
}

extension String {
  /// The text as a single word of a line: in quotes where necessary.
  fileprivate var quotedIfNeeded: String {
    isEmpty || contains { $0.isWhitespace || "\"“”\\".contains($0) } ? quoted : self
  }
}
