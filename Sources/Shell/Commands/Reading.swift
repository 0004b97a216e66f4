import Cells
import Diagrams
import Lessons
import Stage

extension Command {
  static let lessons = Command(
    name: "lessons", usages: ["lessons"], summary: "the lessons there are", family: .learn,
    flags: [.json], body: Session.lessons)

  static let lesson = Command(
    name: "lesson", usages: ["lesson [ID [PAGE]]"], summary: "open a lesson, page by page",
    details: "Without an id: the page that lies open. Runs are made while you look, and you can "
      + "go on from where they end. PAGE is a number or the id of a section.",
    family: .learn, flags: OptionName.drawing, vocabulary: .lessons, body: Session.lesson)

  static let next = Command(
    name: "next", usages: ["next"], summary: "the next page of the lesson", family: .learn,
    repeats: true, body: Session.next)

  static let previous = Command(
    name: "previous", usages: ["previous"], summary: "the page before", family: .learn,
    repeats: true, body: Session.previous)
}

extension Session {
  fileprivate func lessons(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let library = try requireLibrary()
    guard !library.entries.isEmpty else {
      throw .emptyLibrary(library.problems.map(\.description))
    }
    guard !request.options.isJSON else { return Reply(json: library.entries.map(\.members)) }
    let rows = Rows(rows: library.entries.map { ($0.id, $0.title) })
    return Reply(rows.styled(width: width)).complaining(of: library.problems)
  }

  fileprivate func lesson(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    var bookmark = try bookmark(request.words.first)
    if let page = request.words.dropFirst().first { bookmark = try bookmark.opened(at: page) }
    return turn(to: bookmark, request.options)
  }

  fileprivate func next(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    return turn(to: try requireBookmark().turned(by: 1), request.options)
  }

  fileprivate func previous(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    return turn(to: try requireBookmark().turned(by: -1), request.options)
  }

  private func requireBookmark() throws(ShellProblem) -> Bookmark {
    guard let bookmark else { throw .noLessonOpen }
    return bookmark
  }

  private func bookmark(_ id: String?) throws(ShellProblem) -> Bookmark {
    guard let id else { return try requireBookmark() }
    let library = try requireLibrary()
    guard let entry = library[id] else {
      throw .unknownLesson(id, known: library.entries.map(\.id))
    }
    let reading = library.lesson(entry)
    guard let lesson = reading.value, !lesson.sections.isEmpty else {
      throw .brokenLesson(id, reading.problems.map(\.description))
    }
    return Bookmark(lesson: lesson)
  }
}

extension LessonIndex.Entry {
  fileprivate var members: [(String, String?)] {
    [("id", id), ("title", title), ("pattern", pattern), ("file", file)]
  }
}
