import Foundation

/// When each concept is due for review, as of today.
public struct ReviewPlan: Equatable, Sendable {
  public let today: Day
  /// Sorted by the day on which they are due.
  public let schedules: [Schedule]

  /// The concepts to review today, the longest overdue first.
  public var due: [Schedule] { due(on: today) }

  /// The concepts to review on a day, if nothing is answered before.
  public func due(on day: Day) -> [Schedule] { schedules.filter { $0.due <= day } }
}

extension ProgressLog {
  /// Computes when each concept that was ever asked is due.
  ///
  /// An answer dated after today comes from a wrong clock. It is ignored until its day.
  ///
  /// - Parameter timeZone: decides where one day ends and the next begins.
  public func reviewPlan(at now: Date, in timeZone: TimeZone) -> ReviewPlan {
    let today = Day(of: now, in: timeZone)
    let schedules = verdicts(in: timeZone).compactMap { concept, days in
      Schedule(concept: concept, verdicts: days.filter { $0.key <= today })
    }
    return ReviewPlan(
      today: today, schedules: schedules.sorted { ($0.due, $0.concept) < ($1.due, $1.concept) })
  }

  /// The days on which each concept was answered, and whether all answers of that day were right.
  private func verdicts(in timeZone: TimeZone) -> [String: [Day: Bool]] {
    var verdicts: [String: [Day: Bool]] = [:]
    for entry in entries {
      guard let answer = entry.answer, let isRight = answer.outcome.verdict else { continue }
      let day = Day(of: entry.date, in: timeZone)
      for concept in answer.concepts {
        let before = verdicts[concept]?[day] ?? true
        verdicts[concept, default: [:]][day] = before && isRight
      }
    }
    return verdicts
  }
}

extension ProgressLog.Outcome {
  /// Whether the learner knew the answer; `nil` when the question was skipped.
  fileprivate var verdict: Bool? {
    switch self {
    case .right: true
    case .wrong, .shown: false
    case .skipped: nil
    }
  }
}

extension Schedule {
  fileprivate init?(concept: String, verdicts: [Day: Bool]) {
    let days = verdicts.sorted { $0.key < $1.key }
    guard let first = days.first else { return nil }
    self.init(concept: concept, first: first.key)
    for (day, isRight) in days.dropFirst() { practise(on: day, wasRight: isRight) }
  }
}

/// When a concept is due (spaced repetition). The gap grows with every day of right answers, from
/// one day to four months, and a wrong answer starts again at one day.
public struct Schedule: Equatable, Sendable {
  /// In days.
  public static let gaps = [1, 3, 7, 14, 30, 60, 120]

  /// The id of the concept.
  public let concept: String
  /// The day on which it is to be asked next.
  public private(set) var due: Day
  /// The day on which it was answered last.
  public private(set) var last: Day
  private var step = 0

  /// Starts with the first answer, right or wrong.
  init(concept: String, first day: Day) {
    self.concept = concept
    last = day
    due = day + Self.gaps[0]
  }

  /// Days from the answer that set the schedule to `due`.
  public var gap: Int { Self.gaps[step] }

  /// A right answer before the concept is due does not change the gap: it does not show that the
  /// learner would have known it after the whole gap.
  mutating func practise(on day: Day, wasRight: Bool) {
    last = day
    guard !wasRight || day >= due else { return }
    step = wasRight ? min(step + 1, Self.gaps.count - 1) : 0
    due = day + gap
  }
}

extension ProgressLog {
  /// The questions about a concept that were answered before, the longest ago first.
  public func questions(about concept: String) -> [SectionID] {
    let asked = entries.filter { $0.answer?.concepts.contains(concept) == true }
    return askedLongestAgoFirst(Array(Set(asked.map(\.section))))
  }

  /// Sorts questions for a review: those never answered first, in the given order, then those
  /// answered longest ago.
  public func askedLongestAgoFirst(_ questions: [SectionID]) -> [SectionID] {
    var order: [SectionID: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.answer != nil {
      order[entry.section] = index
    }
    return questions.enumerated()
      .sorted { (order[$0.element] ?? -1, $0.offset) < (order[$1.element] ?? -1, $1.offset) }
      .map(\.element)
  }
}
