import Foundation
import Progress

/// How a class did what it was to do by a day.
public nonisolated struct AssignmentStatistics: Equatable, Sendable {
  public let assignment: Assignment
  /// Each learner of the report, in its order.
  public let results: [LearnerResult]
  /// How many days are left, 0 on the last one; `nil` when it is over.
  public let daysLeft: Int?

  /// How far a learner is.
  public struct LearnerResult: Equatable, Sendable {
    public let learner: String
    public let state: State
    /// How many questions, tasks and exercises there are.
    public let all: Int
    /// How many of them were done by the day.
    public let inTime: Int
    /// How many of them are done now.
    public let done: Int
  }

  public enum State: Equatable, Sendable {
    /// All is done; the day is the one on which the last of it was.
    case inTime(Day), late(Day)
    case open
  }

  /// - Parameters:
  ///   - items: of which the work consists.
  ///   - today: the day of the report; `nil` for a day after all work.
  init(_ assignment: Assignment, _ items: [Item], _ learners: [LearnerStatistics], today: Day?) {
    self.assignment = assignment
    results = learners.map { LearnerResult($0, items, by: assignment.due) }
    daysLeft = today.flatMap { $0 > assignment.due ? nil : assignment.due - $0 }
  }

  /// Whether its day is over. Before, work that is not done may still be done in time.
  var isOver: Bool { daysLeft == nil }

  /// Whether the lessons here have nothing to do for it.
  var isUnknown: Bool { results.allSatisfy { $0.all == 0 } }

  /// The learners who did all of it in time.
  var inTime: [LearnerResult] {
    results.filter { if case .inTime = $0.state { true } else { false } }
  }
  var late: [LearnerResult] {
    results.filter { if case .late = $0.state { true } else { false } }
  }
  /// Those who did least come first.
  var open: [LearnerResult] {
    results.filter { $0.state == .open }.sorted { ($0.done, $0.learner) < ($1.done, $1.learner) }
  }
}

nonisolated extension AssignmentStatistics.LearnerResult {
  fileprivate init(_ learner: LearnerStatistics, _ items: [Item], by due: Day) {
    let days = items.compactMap { learner.day(ofDoing: $0) }
    self.learner = learner.name
    all = items.count
    done = days.count
    inTime = days.count { $0 <= due }
    guard let last = days.max(), done == all else {
      state = .open
      return
    }
    state = last <= due ? .inTime(last) : .late(last)
  }
}

nonisolated extension LearnerStatistics {
  /// `nil` while it is not done.
  func day(ofDoing item: Item) -> Day? {
    account[item.id]?.done.map { Day(of: $0, in: timeZone) }
  }
}
