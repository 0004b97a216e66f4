import Cells
import Course
import Lessons
import Localization

extension Command {
  static let new = Command(
    name: "new", usages: ["new lesson NAME", "new scenario NAME"],
    summary: "a lesson of your own, to begin with",
    summaries: ["new scenario NAME": "a scenario of your own, to begin with"],
    details: """
      Writes a file that runs as it is, with one page of each sort, into the directory of lessons: \
      lifeline --lessons DIR names it. Take the lesson with lesson NAME. When you save the file, \
      the page that lies open is read again; an empty line shows it.
      """,
    family: .learn, flags: [.force], vocabulary: .new, body: Session.new)
}

extension Session {
  fileprivate func new(_ request: Request) throws(ShellProblem) -> Reply {
    let name = request.words.dropFirst().joined(separator: " ")
    guard let what = request.words.first.flatMap(NewFile.Kind.init), !name.isEmpty else {
      throw request.command.wrongUse
    }
    guard name.isID else {
      throw .name(.malformed(name, of: what.rawValue, nearest: name.nearestID))
    }
    guard let directory = environment.lessons else { throw .missing(.lessonDirectory) }
    let file = NewFile(what, name, in: directory)
    if what == .lesson, let other = library?[name], other.file != file.path {
      throw .name(.taken(name, file: other.file))
    }
    try file.write(replacing: request.options.replacesFiles)
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
    return localized("It works as it is. Look: \(Session.line(words)), and there: \(command)")
  }
}
