import Foundation
import Progress

/// What one learner did, in total and in each lesson.
public nonisolated struct LearnerStatistics: Equatable, Sendable {
  /// With the names of the files when several learners have the same name.
  public let name: String
  public let files: [String]
  /// The lessons in which the learner did something.
  public let lessons: [LessonStatistics]
  let account: Account
  let timeZone: TimeZone

  /// What the learner did in one lesson.
  public struct LessonStatistics: Equatable, Sendable {
    /// The id of the lesson.
    public let lesson: String
    /// How many questions the lesson has.
    public let questions: Int
    public let tally: Tally
    /// How much of the lesson the learner has done.
    public let completion: Completion
    /// The first and the last day with an entry.
    public let days: ClosedRange<Day>
  }

  /// How many questions and tasks of a lesson are done: answered rightly, met or shown.
  public struct Completion: Equatable, Sendable {
    public let done: Int
    public let all: Int
    /// The last of them that is done, in the order of the lesson; `nil` when none is.
    public let last: Item?

    var share: Double { all == 0 ? 1 : Double(done) / Double(all) }
  }

  /// The sum over all lessons.
  public var tally: Tally { lessons.reduce(Tally()) { $0 + $1.tally } }

  /// The first and the last day with an entry; `nil` when there is no entry.
  var days: ClosedRange<Day>? { lessons.map(\.days).span }

  init(_ learner: Roster.Learner, _ syllabus: Syllabus, _ timeZone: TimeZone) {
    let account = Account(learner.log)
    name = learner.name
    files = learner.files
    lessons = syllabus.parts.compactMap { LessonStatistics($0, account, timeZone) }
    self.account = account
    self.timeZone = timeZone
  }

  /// For sorting: learners who did nothing come before the weakest.
  var ease: Double { tally.tried == 0 ? -1 : tally.ease }
}

nonisolated extension LearnerStatistics.LessonStatistics {
  fileprivate init?(
    _ part: Syllabus.Part, _ account: Account, _ timeZone: TimeZone
  ) {
    let done = part.items.compactMap { item in account[item.id].map { (item, $0) } }
    guard let days = done.map({ $1.days(in: timeZone) }).span else { return nil }
    lesson = part.lesson
    questions = part.items.count { $0.kind != .task }
    tally = done.reduce(into: Tally()) { $0.add($1.1, isTask: $1.0.kind == .task) }
    completion = LearnerStatistics.Completion(part, account)
    self.days = days
  }
}

nonisolated extension LearnerStatistics.Completion {
  fileprivate init(_ part: Syllabus.Part, _ account: Account) {
    let items = part.items.filter { $0.state == .present }
    let done = items.filter { account[$0.id]?.isDone == true }
    self.init(done: done.count, all: items.count, last: done.last)
  }
}

nonisolated extension SectionSummary {
  /// Where clocks go back over midnight, a later moment may be on an earlier day.
  func days(in timeZone: TimeZone) -> ClosedRange<Day> {
    let (begin, end) = (Day(of: first, in: timeZone), Day(of: last, in: timeZone))
    return min(begin, end)...max(begin, end)
  }
}

/// How a class did at the questions about one concept.
public nonisolated struct ConceptStatistics: Equatable, Sendable {
  /// The id of the concept.
  public let concept: String
  /// Its name in the language of the report.
  public let name: String
  /// The sum over all learners and all questions about the concept.
  public let tally: Tally

  /// The weakest first.
  static func all(_ learners: [LearnerStatistics], name: (String) -> String) -> [Self] {
    var tallies: [String: Tally] = [:]
    for summary in learners.flatMap(\.account.sections.values) {
      for concept in summary.concepts {
        tallies[concept, default: Tally()].add(summary, isTask: false)
      }
    }
    return tallies.filter { $0.value.tried > 0 }
      .map { Self(concept: $0.key, name: name($0.key), tally: $0.value) }
      .sorted { $0.concept < $1.concept }
      .sorted(byOrder: \.tally.difficulty)
  }
}
