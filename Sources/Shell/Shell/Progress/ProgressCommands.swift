import Foundation
import Lessons
import Localization
import Progress

/// Records what the learner does, and answers `progress`.
final class ProgressCommands: Room {
  let renderer: RunRenderer
  private let recorder: ProgressRecorder
  /// What `yes` on the next line will forget.
  var pendingReset: Reset?
  /// Why progress is not saved, until it is told.
  private var remark: String?
  /// Why there is no database, to be told each time.
  private var reason: String?
  private var knowsOfMissingHome = false

  init(renderer: RunRenderer) {
    self.renderer = renderer
    let environment = renderer.delivery.environment
    recorder = ProgressRecorder(
      environment.progress, now: environment.now, timeZone: environment.timeZone)
  }

  /// The next line came, whatever it was, or Ctrl-C.
  func endConfirmation() { pendingReset = nil }

  /// Lessons are learned at the prompt; a script only looks into them.
  private var isRecording: Bool { display.mode == .interactive }

  /// An error of the database, to be reported with the next answer.
  func takeRemark() -> String? { takeReason() ?? remark.take() }

  private func takeReason() -> String? {
    let new = recorder.takeRemark()
    reason = new ?? reason
    return new
  }

  /// Tries once more to save what could not be saved.
  func writeWaiting() { recorder.writeWaiting() }

  /// What was done so far. A command about it fails when it cannot be read.
  func requireAccount() throws(ShellProblem) -> Account {
    try reading { recorder, _ throws(StoreProblem) in try recorder.readAccount() }
  }

  /// What is kept of it for another day.
  func requireKeptLog() throws(ShellProblem) -> ProgressLog {
    try reading { recorder, _ throws(StoreProblem) in try recorder.keptLog() }
  }

  /// Changes the database.
  func change<Result>(
    _ body: (ProgressStore) throws(StoreProblem) -> Result
  ) throws(ShellProblem) -> Result {
    try reading { _, store throws(StoreProblem) in try body(store) }
  }

  private func reading<Result>(
    _ body: (ProgressRecorder, ProgressStore) throws(StoreProblem) -> Result
  ) throws(ShellProblem) -> Result {
    guard let store = recorder.store else { throw .missing(.progress(takeReason() ?? reason)) }
    return try telling(body(recorder, store)) { (problem: StoreProblem) in
      .missing(.progress(problem.message))
    }
  }

  /// - Parameter lesson: `nil` for all of them.
  func forgetUnwritten(of lesson: String?) { recorder.forgetUnwritten(of: lesson) }
}

// MARK: What was done on a page

extension ProgressCommands {
  /// Records an answer, or that a task was done or shown.
  ///
  /// - Parameter given: the answer; empty where the learner gave none.
  func record(_ work: PageWork, _ bookmark: Bookmark, given: [String] = []) {
    switch work.activity {
    case .question(let asked):
      let outcome: ProgressLog.Outcome =
        switch work.outcome {
        case .right: .right
        case .skipped: .shown
        case nil: .wrong
        }
      let concepts = asked.question.concepts
      record(.answered(.init(outcome, given: given, concepts: concepts)), bookmark)
    case .task:
      record(work.outcome == .right ? .finishedTask : .answered(.init(.shown)), bookmark)
    }
  }

  func recordHint(_ number: Int, _ bookmark: Bookmark) { record(.sawHint(number), bookmark) }

  /// Records that the learner has seen what a change leads to.
  func recordSeen(_ bookmark: Bookmark) { record(.finishedTask, bookmark) }

  /// Records that the learner went on from an open question.
  func recordLeftOpen(_ work: PageWork, _ bookmark: Bookmark) {
    guard let asked = work.asked else { return }
    record(.answered(.init(.skipped, concepts: asked.question.concepts)), bookmark)
  }

  private func record(_ event: ProgressLog.Event, _ bookmark: Bookmark) {
    guard let id = bookmark.sectionID else { return }
    recorder.record(event, in: id, isKept: isRecording)
  }

  /// In a finished lesson the place only moves on: to look at a page before it is no way back.
  func recordVisit(_ bookmark: Bookmark) {
    guard isRecording, !bookmark.isApart else { return }
    tellOfMissingHome()
    guard let id = bookmark.sectionID else { return }
    let standing = LessonStanding(bookmark.lesson, account)
    if standing.isFinished, let place = standing.page, bookmark.page <= place { return }
    recorder.visit(id)
  }

  /// On the first page, once.
  private func tellOfMissingHome() {
    guard environment.lacksHome, !knowsOfMissingHome else { return }
    knowsOfMissingHome = true
    remark = localized(
      "Progress is not saved: neither HOME nor XDG_STATE_HOME is a path that begins with /. Set one of them, then start again."
    )
  }

  /// Records something about an exercise. It is kept from the command line, too, where most people check them.
  func record(_ event: ProgressLog.Event, inExercise id: String) {
    recorder.record(
      event, in: SectionID(lesson: SectionID.exercises, section: id), isKept: true)
  }
}

// MARK: What was done

extension ProgressCommands {
  /// All that was done so far, before this session and in it.
  var account: Account { recorder.account }

  /// Where to go on. A script does the same each time, whatever was done before.
  var accountToGoOn: Account { isRecording ? account : Account() }

  var today: Day { environment.today }

  /// When the questions that lessons still have are due.
  func reviewPlan(_ account: Account) -> ReviewPlan {
    let begun = Set(account.sections.keys.map(\.lesson))
    let entries = (library.index?.entries ?? []).filter { begun.contains($0.id) }
    let questions = Set(entries.flatMap { library.standing($0, account).questions })
    return recorder.reviewPlan(account) { questions.contains($0) }
  }

  /// Whether a learner has been here before. Looks for the file only, so that the first prompt of a new learner does
  /// not wait for a database.
  var isKeptFromBefore: Bool { isRecording && recorder.isKeptFromBefore }
}

extension Account {
  /// How a page ended; `nil` for a page without a question or task, and while the question or task is open.
  func outcome(of section: Section, in lesson: String) -> PageWork.Outcome? {
    guard let id = section.id, let summary = self[SectionID(lesson: lesson, section: id)] else {
      return nil
    }
    if summary.isRight { return .right }
    return summary.isDone ? .skipped : nil
  }
}

extension Bookmark {
  /// The section as progress knows it; `nil` for a section without an id.
  fileprivate var sectionID: SectionID? {
    section.id.map { SectionID(lesson: sourceLesson, section: $0) }
  }
}
