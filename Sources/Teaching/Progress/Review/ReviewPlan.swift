import Foundation

/// When each question is due for review, as of today.
public struct ReviewPlan: Equatable, Sendable {
  public let today: Day
  /// In the order in which a review asks: first what was not known, then what is due longest.
  public let schedules: [Schedule]

  /// The questions to ask today.
  public var due: [Schedule] { due(on: today) }

  /// The part of them that a review asks in one go: at most 20 questions.
  public var sitting: ArraySlice<Schedule> { due.prefix(20) }

  /// The questions to ask on a day, if nothing is answered before.
  public func due(on day: Day) -> [Schedule] { schedules.filter { $0.due <= day } }

  /// The first day on which a question is due; `nil` when none was ever answered.
  public var next: Day? { schedules.map(\.due).min() }
}

extension Account {
  /// Computes when each question that was ever answered is due. An answer changes nothing but when its own question is
  /// due, so the numbers add up when you count along.
  ///
  /// An answer dated after today comes from a wrong clock. It is ignored until its day.
  ///
  /// - Parameters:
  ///   - timeZone: decides where one day ends and the next begins.
  ///   - isQuestion: whether a lesson still has a question. Exercises are never asked again.
  public func reviewPlan(
    at now: Date, in timeZone: TimeZone, of isQuestion: (SectionID) -> Bool = { _ in true }
  ) -> ReviewPlan {
    let today = Day(of: now, in: timeZone)
    let answered = Dictionary(grouping: log.entries.filter { $0.answer != nil }, by: \.section)
    let schedules = answered.filter { $0.key.lesson != SectionID.exercises && isQuestion($0.key) }
      .compactMap { Schedule($0.key, $0.value, in: timeZone, until: today) }
    return ReviewPlan(today: today, schedules: schedules.sorted { $0.comes(before: $1) })
  }
}
