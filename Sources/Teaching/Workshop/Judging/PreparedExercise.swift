import Course
import Lessons
import Stage

/// An exercise with the code that it is about, ready to judge a learner's solution.
public struct PreparedExercise {
  public let page: ExercisePage
  private let pattern: Pattern
  private let exercises: LessonIndex
  private let versions: ExerciseVersions
  private let code: PatternCode

  /// `nil` when the sources do not have its pattern.
  ///
  /// - Parameter exercises: the index that the page is from.
  public init?(_ page: ExercisePage, in exercises: LessonIndex) {
    guard let pattern = Pattern(named: page.pattern),
      let code = PatternCode(page.pattern, in: exercises.sources)
    else { return nil }
    (self.page, self.pattern) = (page, pattern)
    (self.exercises, self.code) = (exercises, code)
    versions = exercises.versions(of: page.id)
  }

  /// All files of the pattern in a version.
  public func code(
    _ version: LessonIndex.ExerciseVersion
  ) throws(LessonProblem) -> CodeFiles {
    try versions.code(version, in: code.texts)
  }

  /// The learner's files in a version: those to edit, and those that the version adds.
  public func files(_ version: LessonIndex.ExerciseVersion) throws(LessonProblem) -> CodeFiles {
    let start = try code(.start)
    return try code(version).filter { page.exercise.isOwn($0.key) || start[$0.key] == nil }
  }

  /// - Parameters:
  ///   - language: of the words for a mistake that is not found.
  ///   - own: the learner's own scenario.
  public func judge(
    with toolchain: Toolchain, in language: String, own: Scenario? = nil
  ) throws -> Judge {
    let build = ExerciseBuild(
      exercise: page.exercise, code: code, start: try code(.start), toolchain: toolchain)
    return Judge(
      page: page, pattern: pattern, course: Course(exercises), build: build,
      scenarios: try page.exercise.scenarios(withOwn: own != nil).map { try scenario($0, own) },
      planted: try planted(in: language))
  }

  /// Judges a version, in a folder of its own.
  public func verdict(
    on version: LessonIndex.ExerciseVersion, with toolchain: Toolchain, in language: String,
    proceed: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> ExerciseVerdict {
    try ScratchFolder.using { scratch in
      let (folder, files) = (ExerciseFolder(scratch), try files(version))
      try CodeFolder.write(files, to: scratch.appending(path: ExerciseFolder.edit))
      return try judge(with: toolchain, in: language)
        .verdict(on: files, at: folder.file, proceed: proceed)
    }
  }

  private func scenario(_ name: String, _ own: Scenario?) throws -> JudgedScenario {
    if let own, own.name == name { return .own(own) }
    if let feature = try exercises.feature(name) { return .feature(feature) }
    let known = exercises.scenarios(for: pattern).first { $0.name == name }
    guard let known else { throw Judge.Failure.noScenario(name) }
    return .known(known)
  }

  private func planted(in language: String) throws(LessonProblem) -> [Judge.Planted] {
    try versions.planted.map { version throws(LessonProblem) in
      let words =
        versions.note("says.\(language)", on: version) ?? versions.note("says", on: version)
        ?? version.name
      return Judge.Planted(words: words, files: try code(version))
    }
  }
}
