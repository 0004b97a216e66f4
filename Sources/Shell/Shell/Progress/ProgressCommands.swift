import Foundation
import Lessons
import Localization
import Progress

/// Records what the learner does, and answers `progress`.
final class ProgressCommands: Room {
  let display: Display
  let library: Library
  let delivery: Delivery
  private let recorder: ProgressRecorder
  /// How questions and tasks ended, in this session and, for lessons that were opened, before.
  private var outcomes: [SectionID: PageWork.Outcome] = [:]
  /// What `yes` on the next line will forget.
  private(set) var pendingReset: Reset?

  init(_ display: Display, _ library: Library, _ delivery: Delivery) {
    self.display = display
    self.library = library
    self.delivery = delivery
    let environment = delivery.environment
    recorder = ProgressRecorder(
      environment.progress, now: environment.now, timeZone: environment.timeZone)
  }

  func askFirst(_ reset: Reset) { pendingReset = reset }

  /// The next line came, whatever it was.
  func endConfirmation() { pendingReset = nil }

  /// Lessons are learned at the prompt; a script only looks into them.
  private var isRecording: Bool { display.mode == .interactive }

  /// An error of the database, to be reported with the next answer.
  func takeRemark() -> String? { recorder.takeRemark() }

  /// Tries once more to save what could not be saved.
  func writeWaiting() { recorder.writeWaiting() }

  func requireStore() throws(ShellProblem) -> ProgressRecorder {
    guard recorder.store != nil else { throw .missing(.progress(recorder.takeRemark())) }
    return recorder
  }

  /// What was done so far. A command about it fails when it cannot be read.
  func requireLog() throws(ShellProblem) -> ProgressLog {
    let recorder = try requireStore()
    do throws(StoreProblem) {
      return try recorder.readLog()
    } catch {
      throw .missing(.progress(error.message))
    }
  }

  /// Changes the database.
  func change<Result>(
    _ body: (ProgressStore) throws(StoreProblem) -> Result
  ) throws(ShellProblem) -> Result {
    guard let store = try requireStore().store else { throw .missing(.progress(nil)) }
    do throws(StoreProblem) {
      return try body(store)
    } catch {
      throw .missing(.progress(error.message))
    }
  }
}

// MARK: What was done on a page

extension ProgressCommands {
  /// Records an answer, or that a task was done or shown.
  func record(_ given: [String], isRight: Bool, _ work: PageWork, _ bookmark: Bookmark) {
    guard let id = bookmark.sectionID else { return }
    if let outcome = work.outcome { outcomes[id] = outcome }
    guard isRecording else { return }
    switch work.activity {
    case .question(let asked):
      let outcome: ProgressLog.Outcome =
        work.outcome == .skipped ? .shown : isRight ? .right : .wrong
      let concepts = asked.question.concepts
      recorder.record(.answered(.init(outcome, given: given, concepts: concepts)), in: id)
    case .task:
      recorder.record(
        work.outcome == .right ? .finishedTask : .answered(.init(.shown)), in: id)
    }
  }

  func recordHint(_ number: Int, _ bookmark: Bookmark) {
    if isRecording, let id = bookmark.sectionID { recorder.record(.sawHint(number), in: id) }
  }

  /// Records that the learner went on from an open question.
  func recordLeftOpen(_ work: PageWork, _ bookmark: Bookmark) {
    guard isRecording, let id = bookmark.sectionID, let asked = work.asked else { return }
    recorder.record(.answered(.init(.skipped, concepts: asked.question.concepts)), in: id)
  }

  func recordVisit(_ bookmark: Bookmark) {
    guard isRecording, !bookmark.isReview, let id = bookmark.sectionID else { return }
    recorder.visit(id)
  }

  /// What was done so far; empty for a script.
  var log: ProgressLog { isRecording ? recorder.log : ProgressLog() }

  /// What was done so far, for a script, too.
  var recordedLog: ProgressLog { recorder.log }

  func record(_ event: ProgressLog.Event, in section: SectionID) {
    recorder.record(event, in: section)
  }

  /// How many questions a review would ask now.
  func dueQuestions(among standings: [LessonStanding]) -> Int {
    recorder.dueQuestions { id in
      standings.contains { standing in
        standing.lesson == id.lesson
          && standing.pages.contains { $0.id == id.section && $0.asks }
      }
    }.count
  }

  /// Whether a learner has been here before. Looks for the file only, so that the first prompt of a new learner does
  /// not wait for a database.
  var isKeptFromBefore: Bool { isRecording && recorder.isKeptFromBefore }
}

// MARK: How pages ended

extension ProgressCommands {
  /// `nil` for a page without a question or task, and while the question or task is open.
  func outcome(of section: Section, in lesson: String) -> PageWork.Outcome? {
    section.id.flatMap { outcomes[SectionID(lesson: lesson, section: $0)] }
  }

  /// Reads how the pages of a lesson ended on other days.
  func readOutcomes(of lesson: String) {
    guard isRecording else { return }
    for entry in recorder.log.entries where entry.section.lesson == lesson {
      switch entry.event {
      case .answered(let answer) where answer.outcome == .right:
        outcomes[entry.section] = .right
      case .answered(let answer) where answer.outcome == .shown:
        outcomes[entry.section] = outcomes[entry.section] ?? .skipped
      case .finishedTask: outcomes[entry.section] = .right
      case .answered, .sawHint: break
      }
    }
  }

  /// - Parameter lesson: `nil` for all of them.
  func forgetOutcomes(of lesson: String? = nil) {
    outcomes = outcomes.filter { lesson != nil && $0.key.lesson != lesson }
  }
}

extension Bookmark {
  /// The section as progress knows it; `nil` for a section without an id.
  fileprivate var sectionID: SectionID? {
    section.id.map { SectionID(lesson: sourceLesson, section: $0) }
  }
}
