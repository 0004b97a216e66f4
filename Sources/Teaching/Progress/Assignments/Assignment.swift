import Foundation

/// What a teacher asks of a class by a day. It travels in a progress file: to the learners, and back with what they did.
public struct Assignment: Hashable, Sendable {
  /// What learners and reports call it. Of two with the same name, the one that was written later counts.
  public let name: String
  /// Rounded to milliseconds.
  public let written: Date
  /// The last day on which work is in time.
  public let due: Day
  /// The ids of lessons, in the order of the teacher.
  public let lessons: [String]
  /// The ids of exercises, in the order of the teacher.
  public let exercises: [String]

  public init(
    name: String, written: Date, due: Day, lessons: [String] = [], exercises: [String] = []
  ) {
    self.name = name
    self.written = Date(milliseconds: written.milliseconds)
    self.due = due
    self.lessons = lessons
    self.exercises = exercises
  }

  /// Whether a question, a task or an exercise belongs to it.
  public func asks(for section: SectionID) -> Bool {
    section.lesson == SectionID.exercises
      ? exercises.contains(section.section) : lessons.contains(section.lesson)
  }

  /// Whether this counts and not another of the same name. Two of the same millisecond are compared by their contents, so
  /// that the result is the same on every machine.
  func replaces(_ other: Assignment?) -> Bool {
    guard let other, self != other else { return other == nil }
    return (written, order) > (other.written, other.order)
  }

  private var order: String { AssignmentRecord(self).json([.sortedKeys]) }
}

/// What is due first comes first.
extension Assignment: Comparable {
  public static func < (a: Self, b: Self) -> Bool { (a.due, a.name) < (b.due, b.name) }
}

extension [Assignment] {
  /// Those that count, of any that were written.
  public init(latestOf all: some Sequence<Assignment>) {
    let latest = Dictionary(all.map { ($0.name, $0) }) { $1.replaces($0) ? $1 : $0 }
    self = latest.values.sorted()
  }
}
