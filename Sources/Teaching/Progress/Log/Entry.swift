import Foundation

extension ProgressLog {
  /// One thing that a learner did, at one moment. Never changed once it is written.
  public struct Entry: Identifiable, Hashable, Sendable {
    public let id: UUID
    /// In whole milliseconds.
    public let date: Date
    public let section: SectionID
    public let event: Event

    public init(id: UUID, date: Date, section: SectionID, event: Event) {
      self.id = id
      self.date = Date(milliseconds: date.milliseconds)
      self.section = section
      self.event = event
    }

    public var answer: Answer? {
      if case .answered(let answer) = event { answer } else { nil }
    }

    /// The number of the hint that was seen.
    var hint: Int? {
      if case .sawHint(let number) = event { number } else { nil }
    }
  }

  public enum Event: Hashable, Sendable {
    case answered(Answer)
    /// A hint of a question or a task was shown. Counted from 1.
    case sawHint(Int)
    case finishedTask
  }

  public struct Answer: Hashable, Sendable {
    public var outcome: Outcome
    /// What was chosen or typed, in words that no translation changes: numbers of choices, names of
    /// objects.
    public var given: [String]
    /// What the question is about.
    public var concepts: [String]

    public init(_ outcome: Outcome, given: [String] = [], concepts: [String] = []) {
      self.outcome = outcome
      self.given = given
      self.concepts = concepts
    }
  }

  public enum Outcome: String, CaseIterable, Sendable {
    case right, wrong
    /// The learner went on without an answer.
    case skipped
    /// The learner asked for the answer.
    case shown
  }
}

/// In the order of time. Entries of one moment can only come from two machines; their ids put them
/// into the same order everywhere.
extension ProgressLog.Entry: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    (a.date, a.id.uuidString) < (b.date, b.id.uuidString)
  }
}

extension ProgressLog {
  /// The section of a lesson that a learner had before them last.
  public struct Place: Hashable, Sendable {
    public let section: SectionID
    /// When it was opened, in whole milliseconds.
    public let date: Date

    public init(section: SectionID, date: Date) {
      self.section = section
      self.date = Date(milliseconds: date.milliseconds)
    }

    /// Of two places in a lesson the later one holds. Two of one moment are told apart by name, so
    /// that all machines come to the same.
    func replaces(_ other: Place?) -> Bool {
      guard let other else { return true }
      return (date, section.section) > (other.date, other.section.section)
    }
  }
}
