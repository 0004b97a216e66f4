import Foundation

/// How a learner came through a question or a task, from the first look at it to the last.
public struct SectionSummary: Equatable, Sendable {
  /// Each stands in exactly one of these.
  public enum Result: String, CaseIterable, Sendable {
    case rightAtFirstTry, rightLater
    /// Answered, never rightly, and the answer was not asked for.
    case wrong
    /// The answer was asked for before a right one was given.
    case shown
    /// Left without an answer.
    case skipped
    /// A task, whose goals were met.
    case done
  }

  /// `nil` where nothing but hints was seen.
  public let result: Result?
  /// The learner's own answers, up to the first right one.
  public let tries: Int
  /// Hints seen, each counted once.
  public let hints: Int
  /// What was given where it was wrong, the oldest first.
  public let wrongAnswers: [[String]]
  /// What the question was about, by any of the answers; sorted.
  public let concepts: [String]
  public let first: Date
  public let last: Date
}

extension ProgressLog {
  /// Every question and task of which anything is known. To skip a question is no try, to have it
  /// shown is one.
  public var sectionSummaries: [SectionID: SectionSummary] {
    Dictionary(grouping: entries, by: \.section).mapValues(SectionSummary.init)
  }
}

extension SectionSummary {
  /// - Parameter entries: of one section, the oldest first.
  fileprivate init(_ entries: [ProgressLog.Entry]) {
    let answers = entries.compactMap(\.answer)
    let own = answers.map(\.outcome).filter { $0 == .right || $0 == .wrong }
    result =
      entries.contains { $0.event == .finishedTask } ? .done : Result(answers.map(\.outcome))
    tries = own.firstIndex(of: .right).map { $0 + 1 } ?? own.count
    hints = Set(entries.compactMap(\.hint)).count
    wrongAnswers = answers.filter { $0.outcome == .wrong }.map(\.given)
    concepts = Set(answers.flatMap(\.concepts)).sorted()
    first = entries.first?.date ?? .distantPast
    last = entries.last?.date ?? .distantPast
  }
}

extension SectionSummary.Result {
  fileprivate init?(_ outcomes: [ProgressLog.Outcome]) {
    let tries = outcomes.filter { $0 != .skipped }
    switch tries.first {
    case nil where outcomes.isEmpty: return nil
    case nil: self = .skipped
    case .right: self = .rightAtFirstTry
    default:
      let decided = tries.first { $0 == .right || $0 == .shown }
      self = decided.map { $0 == .right ? .rightLater : .shown } ?? .wrong
    }
  }
}
