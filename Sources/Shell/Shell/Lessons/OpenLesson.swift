import Lessons
import Progress
import Stage

/// Which page of which lesson is open, and which lesson was left.
final class OpenLesson {
  /// `nil` when no lesson is open.
  var bookmark: Bookmark?
  /// Of the lesson that was opened last.
  var files: LessonFiles?
  var suspended: SuspendedLesson?
  /// The tasks that were left half done, with their apps.
  private var leftTasks: [SectionID: (work: PageWork, play: Play)] = [:]
  private let run: CurrentRun

  init(_ run: CurrentRun) { self.run = run }

  /// What the open page waits for.
  var awaited: Awaited.Page {
    guard let bookmark else { return .command }
    if bookmark.isWaiting { return .guessAtDrawing }
    if let change = bookmark.change {
      return .change(letters: change.letters, takesGuess: !change.isDone)
    }
    guard let asked = bookmark.work?.asked else { return .page(hasOpenTask: bookmark.isOpen) }
    return .answer(asked, isOpen: bookmark.isOpen)
  }

  var hasOpenTask: Bool {
    if case .page(hasOpenTask: true) = awaited { true } else { false }
  }

  /// Whether a file of the open lesson was saved since it was read.
  var hasChanged: Bool {
    guard let files, files.entry.id == bookmark?.lesson.id else { return false }
    return files.haveChanged
  }

  /// Closes the lesson. `lesson` opens it again where it was, with the app as it was. After a review, it opens the
  /// lesson that was left for the review.
  func suspend() {
    if let left = asLeft { suspended = left }
    keepTask()
    bookmark = nil
  }

  /// The open lesson as it is left; `nil` for a review.
  var asLeft: SuspendedLesson? {
    guard let bookmark, !bookmark.isApart else { return nil }
    return SuspendedLesson(bookmark: bookmark, play: run.play, files: files)
  }
}

// MARK: Tasks that are left half done

extension OpenLesson {
  /// Keeps the open task with its app until its page is opened again, if anything was done on it. A copy of the app
  /// becomes the current run, because the next page may go on with it.
  func keepTask() {
    guard let bookmark, let work = bookmark.work, work.task != nil, let play = run.play else {
      return
    }
    // The first node is the app after its set-up.
    let hasActed = play.tree.nodes.count > 1
    let isHalfDone = work.isOpen && !work.hasOtherApp && hasActed
    leftTasks[bookmark.placeOfTask] = isHalfDone ? (work: work, play: play) : nil
    if isHalfDone, let again = try? play.replayed() { run.begin(again) }
  }

  /// The task of a page as it was left, which is kept no longer; `nil` when nothing was done on it.
  func takeTask(of bookmark: Bookmark) -> (work: PageWork, play: Play)? {
    leftTasks.removeValue(forKey: bookmark.placeOfTask)
  }

  /// The open task begins again.
  func forgetTask() {
    if let bookmark { leftTasks[bookmark.placeOfTask] = nil }
    bookmark?.work = nil
  }
}

extension Bookmark {
  /// The page of a task. Its id does not change when pages before it are written.
  fileprivate var placeOfTask: SectionID {
    SectionID(lesson: sourceLesson, section: sectionWithoutCode.id ?? "\(page)")
  }
}

/// A lesson that was left, with its app.
struct SuspendedLesson {
  let bookmark: Bookmark
  let play: Play?
  let files: LessonFiles?
}
