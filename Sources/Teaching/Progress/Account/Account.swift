/// What a learner has done. Progress, review, recap, lists of pages and reports on a class all read this account, so
/// that they cannot disagree.
public struct Account: Equatable, Sendable {
  /// Where it comes from.
  public let log: ProgressLog
  /// How the learner did at each question, task and exercise that is in the log.
  public let sections: [SectionID: SectionSummary]

  public init(_ log: ProgressLog = ProgressLog()) {
    self.log = log
    sections = Dictionary(grouping: log.entries, by: \.section).mapValues(SectionSummary.init)
  }

  /// `nil` when nothing was done there.
  public subscript(section: SectionID) -> SectionSummary? { sections[section] }

  /// The sum over all that was done in a lesson, also in sections that it no longer has.
  ///
  /// - Parameter isTask: tells tasks from questions. Their solutions are counted apart.
  public func tally(of lesson: String, isTask: (SectionID) -> Bool) -> Tally {
    sections.filter { $0.key.lesson == lesson }.reduce(into: Tally()) { tally, section in
      tally.add(section.value, isTask: isTask(section.key))
    }
  }

  /// How the learner did at exercises, by their ids.
  public var exercises: [String: SectionSummary] {
    let done = sections.filter { $0.key.lesson == SectionID.exercises }
    return Dictionary(uniqueKeysWithValues: done.map { ($0.key.section, $0.value) })
  }
}
