import Foundation
import Testing

@testable import Course
@testable import Lessons

/// The short route through a course takes four hours, and its part in a lesson is one sitting.
@Suite struct CoreCheckTests {
  /// A lesson whose core takes so many minutes: 180 words are read in one.
  private func lesson(_ id: String, core: Int) throws -> Lesson {
    let minute = Array(repeating: "word", count: 180).joined(separator: " ")
    let words = Array(repeating: minute, count: core).joined(separator: "\n")
    let text = """
      ---
      lifeline: 1
      id: \(id)
      title: A
      ---
      # A <!-- id: a core: -->

      \(words)

      ## B <!-- id: b -->

      \(minute)
      """
    return try #require(Lesson.read(text, file: "L/\(id).md").value)
  }

  @Test func `25 minutes are the most for a lesson`() throws {
    #expect(CoreCheck([try lesson("a", core: 25)]).findings(in: "L") == [])
    #expect(
      CoreCheck([try lesson("a", core: 26)]).findings(in: "L").map(\.description) == [
        "L/a.md:1:1: the core of this lesson takes about 26 minutes, and 25 is the most. Take `core:` from "
          + "some headings."
      ])
  }

  @Test func `240 minutes are the most for all lessons together`() throws {
    let lessons = try (1...10).map { try lesson("a\($0)", core: 24) }
    #expect(CoreCheck(lessons).findings(in: "L") == [])
    #expect(
      CoreCheck(lessons + [try lesson("b", core: 3)]).findings(in: "L").map(\.description) == [
        "L: the core of all lessons takes about 243 minutes, and 240 is the most. Take `core:` from some "
          + "headings."
      ])
  }

  @Test func `the core of the course is within four hours, in both languages`() {
    for lessons in shippedLessons.values {
      #expect(!lessons.flatMap(\.core).isEmpty)
      #expect(CoreCheck(lessons).findings(in: "L").map(\.description) == [])
    }
  }
}
