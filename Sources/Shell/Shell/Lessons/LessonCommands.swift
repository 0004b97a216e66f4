import Cells
import Course
import Lessons
import Localization
import Stage

/// Answers the commands of lessons: opens them and turns their pages, takes answers, and looks back.
struct LessonCommands: Room {
  let renderer: RunRenderer
  let progress: ProgressCommands
  let open: OpenLesson

  var runs: PageRuns { PageRuns(library: library, run: run) }

  var bookmark: Bookmark? {
    get { open.bookmark }
    nonmutating set { open.bookmark = newValue }
  }

  func requireBookmark() throws(ShellProblem) -> Bookmark {
    guard let bookmark else { throw .missing(.openLesson) }
    return bookmark
  }

  func free(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    open.suspend()
    if let play = run.play { run.begin(try play.replayed()) }
    let words =
      if let opening = bookmark.opening {
        localized("Use the app as you like. To be asked again, type: lesson \(opening.lesson) ask")
      } else if bookmark.isReview {
        localized("Use the app as you like. review asks again what is still due.")
      } else {
        localized("Use the app as you like. lesson goes back to \(bookmark.lesson.title).")
      }
    return reply([words, otherMistake(on: bookmark)].compactMap(\.self).joinedSentences)
  }

  /// The run of an open question would give its answer away, so another app runs: that of a page before, or what you
  /// began here. Its mistake is another one.
  private func otherMistake(on bookmark: Bookmark) -> String? {
    guard let play = run.play, let mistake = play.mistake, let work = bookmark.work, work.isOpen,
      let question = work.asked?.question, let request = question.run, question.borrowed == nil,
      request.mistake != mistake.id
    else { return nil }
    let title = play.pattern.localizedTitle
    return localized(
      "The app that runs is \(title) with the mistake \(mistake.id). It is not the app of this question. For \(title) without a mistake: mistake off"
    )
  }
}

// MARK: Turning pages

extension LessonCommands {
  func next(_ request: Request) throws(ShellProblem) -> Reply {
    if bookmark == nil, display.mode == .interactive { return offerNext() }
    let bookmark = try requireBookmark()
    if bookmark.isWaiting { return reveal(request.options) }
    if let opening = bookmark.opening { return try goOn(opening, request.options) }
    if let warning = warnedOfOpenWork(on: bookmark) { return warning }
    guard let next = bookmark.next else { throw .page(last(bookmark)) }
    return turn(to: next, request.options)
  }

  private func last(_ bookmark: Bookmark) -> ShellProblem.Page {
    let lesson = bookmark.lesson.id
    guard !bookmark.isReview else { return .lastOfReview(isOpen: bookmark.isOpen) }
    guard !bookmark.isOnCore else { return .lastOfCore(lesson: lesson) }
    return .last(lesson: lesson, next: library.lessons(after: lesson).first?.id)
  }

  /// An empty line goes on as `next` does, but leaves no question open.
  func goOn(_ options: Options) throws(ShellProblem) -> Reply {
    guard let bookmark else { return Reply() }
    if bookmark.isWaiting { return reveal(options) }
    if let opening = bookmark.opening {
      return bookmark.isOpen
        ? Reply(footer(of: bookmark)) : try goOn(opening, options)
    }
    if let work = bookmark.work, work.isOpen {
      return Reply(.wrapped(PageWords.reminder(of: work), to: width, .faint))
    }
    if let change = bookmark.change, !change.isDone, display.mode == .interactive {
      return Reply(.wrapped(PageWords.invitation(toChange: change), to: width, .faint))
    }
    guard let next = bookmark.next else { return Reply(footer(of: bookmark)) }
    return turn(to: next, options)
  }

  /// The first `next` on a page with an open question or task warns. The second `next` goes on.
  private func warnedOfOpenWork(on bookmark: Bookmark) -> Reply? {
    guard var work = bookmark.work, work.isOpen, !bookmark.isLast,
      progress.account.outcome(of: bookmark.section, in: bookmark.sourceLesson) == nil
    else { return nil }
    guard !work.isWarned else {
      progress.recordLeftOpen(work, bookmark)
      return nil
    }
    work.isWarned = true
    open.bookmark?.work = work
    let words =
      switch work.activity {
      case .question: localized("The question is still open.")
      case .task where work.hasOtherApp: PageWords.otherApp(work)
      case .task: localized("The task is not done yet.")
      }
    let remark = [
      words, PageWords.help(with: work), localized("To leave it open, type next again."),
    ]
    return reply(remark.joinedSentences)
  }

  func previous(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    guard let previous = bookmark.previous else {
      throw .page(.first(lesson: bookmark.lesson.id))
    }
    return turn(to: previous, request.options)
  }

  func replay(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark().withoutWork
    open.forgetTask()
    return turn(to: bookmark, request.options)
  }

  func notes(_ request: Request) throws(ShellProblem) -> Reply {
    let notes = try requireBookmark().section.notes
    guard !notes.isEmpty else { return reply(localized("No notes on this page.")) }
    return Reply(.stack(notes.map { $0.styled(width: width) }))
  }
}
