import Cells
import Diagrams
import Lessons
import Localization
import Stage

extension Command {
  static let lessons = Command(
    name: "lessons", usages: ["lessons"], summary: "the lessons there are", family: .learn,
    flags: [.json], body: Session.lessons)

  static let lesson = Command(
    name: "lesson", usages: ["lesson [ID [PAGE]]"], summary: "open a lesson, page by page",
    details: """
      Without an id: the page that lies open, or the one that free left. Runs are made while you \
      look, and you can go on from where they end. PAGE is a number or the id of a section.
      """,
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
      throw .lessons(.empty(library.problems.map(\.description)))
    }
    guard !request.options.isJSON else { return Reply(json: library.entries.map(\.members)) }
    let rows = Rows(
      rows: library.entries.map { ($0.id, library.title(of: $0, in: language.rawValue)) })
    return Reply(rows.styled(width: width)).complaining(of: library.problems)
  }

  fileprivate func lesson(_ request: Request) throws(ShellProblem) -> Reply {
    guard let id = request.words.first else { return try openLesson(request.options) }
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    lessonFiles = library?[id].map { LessonFiles(of: $0, in: language.rawValue) }
    var bookmark = Bookmark(lesson: try lesson(called: id))
    recallOutcomes(of: id)
    aside = nil
    if let page = request.words.dropFirst().first {
      bookmark = try bookmark.opened(at: page)
    } else if let place = placeLeft(in: bookmark.lesson) {
      return resumed(bookmark.lesson, at: place, request.options)
    }
    return turn(to: bookmark, request.options)
  }

  /// The page that lies open, as far as somebody has come; else the one that was left.
  private func openLesson(_ options: Options) throws(ShellProblem) -> Reply {
    if bookmark == nil, let aside {
      self.aside = nil
      bookmark = aside.bookmark
      if let play = aside.play { begin(play) }
    }
    let bookmark = try requireBookmark()
    guard bookmark.work != nil else { return turn(to: bookmark, options) }
    return Reply(page(bookmark, options))
  }

  fileprivate func next(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let bookmark = try requireBookmark()
    if let reply = heldBack(bookmark) { return reply }
    return turn(to: try bookmark.turned(by: 1), request.options)
  }

  /// Where the lesson was left on another day: its page, unless that is the first.
  private func placeLeft(in lesson: Lesson) -> Int? {
    guard isTracked, let place = progressRecorder.log.place(in: lesson.id)?.section.section else {
      return nil
    }
    let page = lesson.sections.firstIndex { $0.id == place }
    return page == 0 ? nil : page
  }

  private func resumed(_ lesson: Lesson, at page: Int, _ options: Options) -> Reply {
    var reply = turn(to: Bookmark(lesson: lesson, page: page), options)
    let remark = localized(
      "You left this lesson here. From its beginning: lesson \(lesson.id) 1")
    reply.text = .stack([.wrapped(remark, to: width, .faint), reply.text])
    return reply
  }

  /// What asks is not passed over by accident; whoever says so twice goes on.
  private func heldBack(_ bookmark: Bookmark) -> Reply? {
    guard var work = bookmark.work, work.isOpen, !bookmark.isLast,
      outcome(of: bookmark.section, in: bookmark.home) == nil
    else { return nil }
    guard !work.isLeft else {
      rememberPassing(work, bookmark)
      return nil
    }
    work.isLeft = true
    self.bookmark?.work = work
    let remark =
      work.asked == nil
      ? localized(
        "The task is not done yet. hint helps, skip shows; next once more leaves it open.")
      : localized(
        "The question is still open. hint helps, skip shows; next once more leaves it open.")
    return Reply(.wrapped(remark, to: width))
  }

  fileprivate func previous(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    return turn(to: try requireBookmark().turned(by: -1), request.options)
  }

  func lesson(called id: String) throws(ShellProblem) -> Lesson {
    let reading = try reading(called: id)
    guard let lesson = reading.value else {
      throw .lessons(.broken(id, reading.problems.map(\.description)))
    }
    return lesson
  }

  /// A lesson that has pages, with what is wrong with it all the same.
  func reading(called id: String) throws(ShellProblem) -> Reading<Lesson> {
    let library = try requireLibrary()
    guard let entry = library[id] else {
      throw .name(.unknownLesson(id, known: library.entries.map(\.id)))
    }
    let reading = library.lesson(entry, in: language.rawValue)
    guard reading.value?.sections.isEmpty == false else {
      throw .lessons(.broken(id, reading.problems.map(\.description)))
    }
    return reading
  }
}

extension LessonIndex.Entry {
  fileprivate var members: [(String, String?)] {
    [("id", id), ("title", title), ("pattern", pattern), ("file", file)]
  }
}
