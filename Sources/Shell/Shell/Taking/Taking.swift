import Cells
import Course
import Lessons
import Localization

extension Command {
  static let hint = Command(
    name: "hint", usages: ["hint"], summary: "help with the question or task, a bit at a time",
    family: .learn, body: Session.hint)

  static let skip = Command(
    name: "skip", usages: ["skip"], summary: "show the answer and explain it", family: .learn,
    flags: OptionName.drawing, body: Session.skip)

  static let say = Command(
    name: "say", usages: ["say ANSWER"],
    summary: "answer the question, when the answer is a command, too", family: .learn,
    body: Session.say)

  static let task = Command(
    name: "task", usages: ["task"], summary: "the task once more, and which goals are met",
    family: .learn, body: Session.task)

  static let replay = Command(
    name: "replay", usages: ["replay"], summary: "this page from its beginning", family: .learn,
    flags: OptionName.drawing, body: Session.replay)

  static let free = Command(
    name: "free", usages: ["free"], summary: "leave the lesson to play; lesson leads back",
    details: """
      The app stands where the page left it, and is yours. The page, and what you have done \
      on it, wait: lesson opens it again.
      """,
    family: .learn, body: Session.free)

  static let notes = Command(
    name: "notes", usages: ["notes"], summary: "what this page says to teachers", family: .learn,
    body: Session.notes)
}

extension Session {
  fileprivate func hint(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    var bookmark = try requireBookmark()
    guard var work = bookmark.work, !work.hints.isEmpty else { throw .page(.nothingAsked) }
    guard work.hintsShown < work.hints.count else { throw .page(.noMoreHints) }
    let hint = work.hints[work.hintsShown]
    work.hintsShown += 1
    bookmark.work = work
    self.bookmark = bookmark
    rememberHint(work.hintsShown, bookmark)
    let head = localized("Hint \(work.hintsShown) of \(work.hints.count)")
    return Reply(.wrapped(head, to: width, .faint) + hint.text.styled(width: width))
  }

  fileprivate func skip(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    var bookmark = try requireBookmark()
    guard var work = bookmark.work else { throw .page(.nothingAsked) }
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
    guard !request.words.isEmpty else { throw request.command.wrongUse }
    return try answer(to: request.words.joined(separator: " "))
  }

  fileprivate func task(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let bookmark = try requireBookmark()
    guard bookmark.work?.task != nil else { throw .page(.noTask) }
    return Reply(page(bookmark, request.options))
  }

  fileprivate func replay(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let bookmark = try requireBookmark()
    return turn(to: bookmark.afresh, request.options)
  }

  fileprivate func free(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let bookmark = try requireBookmark()
    setAside()
    if let play { self.play = try play.again() }
    return Reply(
      .wrapped(
        localized("The app is yours. lesson leads back to \(bookmark.lesson.title)."), to: width))
  }

  fileprivate func notes(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let notes = try requireBookmark().section.notes
    guard !notes.isEmpty else {
      return Reply(.wrapped(localized("No notes on this page."), to: width))
    }
    return Reply(.stack(notes.map { $0.styled(width: width) }))
  }

  func requireBookmark() throws(ShellProblem) -> Bookmark {
    guard let bookmark else { throw .missing(.openLesson) }
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
    let script = Script(.page, setup: header.setup, actions: header.actions)
    return try script.played(pattern, with: mistake, showingSetup: header.setup.isEmpty)
  }
}
