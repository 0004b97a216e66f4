import Lessons

extension Session {
  /// Keeps what somebody answered or did.
  func remember(_ given: [String], isRight: Bool, _ work: PageWork, _ bookmark: Bookmark) {
    guard let outcome = work.outcome, let id = bookmark.section.id else { return }
    outcomes[bookmark.lesson.id, default: [:]][id] = outcome
  }

  /// How somebody came through a page; `nil` for a page that asks nothing, or is open.
  func outcome(of section: Section, in lesson: Lesson) -> PageWork.Outcome? {
    section.id.flatMap { outcomes[lesson.id]?[$0] }
  }
}
