import Foundation

/// When a question is due (spaced repetition). The gap grows with every day of right answers, from one day to four
/// months. An answer that was wrong or shown starts again at one day.
public struct Schedule: Equatable, Sendable {
  /// In days.
  public static let gaps = [1, 3, 7, 14, 30, 60, 120]

  public let question: SectionID
  /// The ids of the concepts that the question is about; sorted.
  public let concepts: [String]
  /// The day on which it is to be asked next.
  public private(set) var due: Day
  /// The day on which it was answered last.
  public private(set) var last: Day
  /// Whether an answer of that day was wrong or shown.
  public private(set) var isMissed: Bool
  private var step = 0
  /// When it was answered last.
  private let moment: Date

  /// Days until it is due after a right answer.
  var gap: Int { Self.gaps[step] }

  /// Whether a review asks it before another question.
  func comes(before other: Schedule) -> Bool {
    guard isMissed == other.isMissed else { return isMissed }
    return (due, moment, question.lesson, question.section)
      < (other.due, other.moment, other.question.lesson, other.question.section)
  }
}

extension Schedule {
  /// `nil` when it was not answered until today. To skip a question says nothing.
  ///
  /// - Parameter entries: answers to the question, the oldest first.
  init?(
    _ question: SectionID, _ entries: [ProgressLog.Entry], in timeZone: TimeZone, until today: Day
  ) {
    let told = entries.filter {
      $0.answer?.outcome != .skipped && Day(of: $0.date, in: timeZone) <= today
    }
    let days = Dictionary(grouping: told) { Day(of: $0.date, in: timeZone) }
      .mapValues { $0.compactMap { $0.answer?.outcome } }
      .sorted { $0.key < $1.key }
    guard let first = days.first, let moment = told.last?.date else { return nil }
    self.question = question
    self.moment = moment
    concepts = Set(entries.flatMap { $0.answer?.concepts ?? [] }).sorted()
    (due, last, isMissed) = (first.key, first.key, false)
    set(to: 0, on: first.key, first.value)
    for (day, outcomes) in days.dropFirst() { practise(on: day, outcomes) }
  }

  /// A right answer before the question is due does not change the gap: it does not show that the learner would have
  /// known it after the whole gap.
  private mutating func practise(on day: Day, _ outcomes: [ProgressLog.Outcome]) {
    guard outcomes.allSatisfy({ $0 == .right }) else { return set(to: 0, on: day, outcomes) }
    guard day >= due else {
      (last, isMissed) = (day, false)
      return
    }
    set(to: min(step + 1, Self.gaps.count - 1), on: day, outcomes)
  }

  /// After a wrong answer it is due at once, until it is answered rightly or shown.
  private mutating func set(to step: Int, on day: Day, _ outcomes: [ProgressLog.Outcome]) {
    self.step = step
    last = day
    isMissed = outcomes.contains { $0 != .right }
    due = outcomes.last == .wrong ? day : day + gap
  }
}
