import Cells
import Course
import Lessons
import Localization
import Stage

/// Answers the commands of a learner: which page of which lesson is open, and what was done on it.
final class LessonCommands: Room {
  let display: Display
  let library: Library
  let run: CurrentRun
  let renderer: RunRenderer
  let progress: ProgressCommands

  /// `nil` when no lesson is open.
  var bookmark: Bookmark?
  /// Of the lesson that was opened last.
  var files: LessonFiles?
  /// A lesson that was left, with its app.
  var suspended: (bookmark: Bookmark, play: Play?)?

  init(
    _ display: Display, _ library: Library, _ run: CurrentRun, _ renderer: RunRenderer,
    _ progress: ProgressCommands
  ) {
    self.display = display
    self.library = library
    self.run = run
    self.renderer = renderer
    self.progress = progress
  }

  /// What the open page waits for.
  var awaited: Awaited {
    guard let bookmark else { return .command }
    if bookmark.isWaiting { return .guessAtDrawing }
    if let change = bookmark.change {
      return .change(letters: change.letters, takesGuess: !change.isDone)
    }
    guard let asked = bookmark.work?.asked else { return .page(hasOpenTask: bookmark.isOpen) }
    return .answer(asked, isOpen: bookmark.isOpen)
  }

  func requireBookmark() throws(ShellProblem) -> Bookmark {
    guard let bookmark else { throw .missing(.openLesson) }
    return bookmark
  }

  /// Closes the lesson. `lesson` opens it again where it was, with the app as it was. After a review, it opens the
  /// lesson that was left for the review.
  func suspend() {
    guard let bookmark else { return }
    if !bookmark.isReview { suspended = (bookmark, run.play) }
    self.bookmark = nil
  }

  func free(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    suspend()
    if let play = run.play { run.begin(try play.replayed()) }
    let words =
      bookmark.isReview
      ? localized("Use the app as you like. review asks again what is still due.")
      : localized("Use the app as you like. lesson goes back to \(bookmark.lesson.title).")
    return Reply(.wrapped(words, to: width))
  }
}

// MARK: Turning pages

extension LessonCommands {
  func next(_ request: Request) throws(ShellProblem) -> Reply {
    if bookmark == nil, display.mode == .interactive { return offerNext() }
    let bookmark = try requireBookmark()
    if bookmark.isWaiting { return reveal(request.options) }
    if let warning = warnedOfOpenWork(on: bookmark) { return warning }
    return turn(to: try bookmark.turned(by: 1), request.options)
  }

  /// An empty line goes on as `next` does, but leaves no question open.
  func goOn(_ options: Options) throws(ShellProblem) -> Reply {
    guard let bookmark else { return Reply() }
    if bookmark.isWaiting { return reveal(options) }
    if let work = bookmark.work, work.isOpen {
      return Reply(.wrapped(PageWords.reminder(of: work), to: width, .faint))
    }
    if let change = bookmark.change, !change.isDone, display.mode == .interactive {
      return Reply(.wrapped(PageWords.invitation(toChange: change), to: width, .faint))
    }
    guard !bookmark.isLast else { return Reply(footer(of: bookmark)) }
    return turn(to: try bookmark.turned(by: 1), options)
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
    self.bookmark?.work = work
    let remark =
      work.asked == nil
      ? localized(
        """
        The task is not done yet. hint helps, skip shows a solution; type next again to leave it \
        open.
        """)
      : localized(
        """
        The question is still open. hint helps, skip shows the answer; type next again to leave \
        it open.
        """)
    return Reply(.wrapped(remark, to: width))
  }

  func previous(_ request: Request) throws(ShellProblem) -> Reply {
    turn(to: try requireBookmark().turned(by: -1), request.options)
  }

  func replay(_ request: Request) throws(ShellProblem) -> Reply {
    turn(to: try requireBookmark().withoutWork, request.options)
  }
}
