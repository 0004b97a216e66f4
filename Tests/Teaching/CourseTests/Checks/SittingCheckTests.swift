import Foundation
import Testing

@testable import Course
@testable import Lessons

/// A lesson is read in sittings of at most 25 minutes.
@Suite struct SittingCheckTests {
  /// 180 words are read in a minute.
  private func minutes(_ count: Int) -> String {
    let minute = Array(repeating: "word", count: 180).joined(separator: " ")
    return Array(repeating: minute, count: count).joined(separator: "\n")
  }

  private func findings(_ pages: (heading: String, minutes: Int)...) -> [String] {
    let text = pages.map { "\($0.heading)\n\n\(minutes($0.minutes))\n" }.joined(separator: "\n")
    return checked(
      Lesson.read(
        "---\nlifeline: 1\nid: a\ntitle: A\npattern: mvc\n---\n" + text, file: "L/a.md"))
  }

  @Test func `25 minutes are a sitting, and 26 are too long`() {
    #expect(findings(("# A", 10), ("## B", 15)) == [])
    #expect(
      findings(("# A", 10), ("## B", 16)) == [
        "L/a.md:7:1: from here it is about 26 minutes to the next sitting, and 25 is the most. Begin "
          + "another sitting at a chapter: give its heading a `sitting:` with a title."
      ])
  }

  @Test func `a long lesson is divided at its chapters`() {
    #expect(
      findings(
        ("# A <!-- id: a sitting: First chapter: One -->", 20),
        ("## B <!-- id: b chapter: Two -->", 5),
        ("## C <!-- id: c sitting: Second chapter: Three -->", 25)) == [])
  }

  @Test func `a sitting begins with a chapter`() {
    #expect(
      findings(
        ("# A <!-- id: a sitting: First chapter: One -->", 20),
        ("## B <!-- id: b sitting: Second -->", 20)) == [
          "L/a.md:30:1: a sitting begins here, but no chapter does. Put `sitting:` on a heading with "
            + "`chapter:`."
        ])
  }

  @Test func `the first of several sittings has a title, too`() {
    #expect(
      findings(
        ("# A <!-- id: a chapter: One -->", 20),
        ("## B <!-- id: b sitting: Second chapter: Two -->", 20)) == [
          "L/a.md:7:1: a later page begins a sitting. Then the first page needs a `sitting:` with a "
            + "title, too."
        ])
  }
}
