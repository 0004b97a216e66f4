import Foundation

/// What comes back, and when, as things stand today.
public struct ReviewPlan: Equatable, Sendable {
  public let today: Day
  /// What is due first stands first.
  public let schedules: [Schedule]

  /// What is to be asked today, the longest overdue first.
  public var due: [Schedule] { due(on: today) }

  /// What is to be asked on a day, when nothing is answered until then.
  public func due(on day: Day) -> [Schedule] { schedules.filter { $0.due <= day } }
}

extension ProgressLog {
  /// Works out when each concept that was ever asked is due, by the days of a time zone.
  ///
  /// An answer of a later day than today was made with a wrong clock. It waits for its day, and the
  /// concept does not.
  public func reviewPlan(at now: Date, in timeZone: TimeZone) -> ReviewPlan {
    let today = Day(of: now, in: timeZone)
    let schedules = verdicts(in: timeZone).compactMap { concept, days in
      Schedule(concept: concept, verdicts: days.filter { $0.key <= today })
    }
    return ReviewPlan(
      today: today, schedules: schedules.sorted { ($0.due, $0.concept) < ($1.due, $1.concept) })
  }

  /// The days on which each concept was answered. Several answers on one day count once, and one that
  /// is not right spoils the day.
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
  /// Whether the learner knew. `nil` when nothing can be told.
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

/// When a concept comes back. The gap grows with every day of right answers, from one day to four
/// months, and starts again with a wrong one.
public struct Schedule: Equatable, Sendable {
  /// In days.
  public static let gaps = [1, 3, 7, 14, 30, 60, 120]

  public let concept: String
  /// When it is to be asked next.
  public private(set) var due: Day
  /// When it was answered last.
  public private(set) var last: Day
  private var step = 0

  /// From the first answer on, right or wrong.
  init(concept: String, first day: Day) {
    self.concept = concept
    last = day
    due = day + Self.gaps[0]
  }

  /// How many days were to pass until it is due.
  public var gap: Int { Self.gaps[step] }

  /// Right answers before the day that the concept is due change nothing: the gap has not shown yet
  /// that it was short enough.
  mutating func practise(on day: Day, wasRight: Bool) {
    last = day
    guard !wasRight || day >= due else { return }
    step = wasRight ? min(step + 1, Self.gaps.count - 1) : 0
    due = day + gap
  }
}

extension ProgressLog {
  /// The questions that were asked about a concept, and are the first to be asked again when it is
  /// due: the one asked longest ago stands first.
  public func questions(about concept: String) -> [SectionID] {
    let asked = entries.filter { $0.answer?.concepts.contains(concept) == true }
    return askedLongestAgoFirst(Array(Set(asked.map(\.section))))
  }

  /// Puts questions into the order in which they should be asked. Those that were never asked come
  /// first, and stay in the order in which they are given.
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
