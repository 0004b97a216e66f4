import Cells
import Course
import Lessons
import Localization

extension Command {
  static let hint = Command(
    "hint", .learn, to: "help with the question or task, a bit at a time",
    Form(run: Session.hint))

  static let skip = Command(
    "skip", .learn, to: "show the answer and explain it",
    Form(options: .drawing, run: Session.skip))

  static let say = Command(
    "say", .learn, to: "answer the question, when the answer is a command, too",
    Form(.rest(.answer), run: Session.say))

  static let task = Command(
    "task", .learn, to: "the task once more, and which goals are met", Form(run: Session.task))

  static let replay = Command(
    "replay", .learn, to: "this page from its beginning",
    Form(options: .drawing, run: Session.replay))

  static let free = Command(
    "free", .learn, to: "leave the lesson to play; lesson leads back",
    details: """
      The app stands where the page left it, and is yours. The page, and what you have done \
      on it, wait: lesson opens it again.
      """,
    Form(run: Session.free))

  static let notes = Command(
    "notes", .learn, to: "what this page says to teachers", Form(run: Session.notes))
}

extension Argument<String> {
  fileprivate static var answer: Self { .init("ANSWER") }
}

extension Session {
  fileprivate func hint(_ request: Request) throws(ShellProblem) -> Reply {
    var bookmark = try requireBookmark()
    guard var work = bookmark.work, !work.hints.isEmpty else { throw .nothingAsked }
    guard work.hintsShown < work.hints.count else { throw .noMoreHints }
    let hint = work.hints[work.hintsShown]
    work.hintsShown += 1
    bookmark.work = work
    self.bookmark = bookmark
    rememberHint(work.hintsShown, bookmark)
    let head = localized("Hint \(work.hintsShown) of \(work.hints.count)")
    return Reply(.wrapped(head, to: width, .faint) + hint.text.styled(width: width))
  }

  fileprivate func skip(_ request: Request) throws(ShellProblem) -> Reply {
    var bookmark = try requireBookmark()
    guard var work = bookmark.work else { throw .nothingAsked }
    if work.isOpen {
      work.outcome = .skipped
      remember([], isRight: false, work, bookmark)
    }
    bookmark.work = work
    self.bookmark = bookmark
    let shown: Styled =
      switch work.activity {
      case .question(let asked): shownAnswer(to: asked, bookmark)
      case .task(let task): try shownSolution(of: task, bookmark, request.options)
      }
    let footer = Styled.wrapped(PageWords.footer(of: bookmark), to: width, .faint)
    return Reply(.stack([shown, footer]))
  }

  fileprivate func say(_ request: Request) throws(ShellProblem) -> Reply {
    try answer(to: request.all(.answer).joined(separator: " "))
  }

  fileprivate func task(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    guard bookmark.work?.task != nil else { throw .noTask }
    return Reply(page(bookmark, request.options))
  }

  fileprivate func replay(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    return turn(to: bookmark.afresh, request.options)
  }

  fileprivate func free(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    setAside()
    if let play { self.play = try play.again() }
    return Reply(
      .wrapped(
        localized("The app is yours. lesson leads back to \(bookmark.lesson.title)."), to: width))
  }

  fileprivate func notes(_ request: Request) throws(ShellProblem) -> Reply {
    let notes = try requireBookmark().section.notes
    guard !notes.isEmpty else {
      return Reply(.wrapped(localized("No notes on this page."), to: width))
    }
    return Reply(.stack(notes.map { $0.styled(width: width) }))
  }

  func requireBookmark() throws(ShellProblem) -> Bookmark {
    guard let bookmark else { throw .noLessonOpen }
    return bookmark
  }

  /// Closes the lesson so that it can be opened again where it was, with the app as it was.
  func setAside() {
    guard let bookmark else { return }
    aside = (bookmark, play)
    self.bookmark = nil
  }
}

extension Play {
  /// The same actions on a stage of its own, so that what is done to one does not touch the other.
  fileprivate func again() throws(ShellProblem) -> Play {
    let script = Script(localized("this page"), setup: header.setup, actions: header.actions)
    return try script.played(pattern, with: mistake, showingSetup: header.setup.isEmpty)
  }
}
