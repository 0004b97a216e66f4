import Foundation

/// What comes back, and when, as things stand today.
public struct Agenda: Equatable, Sendable {
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
  public func agenda(at now: Date, in timeZone: TimeZone) -> Agenda {
    let today = Day(of: now, in: timeZone)
    let schedules = verdicts(in: timeZone).compactMap { concept, days in
      Schedule(concept: concept, verdicts: days.filter { $0.key <= today })
    }
    return Agenda(
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
