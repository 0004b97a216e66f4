import Testing
import TestSupport

@testable import Shell

/// Whole sessions. `LIFELINE_RECORD=1 swift test --filter TranscriptTests` writes the files again. Read the
/// diff.
@Suite struct TranscriptTests {
  @Test(arguments: [
    "first-steps.txt", "errors.txt", "lesson.txt", "looking.txt", "patterns.txt", "objects.txt",
    "asking.txt", "lens.txt", "code.txt", "why.txt",
    "stepping.txt", "stops.txt", "branches.txt", "branches.zh-Hans.txt",
    "authoring.txt", "generating.txt",
    "zh-Hans.txt",
  ])
  func `a session goes as it was recorded`(_ name: String) throws {
    let (recorded, found) = try Files.expected(name, found: Transcript.replaying)
    #expect(Golden.difference(from: recorded, to: found) == nil)
  }

  @Test func `a file of answers to fill in is as it was recorded`() throws {
    let (recorded, found) = try Files.expected("tour.answers") { _ in
      Transcript.answer(to: "take tour --template").text.plain + "\n"
    }
    #expect(Golden.difference(from: recorded, to: found) == nil)
  }
}
