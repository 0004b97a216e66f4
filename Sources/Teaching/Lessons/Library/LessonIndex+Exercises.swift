extension LessonIndex {
  /// The exercises, each as a lesson of one page. They lie in `exercises`, in the directory itself, else in the base.
  public var exercises: LessonIndex {
    ownExercises ?? exercises(in: base ?? directory)
  }

  /// The exercises in the directory itself; `nil` when it has no folder for them.
  public var ownExercises: LessonIndex? {
    folder.hasFolder(LessonIndex.exerciseFolder) ? exercises(in: directory) : nil
  }

  /// Whether they are found only where the program is told this directory.
  public var hasOwnExercises: Bool { base != nil && ownExercises != nil }

  private func exercises(in directory: String) -> LessonIndex {
    .read(
      directory: directory + "/" + LessonIndex.exerciseFolder, base: base ?? directory,
      cache: folder.cache)
  }

  static let exerciseFolder = "exercises"

  /// Whether the directory is called like one of exercises, so that each file in it should be one.
  public var isOfExercises: Bool {
    directory.split(separator: "/").last.map(String.init) == Self.exerciseFolder
  }

  /// The id of the exercise in a file such as `exercises/mvc-kept-alive.md`, its own or one of the base; `nil` for none.
  /// Only its head is read.
  func exerciseID(inFile path: String) -> String? {
    let prefix = Self.exerciseFolder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    let isOwn = folder.hasFolder(Self.exerciseFolder)
    let lender =
      isOwn ? self : LessonIndex(LessonFolder(path: base ?? directory, folder.cache), base: nil)
    return lender.head(prefix + FileName(path).stem + ".md").value?.id
  }

  /// The page of an exercise, in a language where there is a translation.
  public func exercise(_ id: String, in language: String = "en") -> ExercisePage? {
    guard let entry = self[id], let lesson = lesson(entry, in: language).value else { return nil }
    return ExercisePage(lesson)
  }

  /// Why an exercise cannot be read; `nil` when it can, and when there is none of this id.
  public func whyUnreadable(_ id: String) -> LessonProblem? {
    guard let entry = self[id], exercise(id) == nil else { return nil }
    if let problem = lesson(entry).problems.first { return problem }
    let kind: LessonProblem.ExerciseProblem = entry.pattern == nil ? .noPattern : .noExercise
    return LessonProblem(entry.file, Location(), .exercise(kind))
  }

  /// The exercises that ``exerciseHeads(in:)`` leaves out, each with the reason.
  public var unreadableExercises: [(id: String, problem: LessonProblem)] {
    let readable = Set(exerciseHeads(in: "en").map(\.id))
    return entries.filter { !readable.contains($0.id) }.compactMap { entry in
      whyUnreadable(entry.id).map { (entry.id, $0) }
    }
  }
}

/// What lists show of an exercise. Only its front matter and its headings are read.
public struct ExerciseHead: Equatable, Sendable {
  public let id: String
  public let title: String
  /// The pattern whose code is to be changed.
  public let pattern: String
  public let kind: Exercise.Kind
  public let level: Int
  /// As in ``Exercise``.
  public let files: [String]
}

extension LessonIndex {
  /// The heads of all exercises, in the order of their file names.
  public func exerciseHeads(in language: String) -> [ExerciseHead] {
    entries.compactMap { entry in
      let heading = headings(of: entry.name).first { $0.type == .exercise }
      guard let pattern = entry.pattern, let attributes = heading?.attributes,
        let kind = attributes["kind"].flatMap({ Exercise.Kind(rawValue: $0.text) }),
        let level = attributes["level"].flatMap({ Exercise.level($0.text) }),
        (["id"] + SectionType.exercise.needs).allSatisfy({ attributes[$0] != nil })
      else { return nil }
      return ExerciseHead(
        id: entry.id, title: title(of: entry, in: language), pattern: pattern, kind: kind,
        level: level, files: Exercise.files(attributes))
    }
  }
}

/// An exercise with what is around it in its file.
public struct ExercisePage: Equatable, Sendable {
  public let id: String
  public let title: String
  /// The pattern whose code is to be changed.
  public let pattern: String
  public let exercise: Exercise
  public let section: Section
  public let file: String

  /// `nil` for a lesson that is no exercise.
  init?(_ lesson: Lesson) {
    guard let pattern = lesson.pattern,
      let section = lesson.sections.first(where: { $0.exercise != nil }),
      let exercise = section.exercise
    else { return nil }
    (id, title, file) = (lesson.id, lesson.title, lesson.file)
    (self.pattern, self.exercise, self.section) = (pattern, exercise, section)
  }
}
