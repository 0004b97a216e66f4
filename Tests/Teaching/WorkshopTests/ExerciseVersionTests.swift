import Course
import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Every exercise of the course: its start fails, its solution passes, and each of its wrong versions fails for a
/// reason of its own.
@MainActor @Suite(.serialized) struct ExerciseVersionTests {
  private nonisolated static let index = LessonIndex.read(directory: Repository.root + "/Lessons")
  private nonisolated static let ids = index.exercises.entries.map(\.id)

  /// Which layer each version does not pass; `nil` for the solution.
  private static let failures: [String: [String: ExerciseVerdict.Layer]] = [
    "mvc-second-writer": [
      "start": .goals, "title-first": .goals, "notification-ignored": .contract,
    ],
    "mvc-kept-alive": ["start": .released, "no-listener": .screens, "weak-recorder": .runs],
  ]

  @Test(arguments: ids)
  func `only the solution passes, and the others fail for their own reason`(id: String) throws {
    let exercises = Self.index.exercises
    let expected = try #require(Self.failures[id])
    #expect(
      Set(expected.keys) == Set(exercises.wrongVersions(of: id).map(\.shortName) + ["start"]))
    #expect(try verdict(.solution, of: id).failure?.layer == nil)
    for version in [.start] + exercises.wrongVersions(of: id) {
      let failure = try verdict(version, of: id).failure
      #expect(failure?.layer == expected[version.shortName], "\(id) \(version)")
    }
  }

  private func verdict(
    _ version: LessonIndex.ExerciseVersion, of id: String
  ) throws -> ExerciseVerdict {
    let bench = try Bench(id, in: Self.index)
    let files = try bench.files(version)
    return try bench.verdict(on: files)
  }
}

extension LessonIndex.ExerciseVersion {
  fileprivate var shortName: String {
    switch self {
    case .start: "start"
    case .solution: "solution"
    case .wrong(let name): name
    }
  }
}
