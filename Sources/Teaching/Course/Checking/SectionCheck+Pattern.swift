import Lessons
import Localization

extension SectionCheck {
  /// Without a pattern, a page runs the one that the learner uses, and its text may be about another.
  mutating func checkPattern() {
    guard lacksPattern else { return }
    find(
      localized(
        "this page names no pattern to run. Add `pattern: mvc` to the head of the lesson, or to this heading."
      ), at: section.location)
  }

  private var lacksPattern: Bool {
    switch section.kind {
    case .task(let task): task.pattern == nil
    case .contract: lesson.pattern == nil && section.attributes["pattern"] == nil
    // A mistake belongs to a pattern.
    default: section.run.map { $0.pattern == nil && $0.mistake == nil } ?? false
    }
  }
}
