import Files

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

// MARK: Its code

/// The texts of the files of a pattern, by their paths in its folder.
public typealias CodeFiles = [String: String]

extension LessonIndex {
  /// A version of an exercise's code. Its files are patches in a folder that is called like the exercise.
  public enum ExerciseVersion: Hashable, Sendable {
    /// What the learner begins with: a change of the pattern.
    case start
    /// A change of the start. Without a file, it is the pattern as it is.
    case solution
    /// A change of the start that works, and is wrong nevertheless.
    case wrong(String)
    /// A mistake in the start that the learner's tests have to find.
    case planted(String)

    /// As its file is called.
    public var name: String {
      switch self {
      case .start: "start"
      case .solution: "solution"
      case .wrong(let name): LessonIndex.wrongPrefix + name
      case .planted(let name): LessonIndex.plantedPrefix + name
      }
    }
  }

  private static let wrongPrefix = "wrong-"
  private static let plantedPrefix = "planted-"
  private static let patchSuffix = ".diff"

  /// The wrong versions of an exercise.
  public func wrongVersions(of id: String) -> [ExerciseVersion] {
    versions(of: id, Self.wrongPrefix).map { .wrong($0) }
  }

  /// The mistakes that an exercise plants.
  public func plantedVersions(of id: String) -> [ExerciseVersion] {
    versions(of: id, Self.plantedPrefix).map { .planted($0) }
  }

  private func patchNames(of id: String) -> [String] {
    LessonFolder(path: folder.path + "/" + id, folder.cache).names(Self.patchSuffix) ?? []
  }

  /// The patches that are called like no version, and so are not used.
  public func misnamedPatches(of id: String) -> [LessonProblem] {
    let versions: [ExerciseVersion] = [.start, .solution, .wrong("NAME"), .planted("NAME")]
    let known = versions.map { $0.name + Self.patchSuffix }
    return patchNames(of: id).filter { name in
      !known.prefix(2).contains(name) && !name.hasPrefix(Self.wrongPrefix)
        && !name.hasPrefix(Self.plantedPrefix)
    }.map { name in
      let problem = LessonProblem.ExerciseProblem.noVersion(UnknownWord(name, among: known))
      return LessonProblem(shown(id + "/" + name), Location(), .exercise(problem))
    }
  }

  /// Whether there is a folder with the patches of an exercise.
  public func hasPatches(of id: String) -> Bool { folder.hasFolder(id) }

  private func versions(of id: String, _ prefix: String) -> [String] {
    patchNames(of: id)
      .filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).dropLast(Self.patchSuffix.count)) }
  }

  /// What a version says about itself: the words after `key:` on a line above the first change of its patch, such as
  /// `fails: contract`.
  public func note(_ key: String, on version: ExerciseVersion, of id: String) -> String? {
    guard let text = text(ofFile: patchName(version, of: id)) else { return nil }
    return text.withNewlinesUnified.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
      .first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
  }

  /// The path of a version's patch, as messages show it.
  public func patchFile(_ version: ExerciseVersion, of id: String) -> String {
    shown(patchName(version, of: id))
  }

  /// The text of a file next to the lessons; `nil` when it cannot be read.
  public func text(ofFile name: String) -> String? { try? folder.text(name).get() }

  private func patchName(_ version: ExerciseVersion, of id: String) -> String {
    id + "/" + version.name + Self.patchSuffix
  }

  /// All files of the pattern in a version of an exercise.
  ///
  /// - Parameter pattern: its files as they are in the sources.
  public func code(
    _ version: ExerciseVersion, of id: String, in pattern: CodeFiles
  ) throws(LessonProblem) -> CodeFiles {
    let start = try apply(.start, of: id, to: pattern) ?? pattern
    if version == .start { return start }
    return try apply(version, of: id, to: start) ?? pattern
  }

  /// `nil` when the version has no patch.
  private func apply(
    _ version: ExerciseVersion, of id: String, to files: CodeFiles
  ) throws(LessonProblem) -> CodeFiles? {
    guard let patch = try patch(version, of: id) else { return nil }
    do {
      let changed = try patch.applied { files[$0] }
      return files.merging(changed) { _, new in new }
    } catch {
      let problem = LessonProblem.ExerciseProblem(error, inStart: version == .start)
      throw LessonProblem(patchFile(version, of: id), Location(), .exercise(problem))
    }
  }

  /// What a version changes; `nil` when it has no patch.
  public func patch(
    _ version: ExerciseVersion, of id: String
  ) throws(LessonProblem) -> Patch? {
    let name = patchName(version, of: id)
    guard folder.exists(name) else { return nil }
    switch folder.text(name) {
    case .failure(let problem): throw LessonProblem(shown(name), problem.location, .file(problem))
    case .success(let text):
      let patch: Patch
      do {
        patch = try Patch(text)
      } catch {
        throw LessonProblem(
          shown(name), Location(), .exercise(.init(error, inStart: version == .start)))
      }
      if patch.files.allSatisfy({ $0.added + $0.removed == 0 }) {
        throw LessonProblem(shown(name), Location(), .exercise(.emptyPatch))
      }
      return patch
    }
  }
}
