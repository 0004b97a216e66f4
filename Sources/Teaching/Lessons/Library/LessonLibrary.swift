/// All lessons of a directory, parsed. A broken file does not keep the others from loading.
public struct LessonLibrary: Sendable {
  public var index: LessonIndex
  /// In the order of their file names.
  public var lessons: [Lesson]
  /// Each with the texts of its file, and runs, contracts and attributes of its original.
  public var translations: [Lesson]
  /// Of all files, ordered by file and place.
  public var problems: [LessonProblem]

  /// All scenarios: those of the directory, then those of the base.
  public var scenarios: [Scenario] { index.scenarios }

  /// The lesson with this id; `nil` when there is none.
  public subscript(id: String) -> Lesson? { lessons.first { $0.id == id } }

  /// Parses all lessons and translations of a directory. Nothing is thrown: see `problems`.
  public static func load(directory: String) -> LessonLibrary {
    load(LessonIndex.read(directory: directory))
  }

  /// Parses all lessons and translations of an index. Nothing is thrown: see `problems`.
  ///
  /// - Parameter goesOn: asked before each lesson; after `false`, the rest is not read.
  public static func load(
    _ index: LessonIndex, while goesOn: () -> Bool = { true }
  ) -> LessonLibrary {
    let readings = index.names.compactMap { goesOn() ? index.lesson(named: $0) : nil }
    let translations = index.entries.flatMap { goesOn() ? index.translations(of: $0) : [] }
    let problems = Set(
      index.problems + index.problemsOfLists + readings.flatMap(\.problems)
        + translations.flatMap(\.problems))
    let listed = Set(index.entries.map(\.file))
    return LessonLibrary(
      index: index,
      lessons: readings.compactMap(\.value).filter { listed.contains($0.file) },
      translations: translations.compactMap(\.value), problems: problems.sorted())
  }
}

extension LessonIndex {
  fileprivate func translations(of entry: Entry) -> [ReadResult<Lesson>] {
    guard let lesson = lesson(entry).value else { return [] }
    return entry.translations.map { translation($0, of: lesson) }
  }
}
