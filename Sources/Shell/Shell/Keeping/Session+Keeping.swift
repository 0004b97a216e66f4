import Lessons
import Progress

extension Session {
  /// Scripts look into lessons; only people learn.
  var isTracked: Bool { mode == .interactive }

  /// Keeps what somebody answered or did.
  func remember(_ given: [String], isRight: Bool, _ work: PageWork, _ bookmark: Bookmark) {
    guard let id = bookmark.sectionID else { return }
    if let outcome = work.outcome { outcomes[id] = outcome }
    guard isTracked else { return }
    switch work.activity {
    case .question(let asked):
      let outcome: ProgressLog.Outcome =
        work.outcome == .skipped ? .shown : isRight ? .right : .wrong
      let concepts = asked.question.concepts
      progressRecorder.record(.answered(.init(outcome, given: given, concepts: concepts)), in: id)
    case .task:
      progressRecorder.record(
        work.outcome == .right ? .finishedTask : .answered(.init(.shown)), in: id)
    }
  }

  func rememberHint(_ number: Int, _ bookmark: Bookmark) {
    if isTracked, let id = bookmark.sectionID { progressRecorder.record(.sawHint(number), in: id) }
  }

  func rememberPassing(_ work: PageWork, _ bookmark: Bookmark) {
    guard isTracked, let id = bookmark.sectionID, let asked = work.asked else { return }
    progressRecorder.record(.answered(.init(.skipped, concepts: asked.question.concepts)), in: id)
  }

  func rememberPlace(_ bookmark: Bookmark) {
    guard isTracked, !bookmark.isReview, let id = bookmark.sectionID else { return }
    progressRecorder.visit(id)
  }

  /// How somebody came through a page; `nil` for a page that asks nothing, or is open.
  func outcome(of section: Section, in lesson: String) -> PageWork.Outcome? {
    section.id.flatMap { outcomes[SectionID(lesson: lesson, section: $0)] }
  }

  /// What was done in a lesson on other days.
  func recallOutcomes(of lesson: String) {
    guard isTracked else { return }
    let log = progressRecorder.log
    for entry in log.entries where entry.section.lesson == lesson {
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
}

extension Bookmark {
  /// The section as progress knows it; `nil` for one that has no id.
  var sectionID: SectionID? {
    section.id.map { SectionID(lesson: home, section: $0) }
  }
}
