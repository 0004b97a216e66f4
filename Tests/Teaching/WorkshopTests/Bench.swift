import Course
import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// An exercise of the course in a folder of its own, ready to be judged.
@MainActor struct Bench {
  let page: ExercisePage
  private let index: LessonIndex
  private let code: PatternCode
  private let scratch: Scratch
  private let toolchain: Toolchain

  init(_ id: String, in index: LessonIndex) throws {
    self.index = index
    page = try #require(index.exercises.exercise(id))
    code = try #require(PatternCode(page.pattern, in: index.sources))
    scratch = try Scratch([:])
    toolchain = try Toolchain(beside: URL(filePath: BuiltProgram("lifeline").path))
  }

  /// The learner's files in a version of the exercise.
  func files(_ version: LessonIndex.ExerciseVersion) throws -> CodeFiles {
    try index.exercises.code(version, of: page.id, in: code.texts)
      .filter { page.exercise.files.contains($0.key) }
  }

  func verdict(on files: CodeFiles) throws -> ExerciseVerdict {
    for (path, text) in files { try scratch.write(text, to: path) }
    let start = try index.exercises.code(.start, of: page.id, in: code.texts)
    return try Judge(page, in: Course(index), code: code, start: start, with: toolchain)
      .verdict(on: files) { URL(filePath: scratch.file($0)) }
  }
}
