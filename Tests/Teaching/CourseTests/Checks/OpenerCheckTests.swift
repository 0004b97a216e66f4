import Testing

@testable import Course
@testable import Lessons

/// The questions that are asked before a lesson name the pages that say the answer.
@Suite struct OpenerCheckTests {
  private func findings(_ marks: String...) throws -> [String] {
    let questions = marks.enumerated().map { number, covers in
      """
      ## Q <!-- id: q\(number) covers: \(covers) type: quiz concept: roles -->

      Which?

      - [x] This
        > Yes.
      - [ ] That
        > No.

      <details><summary>Hint 1</summary>

      Look.

      </details>

      """
    }
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      # A <!-- id: leaves -->

      Words.

      ## B <!-- id: roots -->

      Words.

      \(questions.joined(separator: "\n"))
      """
    let lesson = try #require(Lesson.read(text, file: "L/a.md").value)
    return OpenerCheck(lesson).findings.map(\.description)
  }

  @Test func `three are right`() throws {
    #expect(try findings("leaves", "roots", "leaves, roots") == [])
  }

  @Test func `two are too few`() throws {
    #expect(
      try findings("leaves", "roots") == [
        "L/a.md:14:1: 2 questions have `covers:`, and 3 are needed. Give it to 1 more."
      ])
    #expect(
      try findings("leaves") == [
        "L/a.md:14:1: 1 question has `covers:`, and 3 are needed. Give it to 2 more."
      ])
  }

  @Test func `four are too many`() throws {
    #expect(
      try findings("leaves", "roots", "leaves", "roots") == [
        "L/a.md:14:1: 4 questions have `covers:`, and 3 are needed. Take it from 1 of them."
      ])
  }

  @Test func `a page must be there, and say something`() throws {
    #expect(
      try findings("leafs", "q0", "roots") == [
        #"L/a.md:14:1: `covers:` names `leafs`, and this lesson has no such page. Did you mean "leaves"?"#,
        "L/a.md:29:1: `covers:` names `q0`, which asks something itself. Name the pages that tell the answer.",
      ])
  }

  @Test func `every long lesson of the course has them`() {
    let lessons = shippedLessons["en"] ?? []
    #expect(lessons.count > 20)
    let without = lessons.filter { $0.openers.isEmpty && $0.sections.count > 20 }
    #expect(without.map(\.id) == [])
  }

  @Test func `a translation stays up to date when a question gets the mark`() throws {
    func digest(_ heading: String) throws -> String {
      let text = "---\nlifeline: 1\nid: a\ntitle: A\n---\n\(heading)\n\nWords.\n"
      return try #require(Lesson.read(text, file: "a.md").value?.sections.first).digest
    }
    #expect(
      try digest("# A <!-- id: a covers: b-c, d type: quiz -->")
        == digest("# A <!-- id: a type: quiz -->"))
  }
}
