import Testing

@testable import Lessons

/// How hard an exercise is, as its heading says.
@Suite struct ExerciseLevelTests {
  @Test(arguments: [1, 2, 3]) func `an exercise has a level`(_ level: Int) {
    guard case .exercise(let exercise) = read(level: level).lastKind else {
      Issue.record("not an exercise")
      return
    }
    #expect(exercise.level == level)
  }

  @Test func `a problem with the level says which levels there are`() {
    #expect(
      read(level: 4).problems.map(\.description) == [
        "L/a.md:9:42: `4` is no `level`. Write one of these: 1, 2 or 3."
      ])
  }

  private func read(level: Int) -> ReadResult<Lesson> {
    LessonsTests.read(
      "## A <!-- id: e type: exercise kind: fix level: \(level) runs: record edit: A.swift -->",
      "Repair it.\n\n> It was broken.")
  }
}
