import Foundation

extension ProgressLog {
  /// Something that a learner did. Entries are never changed.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// Stays the same in files and on other machines, so that an entry is imported only once.
    public let id: UUID
    /// Rounded to milliseconds.
    public let date: Date
    public let section: SectionID
    public let event: Event

    public init(id: UUID, date: Date, section: SectionID, event: Event) {
      self.id = id
      self.date = Date(milliseconds: date.milliseconds)
      self.section = section
      self.event = event
    }

    /// `nil` when the event is no answer.
    public var answer: Answer? {
      if case .answered(let answer) = event { answer } else { nil }
    }

    /// The number of the hint that was seen; `nil` for other events.
    var hint: Int? {
      if case .sawHint(let number) = event { number } else { nil }
    }
  }

  /// What the learner did.
  public enum Event: Hashable, Sendable {
    case answered(Answer)
    /// The hint with this number, counted from 1, was shown.
    case sawHint(Int)
    case finishedTask
  }

  /// An answer to a question, and its result.
  public struct Answer: Hashable, Sendable {
    public var outcome: Outcome
    /// The answer, the same in every language: numbers of choices in the lesson, or the typed word.
    public var given: [String]
    /// Ids of the concepts that the question is about.
    public var concepts: [String]

    public init(_ outcome: Outcome, given: [String] = [], concepts: [String] = []) {
      self.outcome = outcome
      self.given = given
      self.concepts = concepts
    }
  }

  /// The result of an answer.
  public enum Outcome: String, CaseIterable, Sendable {
    case right, wrong
    /// The learner went on without an answer.
    case skipped
    /// The learner asked for the answer.
    case shown
  }
}

/// Ordered by time. Entries of the same millisecond come from different machines; they are ordered
/// by id, so that the order is the same everywhere.
extension ProgressLog.Entry: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    (a.date, a.id.uuidString) < (b.date, b.id.uuidString)
  }
}

extension ProgressLog {
  /// The section of a lesson that a learner opened last.
  public struct Place: Hashable, Sendable {
    public let section: SectionID
    /// When it was opened, rounded to milliseconds.
    public let date: Date

    public init(section: SectionID, date: Date) {
      self.section = section
      self.date = Date(milliseconds: date.milliseconds)
    }

    /// Whether this place is later than another place in the same lesson. Places of the same
    /// millisecond are compared by name, so that the result is the same on every machine.
    func replaces(_ other: Place?) -> Bool {
      guard let other else { return true }
      return (date, section.section) > (other.date, other.section.section)
    }
  }
}
