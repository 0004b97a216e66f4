import Cells
import Course
import Lessons
import Localization

extension Command {
  static let new = Command(
    "new", .learn, to: "a lesson of your own, to begin with",
    details: """
      Writes a file that runs as it is, with one page of each sort, into the directory of lessons: \
      lifeline --lessons DIR names it. Take the lesson with lesson NAME. When you save the file, \
      the page that lies open is read again; an empty line shows it.
      """,
    Form("lesson", .rest(.name), options: .these(.force), run: Session.newLesson),
    Form(
      "scenario", .rest(.name), to: "a scenario of your own, to begin with",
      options: .these(.force), run: Session.newScenario))
}

extension Argument<String> {
  fileprivate static var name: Self { .init("NAME") }
}

extension Session {
  fileprivate func newLesson(_ request: Request) throws(ShellProblem) -> Reply {
    try new(.lesson, request)
  }

  fileprivate func newScenario(_ request: Request) throws(ShellProblem) -> Reply {
    try new(.scenario, request)
  }

  private func new(_ what: NewFile.Kind, _ request: Request) throws(ShellProblem) -> Reply {
    let name = try request.all(.name).joined(separator: " ")
    guard name.isID else { throw .badName(name, of: what.rawValue, nearest: name.nearestID) }
    guard let directory = environment.lessons else { throw .noLessons }
    let file = NewFile(what, name, in: directory)
    if what == .lesson, let other = library?[name], other.file != file.path {
      throw .takenName(name, file: other.file)
    }
    try file.write(replacing: request[.force])
    refreshLibrary()
    return Reply(
      .stack([
        .wrapped(localized("Wrote \(file.path)."), to: width),
        .wrapped(wayOn(from: file), to: width),
      ]))
  }

  /// Reads anew which lessons and scenarios there are.
  func refreshLibrary() {
    library = environment.library
    course = library.map { Course($0) }
  }

  private func wayOn(from file: NewFile) -> String {
    let command =
      switch file.kind {
      case .lesson: "lesson \(file.name)"
      case .scenario: "run mvc \(file.name)"
      }
    guard mode == .script else { return localized("It works as it is. Look: \(command)") }
    let lessons = environment.lessons.flatMap { $0 == environment.base ? nil : $0 }
    let words = ["lifeline"] + (lessons.map { ["--lessons", $0] } ?? [])
    let line = words.map(\.quotedIfNeeded).joined(separator: " ")
    return localized("It works as it is. Look: \(line), and there: \(command)")
  }
}

extension String {
  /// As one word of a line.
  fileprivate var quotedIfNeeded: String {
    isEmpty || contains { $0.isWhitespace || "\"“”\\".contains($0) } ? quoted : self
  }
}
