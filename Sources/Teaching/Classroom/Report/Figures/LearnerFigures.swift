import Foundation
import Progress

/// What one learner did, in all and in each lesson.
public nonisolated struct LearnerFigures: Equatable, Sendable {
  public let name: String
  public let files: [String]
  /// Only lessons in which anything was done.
  public let lessons: [LessonFigures]
  let standings: [SectionID: Standing]
  let timeZone: TimeZone

  public struct LessonFigures: Equatable, Sendable {
    public let lesson: String
    /// How many it asks.
    public let questions: Int
    public let tally: Tally
    /// The first and the last on which anything was done.
    public let days: ClosedRange<Day>
  }

  public var tally: Tally { lessons.reduce(Tally()) { $0 + $1.tally } }

  /// `nil` for whoever did nothing.
  public var days: ClosedRange<Day>? {
    lessons.map(\.days).reduce(nil) { $0?.union($1) ?? $1 }
  }

  init(_ learner: Roster.Learner, _ syllabus: Syllabus, _ timeZone: TimeZone) {
    let standings = learner.log.standings
    name = learner.name
    files = learner.files
    lessons = syllabus.parts.compactMap { LessonFigures($0, standings, timeZone) }
    self.standings = standings
    self.timeZone = timeZone
  }

  /// Those who did nothing come before the weakest.
  var ease: Double { tally.tried == 0 ? -1 : tally.ease }
}

nonisolated extension LearnerFigures.LessonFigures {
  fileprivate init?(
    _ part: Syllabus.Part, _ standings: [SectionID: Standing], _ timeZone: TimeZone
  ) {
    let done = part.items.compactMap { item in standings[item.id].map { (item, $0) } }
    let days = done.map { $1.days(in: timeZone) }
    guard let first = days.first else { return nil }
    lesson = part.lesson
    questions = part.items.count { $0.kind == .question }
    tally = done.reduce(into: Tally()) { $0.add($1.1, $1.0.kind) }
    self.days = days.reduce(first) { $0.union($1) }
  }
}

nonisolated extension Standing {
  func days(in timeZone: TimeZone) -> ClosedRange<Day> {
    Day(of: first, in: timeZone)...Day(of: last, in: timeZone)
  }
}
