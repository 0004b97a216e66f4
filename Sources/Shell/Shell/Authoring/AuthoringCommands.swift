import Cells
import Lessons
import Localization

/// Answers `new`: files for a lesson or a scenario of your own.
struct AuthoringCommands: Room {
  let display: Display
  let environment: ShellEnvironment
  let library: Library

  func new(_ request: Request) throws(ShellProblem) -> Reply {
    let name = request.words.dropFirst().joined(separator: " ")
    guard let what = request.words.first.flatMap(NewFile.Kind.init), !name.isEmpty else {
      throw request.command.wrongUse
    }
    guard name.isID else {
      throw .name(.malformed(name, of: what.rawValue, nearest: name.nearestID))
    }
    guard let directory = environment.lessons else { throw .missing(.lessonDirectory) }
    let file = NewFile(what, name, in: directory)
    if what == .lesson, let other = library.index?[name], other.file != file.path {
      throw .name(.taken(name, file: other.file))
    }
    try file.write(replacing: request.options.replacesFiles)
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
    return localized("It works as it is. Look: \(Session.line(words)), and there: \(command)")
  }
}
