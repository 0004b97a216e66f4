/// A directory of lessons, read in full. A broken file does not keep the others from loading.
public struct LessonLibrary: Sendable {
  public var index: LessonIndex
  /// In the order of their file names.
  public var lessons: [Lesson]
  /// As they stand in their files, what a program reads taken from the originals.
  public var translations: [Lesson]
  /// Of all files, in order.
  public var problems: [LessonProblem]

  public var scenarios: [Scenario] { index.scenarios }

  public subscript(id: String) -> Lesson? { lessons.first { $0.id == id } }

  public static func load(directory: String) -> LessonLibrary {
    load(LessonIndex.read(directory: directory))
  }

  public static func load(_ index: LessonIndex) -> LessonLibrary {
    let readings = index.names.map { index.lesson(named: $0) }
    let translations = index.entries.flatMap { index.translations(of: $0) }
    let problems = Set(
      index.problems + readings.flatMap(\.problems) + translations.flatMap(\.problems))
    let listed = Set(index.entries.map(\.file))
    return LessonLibrary(
      index: index,
      lessons: readings.compactMap(\.value).filter { listed.contains($0.file) },
      translations: translations.compactMap(\.value), problems: problems.sorted())
  }
}

extension LessonIndex {
  fileprivate func translations(of entry: Entry) -> [Reading<Lesson>] {
    guard let lesson = lesson(entry).value else { return [] }
    return entry.translations.map { translation($0, of: lesson) }
  }
}
