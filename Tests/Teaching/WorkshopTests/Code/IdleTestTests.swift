import Course
import Lessons
import Stage
import TestSupport
import Testing

@testable import Workshop

/// A test that nothing runs would pass, whatever the app does.
@MainActor struct IdleTestTests {
  private let start = [
    "Tests/Tests.swift": "[LiveTestSuite(\"Unit tests\", PlayTests.tests)]",
    "Tests/PlayTests.swift": "@Suite struct PlayTests {}",
  ]

  /// The lines of idle tests, and where they belong.
  private func idle(_ text: String) -> [String] {
    IdleTest.all(in: ["Tests/PlayTests.swift": text], from: start)
      .map { "\($0.line) \($0.suite ?? "")" }
  }

  @Test func `a test in the suite is run, and its helpers are no tests`() {
    #expect(
      idle(
        """
        @Suite struct PlayTests {
          @Test func `a title`() throws { check() }
          private func check() { #expect(title == "Hi") }
          private func check(_ title: String) { #expect(title == "Hi") }
          func scene() -> Scene { Scene() }
        }
        final class PlayViewSpy: PlayViewInterface {
          func showRecording() { #expect(!isShown) }
        }
        """) == [])
  }

  @Test func `what is in an extension, in another suite, outside, or without a mark is not run`() {
    #expect(
      idle(
        """
        @Suite struct PlayTests {
          func titles() throws { try #require(title == "Hi") }
        }
        extension PlayTests {
          @Test func time() {}
        }
        @Suite struct MoreTests {
          @Test func more() {}
        }
        @Test func outside() {}
        // @Test func inComment() {}
        """) == ["2 PlayTests", "5 PlayTests", "8 PlayTests", "10 PlayTests"])
  }

  @Test func `a suite that the learner lists is run, and one that is gone names no other`() {
    let files = [
      "Tests/Tests.swift": "[LiveTestSuite(\"More\", MoreTests.tests)]",
      "Tests/MoreTests.swift": "@Suite struct MoreTests { @Test func more() {} }",
    ]
    #expect(IdleTest.all(in: files, from: start) == [])
    #expect(idle("struct Others { @Test func more() {} }") == ["1 "])
  }

  @Test func `all tests of the patterns and of the exercises are run`() throws {
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    for pattern in Pattern.all {
      let files = PatternCode(pattern.name, in: exercises.sources)?.texts ?? [:]
      #expect(IdleTest.all(in: files, from: files) == [], "\(pattern.name)")
    }
    for entry in exercises.entries {
      let page = try #require(exercises.exercise(entry.id))
      let prepared = try #require(PreparedExercise(page, in: exercises))
      for version in [LessonIndex.ExerciseVersion.start, .solution] {
        let files = try prepared.code(version)
        #expect(IdleTest.all(in: files, from: files) == [], "\(entry.id)")
      }
    }
  }
}
