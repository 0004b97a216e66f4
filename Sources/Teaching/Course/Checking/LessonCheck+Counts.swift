extension LessonCheck {
  /// How much was checked.
  public struct Counts: Equatable, Sendable {
    /// Lessons without their translations.
    public var lessons = 0
    public var translations = 0
    public var scenarios = 0
    /// Runs made to check scenarios, sections and contracts.
    public var runs = 0
    public var questions = 0
    /// Mistakes that were run and compared with their rules.
    public var mistakes = 0
  }

  /// Whether there was a lesson, translation or scenario to check.
  public var hasFoundAnything: Bool { counts.lessons + counts.scenarios + counts.translations > 0 }

  static let mostRunsInARow = 3
}

extension String {
  /// Whether two paths end in the same file name.
  func hasFileName(of other: String) -> Bool {
    split(separator: "/").last == other.split(separator: "/").last
  }
}
