/// What a learner has done, and where they are in each lesson. What it amounts to is computed from it: its `Account`.
public struct ProgressLog: Equatable, Sendable {
  /// The oldest first.
  public let entries: [Entry]
  /// At most one place for each lesson, in the order of the lessons' names.
  public let places: [Place]
  /// What is to be done, what is due first at the beginning. No two have the same name.
  public let assignments: [Assignment]

  /// Sorts the lists. Give at most one place for each lesson.
  public init(
    entries: [Entry] = [], places: [Place] = [], assignments: [Assignment] = []
  ) {
    self.entries = entries.sorted()
    self.places = places.sorted { $0.section.lesson < $1.section.lesson }
    self.assignments = [Assignment](latestOf: assignments)
  }

  /// The section of a lesson that the learner opened last; `nil` when they never opened the lesson.
  public func place(in lesson: String) -> Place? {
    places.first { $0.section.lesson == lesson }
  }

  /// All places, the one that was opened last at the beginning.
  public var latestPlaces: [Place] { places.sorted { $0.date > $1.date } }
}

/// The id of a section and of its lesson. Ids stay the same when texts change.
public struct SectionID: Hashable, Sendable {
  public var lesson: String
  public var section: String

  /// The name of the lesson of an exercise; the section is the exercise's id.
  public static let exercises = "exercises"

  public init(lesson: String, section: String) {
    self.lesson = lesson
    self.section = section
  }
}

extension ProgressLog {
  /// Both logs, merged as by ``ProgressStore/merge(_:)``, except where both have different entries of the same id: a
  /// store keeps its own, and `a.union(b)` equals `b.union(a)`.
  public func union(_ other: ProgressLog) -> ProgressLog {
    let entries = Dictionary((entries + other.entries).map { ($0.id, $0) }) { min($0, $1) }
    let places = Dictionary((places + other.places).map { ($0.section.lesson, $0) }) {
      $1.replaces($0) ? $1 : $0
    }
    return ProgressLog(
      entries: Array(entries.values), places: Array(places.values),
      assignments: assignments + other.assignments)
  }

  private func min(_ a: Entry, _ b: Entry) -> Entry {
    a == b || EntryRecord(a).json([.sortedKeys]) < EntryRecord(b).json([.sortedKeys]) ? a : b
  }
}
