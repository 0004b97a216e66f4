import Foundation

/// What a learner has done in a lesson, as ids of sections. When a lesson has changed, sections
/// that it no longer has can be left out.
public struct LessonSummary: Equatable, Sendable {
  /// Questions that the learner answered, rightly or wrongly.
  public var answered: Set<String> = []
  /// Questions whose first answer was right. A skipped question has no answer. An answer that was
  /// shown counts as a wrong answer.
  public var rightAtFirstTry: Set<String> = []
  /// Tasks whose goals were met.
  public var finishedTasks: Set<String> = []
  /// Questions that were answered rightly or whose answer was shown, and tasks that were finished or shown.
  public var done: Set<String> = []
  /// How many different hints were seen.
  public var hints = 0

  public init() {}
}

extension ProgressLog {
  /// What the learner has done in a lesson.
  public func summary(of lesson: String) -> LessonSummary {
    let sections = Dictionary(grouping: entries.filter { $0.section.lesson == lesson }) {
      $0.section.section
    }
    var summary = LessonSummary()
    for (section, entries) in sections { summary.add(section, entries) }
    return summary
  }
}

extension LessonSummary {
  fileprivate mutating func add(_ section: String, _ entries: [ProgressLog.Entry]) {
    let outcomes = entries.compactMap { $0.answer?.outcome }
    if outcomes.contains(where: { $0 == .right || $0 == .wrong }) { answered.insert(section) }
    if outcomes.first(where: { $0 != .skipped }) == .right { rightAtFirstTry.insert(section) }
    if entries.contains(where: { $0.event == .finishedTask }) { finishedTasks.insert(section) }
    if outcomes.contains(where: { $0 == .right || $0 == .shown }) || finishedTasks.contains(section)
    {
      done.insert(section)
    }
    hints += Set(entries.compactMap(\.hint)).count
  }
}
