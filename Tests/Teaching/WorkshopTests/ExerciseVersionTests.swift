import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// What `lifeline check --exercises` does for all exercises, here for the first two.
@MainActor @Suite(.serialized) struct ExerciseVersionTests {
  private nonisolated static let index =
    LessonIndex.read(directory: Repository.root + "/Lessons").exercises
  private nonisolated static let ids = index.entries.map(\.id)

  @Test func `the exercises are found`() { #expect(Self.ids.count > 2) }

  @Test(arguments: ids.prefix(2))
  func `only the solution passes, and the others fail for their own reason`(id: String) throws {
    let page = try #require(Self.index.exercise(id))
    let bench = try #require(Bench(page, in: Self.index))
    let toolchain = try Toolchain(beside: URL(filePath: BuiltProgram("lifeline").path))
    var check = ExerciseCheck(bench, in: Self.index, with: toolchain)
    try check.check { true }
    #expect(check.problems == [])
  }
}
