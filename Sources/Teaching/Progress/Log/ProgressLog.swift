/// What a learner has done, and where they are in each lesson. Whatever is told about progress is
/// worked out from it.
public struct ProgressLog: Equatable, Sendable {
  /// The oldest first.
  public let entries: [Entry]
  /// At most one in each lesson, in the order of the lessons' names.
  public let places: [Place]

  public init(entries: [Entry] = [], places: [Place] = []) {
    self.entries = entries.sorted()
    self.places = places.sorted { $0.section.lesson < $1.section.lesson }
  }

  /// Where the learner was last in a lesson; `nil` when they never opened it.
  public func place(in lesson: String) -> Place? {
    places.first { $0.section.lesson == lesson }
  }
}
