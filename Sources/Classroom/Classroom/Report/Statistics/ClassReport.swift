import Course
import Foundation
import Progress

/// What a class did, from the progress files that were handed in.
public nonisolated struct ClassReport: Equatable, Sendable {
  public let remarks: [Roster.Remark]
  /// Sorted by the name of the file.
  public let leftOut: [LeftOut]
  /// The files that say what was to be done, and nothing else. Sorted.
  public let homework: [String]
  /// Sorted by name.
  public let learners: [LearnerStatistics]
  /// What was to be done, by whom it was done in time. What was due first comes first.
  public let assignments: [AssignmentStatistics]
  /// The lessons that at least one learner has begun, or that were to be done.
  public let syllabus: Syllabus
  /// The hardest first; questions that no learner opened are left out.
  public let questions: [ItemStatistics]
  /// In the order of the lessons; tasks that no learner opened are left out.
  public let tasks: [ItemStatistics]
  /// The weakest first.
  public let concepts: [ConceptStatistics]

  /// A file that is not counted.
  public struct LeftOut: Equatable, Sendable {
    public let file: String
    /// What was found and what to do.
    public let reason: String

    public init(file: String, reason: String) {
      self.file = file
      self.reason = reason
    }
  }

  /// The first and the last day with an entry; `nil` when there is no entry.
  var days: ClosedRange<Day>? { learners.compactMap(\.days).span }

  /// Learners who tried nothing, or who were right at the first try less than half of the time; the
  /// weakest first.
  public var learnersNeedingHelp: [LearnerStatistics] {
    learners.filter { $0.tally.isWeak ?? true }
      .sorted { ($0.ease, $0.name) < ($1.ease, $1.name) }
  }

  /// Who stopped in which lesson, or did less of it than most; those who did least come first.
  public var stops: [Stop] { Stop.all(learners) }

  /// At most five questions that several learners tried and fewer than half answered rightly at the
  /// first try; the hardest first. What many tried counts for more: a question that two have reached hides none that
  /// thirty missed.
  public var hardestQuestions: [ItemStatistics] {
    let missed = questions.filter { $0.tally.isWeak == true && $0.tally.tried > 1 }
    return Array(missed.sorted(byOrder: { [$0.tally.ease] }).prefix(5))
  }
}

extension ClassReport {
  /// - Parameters:
  ///   - assignments: as the teacher has them. They count, and not what learners have under the same names.
  ///   - homework: the files with these assignments.
  ///   - leftOut: files that were handed in and cannot be counted.
  ///   - course: the lessons; `nil` when there are none.
  ///   - language: the language of titles and choices.
  ///   - timeZone: decides where days begin.
  ///   - today: the day of the report; `nil` for a day after all work.
  public init(
    _ roster: Roster, assignments: [Assignment] = [], homework: [String] = [],
    leftOut: [LeftOut] = [], course: Course?, language: String, timeZone: TimeZone,
    today: Day? = nil
  ) {
    let assignments = assignments.completed(from: roster)
    let syllabus = Syllabus(
      of: roster.learners.map(\.log), assignments, in: course, language: language)
    let learners = roster.learners.map { LearnerStatistics($0, syllabus, timeZone) }
    let items = syllabus.items.map { ItemStatistics($0, learners) }.filter { !$0.tally.isEmpty }
    remarks = roster.remarks
    self.leftOut = leftOut.sorted { $0.file < $1.file }
    self.homework = homework.sorted()
    self.learners = learners
    self.syllabus = syllabus
    self.assignments = assignments.map {
      AssignmentStatistics($0, syllabus.items(of: $0), learners, today: today)
    }
    questions = items.filter { $0.item.kind != .task }.sorted(byOrder: \.tally.difficulty)
    tasks = items.filter { $0.item.kind == .task }
    concepts = ConceptStatistics.all(learners) { course?.concepts.name(of: $0, in: language) ?? $0 }
  }
}

nonisolated extension [Assignment] {
  /// With those that only the learners have.
  fileprivate func completed(from roster: Roster) -> Self {
    let names = Set(map(\.name))
    let others = roster.learners.flatMap(\.log.assignments).filter { !names.contains($0.name) }
    return Self(latestOf: self + others)
  }
}

nonisolated extension Tally {
  /// Whether less than half was right at the first try; `nil` when nothing was tried.
  var isWeak: Bool? { share.map { $0 < 0.5 } }

  /// For sorting, the hardest first: by the share of right answers, then by how sure it is. What nobody tried comes last.
  var difficulty: [Double] { [share ?? 2, ease] }
}

nonisolated extension Array {
  /// The smallest order first. What is equal keeps its place.
  func sorted(byOrder order: (Element) -> [Double]) -> Self {
    enumerated().map { (order: order($0.element) + [Double($0.offset)], element: $0.element) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
      .map(\.element)
  }
}

nonisolated extension [ClosedRange<Day>] {
  /// From the first of all days to the last; `nil` for no range.
  var span: ClosedRange<Day>? {
    guard let first = map(\.lowerBound).min(), let last = map(\.upperBound).max()
    else { return nil }
    return first...last
  }
}
