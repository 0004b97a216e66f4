import Files

/// What was read from the files of lessons. A session keeps it, so that it reads a file only once, and again after it was
/// saved.
public final class LessonCache: Sendable {
  let texts = FileCache<Result<String, LessonProblem.FileProblem>>()
  let heads = FileCache<Reading<Lesson>>()
  let headings = FileCache<[PageHeading]>()
  /// Without the code that they quote: that is in other files.
  let lessons = FileCache<Reading<Lesson>>()
  let scenarios = FileCache<Reading<Scenario>>()

  public init() {}
}
