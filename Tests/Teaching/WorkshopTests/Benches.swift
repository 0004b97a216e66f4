import Foundation
import Lessons
import TestSupport
import Testing
import Workshop

extension Bench {
  /// Judges code for an exercise of the course.
  ///
  /// - Parameter files: gets the learner's files as they are at the start.
  static func verdict(
    on id: String, _ files: (inout CodeFiles) -> Void
  ) throws -> ExerciseVerdict {
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let bench = try #require(exercises.exercise(id).flatMap { Bench($0, in: exercises) })
    var own = try bench.files(.start)
    files(&own)
    let scratch = try Scratch(own)
    let toolchain = try Toolchain(beside: URL(filePath: BuiltProgram("lifeline").path))
    return try bench.judge(with: toolchain, in: "en")
      .verdict(on: own) { URL(filePath: scratch.file($0)) }
  }
}
