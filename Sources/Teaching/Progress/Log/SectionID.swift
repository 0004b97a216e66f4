/// Names a section of a lesson. Questions and tasks are sections; their names outlive every change of
/// their texts.
public struct SectionID: Hashable, Sendable {
  public var lesson: String
  public var section: String

  public init(lesson: String, section: String) {
    self.lesson = lesson
    self.section = section
  }
}
