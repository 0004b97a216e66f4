import Foundation

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
