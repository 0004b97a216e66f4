import Foundation

/// One answer to a question, and what came before it.
public struct Attempt: Equatable, Sendable {
  /// Counted from 1.
  public let number: Int
  public let date: Date
  public let answer: ProgressLog.Answer
  /// How many hints the learner had seen by then.
  public let hints: Int
}

extension ProgressLog {
  /// All answers to a question, the oldest first.
  public func attempts(at question: SectionID) -> [Attempt] {
    var attempts: [Attempt] = []
    var hints: Set<Int> = []
    for entry in entries where entry.section == question {
      switch entry.event {
      case .answered(let answer):
        attempts.append(
          Attempt(
            number: attempts.count + 1, date: entry.date, answer: answer, hints: hints.count))
      case .sawHint(let number): hints.insert(number)
      case .finishedTask: break
      }
    }
    return attempts
  }
}
