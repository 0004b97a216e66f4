import Foundation

/// How a learner did at one question or task, over all sessions.
public struct SectionSummary: Equatable, Sendable {
  /// Every question and task has exactly one result.
  public enum Result: String, CaseIterable, Sendable {
    case rightAtFirstTry, rightLater
    /// Answered, but never rightly, and the answer was not shown.
    case wrong
    /// The answer was shown before the learner gave a right answer.
    case shown
    /// Skipped without an answer.
    case skipped
    /// A task whose goals were met.
    case done
  }

  /// `nil` when only hints were seen.
  public let result: Result?
  /// Whether the learner gave a right answer or met all goals, at the first try or ever.
  public let isRight: Bool
  /// The number of answers up to the first right answer, or of all answers when none was right. Skipped
  /// questions and shown answers do not count.
  public let tries: Int
  /// How many different hints were seen.
  public let hints: Int
  /// The wrong answers, the oldest first.
  public let wrongAnswers: [[String]]
  /// The concepts of the question, from all its answers; sorted.
  public let concepts: [String]
  /// When the learner met it first and last.
  public let first: Date
  public let last: Date
  /// When it was done: answered rightly for the first time, shown or met; `nil` when it is not.
  public let done: Date?
}

extension SectionSummary {
  /// Whether the learner is through with it: it was answered rightly, its goals were met, or its answer was shown.
  public var isDone: Bool { done != nil }

  /// Whether the learner found the answer without seeing it before.
  public var isSolved: Bool { result == .rightAtFirstTry || result == .rightLater }

  /// - Parameter entries: of one section, the oldest first.
  init(_ entries: [ProgressLog.Entry]) {
    let answers = entries.compactMap(\.answer)
    let own = answers.map(\.outcome).filter { $0 == .right || $0 == .wrong }
    let isFinished = entries.contains { $0.event == .finishedTask }
    result = isFinished ? .done : Result(answers.map(\.outcome))
    isRight = isFinished || own.contains(.right)
    tries = own.firstIndex(of: .right).map { $0 + 1 } ?? own.count
    hints = Set(entries.compactMap(\.hint)).count
    wrongAnswers = answers.filter { $0.outcome == .wrong }.map(\.given)
    concepts = Set(answers.flatMap(\.concepts)).sorted()
    first = entries.first?.date ?? .distantPast
    last = entries.last?.date ?? .distantPast
    done = entries.first { $0.event.isDone }?.date
  }
}

extension ProgressLog.Event {
  /// Whether a question or task is done with it.
  fileprivate var isDone: Bool {
    switch self {
    case .answered(let answer): answer.outcome == .right || answer.outcome == .shown
    case .finishedTask: true
    case .sawHint: false
    }
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
