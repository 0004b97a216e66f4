import Course
import Stage
import TestSupport
import Testing

@testable import Lessons
@testable import Workshop

/// What a learner's run is held against.
@MainActor struct JudgedScenarioTests {
  private static let course = Course(LessonIndex.read(directory: Repository.root + "/Lessons"))

  private func right(_ scenario: JudgedScenario) throws -> RightRun {
    try scenario.right(in: try #require(Pattern(named: "mvc")), Self.course)
  }

  private func scenario(_ action: String) -> Scenario {
    .init(name: "mine", title: "Mine", setup: [], actions: ["launch", action], file: "mine")
  }

  @Test func `a known scenario is held against the pattern as it is`() throws {
    let right = try right(.known(scenario("open \"Hello\"")))
    #expect(right.screens?.count == 2)
    #expect(right.screens?.last?.contains("Hello") == true)
  }

  @Test func `one that the pattern cannot play is told, and nothing passes by it`() {
    #expect {
      try right(.known(scenario("open \"Nothing\"")))
    } throws: { error in
      guard case .notPlayed("mine", pattern: "mvc", let words)? = error as? Judge.Failure else {
        return false
      }
      return words.hasPrefix("`open \"Nothing\"` does not work: ")
    }
  }

  @Test func `in a scenario of the learner's own, no screen is known, and nothing may be lost`()
    throws
  {
    let right = try right(.own(scenario("undo")))
    #expect(right.screens == nil)
    #expect(right.lost == [])
  }

  @Test func `a feature without recorded screens may lose nothing either`() throws {
    let right = try right(.feature(Feature(scenario: scenario("undo"))))
    #expect(right.screens == nil)
    #expect(right.lost == [])
  }
}
