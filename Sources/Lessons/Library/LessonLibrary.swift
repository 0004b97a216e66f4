/// A directory of lessons, read in full. A broken file does not keep the others from loading.
public struct LessonLibrary: Sendable {
  public var index: LessonIndex
  /// In the order of their file names.
  public var lessons: [Lesson]
  /// Of all files, in order.
  public var problems: [LessonProblem]

  public var scenarios: [Scenario] { index.scenarios }

  public subscript(id: String) -> Lesson? { lessons.first { $0.id == id } }

  public static func load(directory: String) -> LessonLibrary {
    let index = LessonIndex.read(directory: directory)
    let readings = index.names.map { index.lesson(named: $0) }
    let problems = Set(index.problems + readings.flatMap(\.problems))
    let listed = Set(index.entries.map(\.file))
    return LessonLibrary(
      index: index, lessons: readings.compactMap(\.value).filter { listed.contains($0.file) },
      problems: problems.sorted())
  }
}
