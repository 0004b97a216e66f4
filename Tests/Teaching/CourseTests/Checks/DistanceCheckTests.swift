import Testing

@testable import Course
@testable import Lessons

/// An answer is not printed just before it is asked.
@Suite struct DistanceCheckTests {
  private func findings(_ pages: String..., asking question: String) throws -> [String] {
    let told = pages.enumerated().map { "## P\($0) <!-- id: p\($0) -->\n\n\($1)\n" }
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      \(told.joined(separator: "\n"))
      \(question)

      <details><summary>Hint 1</summary>

      Look.

      </details>
      """
    let lesson = try #require(Lesson.read(text, file: "L/a.md").value)
    return DistanceCheck(lesson).findings.map(\.description)
  }

  private let word = """
    ## Q <!-- id: q type: short-answer concept: ownership -->

    What do you write before `in`?

    - [x] `[weak self]`, `weak`
      > So it is not held.
    - [ ] `self`
      > It is held.
    """

  private let quiz = """
    ## Q <!-- id: q type: quiz concept: roles -->

    Which object posts?

    - [x] The store, once for each item
      > It has saved it.
    - [ ] The table
      > It shows.
    """

  @Test func `a word that was printed three pages before is only read again`() throws {
    #expect(
      try findings("A closure begins with `[weak self]`.", "Words.", "Words.", asking: word) == [
        "L/a.md:18:1: 3 pages before, the lesson says the answer: `[weak self]`. Put 3 other pages between them, or "
          + "say it otherwise there."
      ])
    #expect(
      try findings("It says `[weak self]`.", "Words.", "Words.", "Words.", asking: word) == [])
  }

  @Test func `a part of a longer word, a drawing and a hint give nothing away`() throws {
    let drawing = "```mermaid\nsequenceDiagram\n  participant weak\n```"
    let hint = "<details><summary>Hint 1</summary>\n\nIt is weak.\n\n</details>"
    #expect(try findings("It is held weakly.", drawing, hint, asking: word) == [])
    #expect(try findings(drawing.replacing("```", with: "~~~"), asking: word) == [])
  }

  @Test func `a role that is short for the answer is a name`() throws {
    let role = word.replacing("`weak`", with: "`View`")
    #expect(try findings("A view is held weakly.", asking: role) == [])
    let first = word.replacing("`[weak self]`, `weak`", with: "`View`")
    #expect(try findings("A view is held weakly.", asking: first).count == 1)
  }

  @Test func `the whole words of a right choice count, over the ends of lines`() throws {
    #expect(
      try findings("Here the store,\nonce for each item, posts.", asking: quiz) == [
        "L/a.md:11:1: the page before says the answer: `the store, once for each item`. Put 3 other pages between "
          + "them, or say it otherwise there."
      ])
    #expect(try findings("The store posts.", asking: quiz) == [])
  }

  @Test func `a choice of 20 cells is a name, and a longer one is not`() throws {
    func told(_ choice: String) throws -> Int {
      let asked = quiz.replacing("The store, once for each item", with: choice)
      return try findings("It is \(choice).", asking: asked).count
    }
    #expect(try told("The store, each time") == 0)
    #expect(try told("The store, every time") == 1)
    #expect(try told("在每一次保存之后发出") == 0)
    #expect(try told("在每一次保存之后才发出") == 1)
  }

  @Test func `a word in a longer one says nothing, one between signs or in Chinese does`() throws {
    for text in ["A tweak.", "weak2 it", "2weak it", "unweak"] {
      #expect(try findings(text, asking: word) == [], "\(text)")
    }
    for text in ["A (weak) one", "是weak的", "x[weak self]y", "Tweak, then weak."] {
      #expect(try findings(text, asking: word).count == 1, "\(text)")
    }
    #expect(
      try findings("`weak`", "Words.", asking: word) == [
        "L/a.md:14:1: 2 pages before, the lesson says the answer: `weak`. Put 3 other pages between them, or "
          + "say it otherwise there."
      ])
  }

  @Test func `where several choices are right, none is looked for`() throws {
    let both = quiz.replacing("- [ ] The table", with: "- [x] The table of the folder")
    #expect(try findings("The store, once for each item.", asking: both) == [])
  }

  @Test func `no lesson of the course does it, in both languages`() {
    for lessons in shippedLessons.values {
      #expect(lessons.flatMap { DistanceCheck($0).findings }.map(\.description) == [])
    }
  }
}
