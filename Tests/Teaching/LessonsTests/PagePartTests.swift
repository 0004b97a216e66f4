import Cells
import Testing

@testable import Lessons

/// Parts of a page, and the forms of its blocks.
@Suite struct PagePartTests {
  private func section(_ heading: String, _ body: String) throws -> Section {
    try #require(read(heading, body).value?.sections.last)
  }

  private func page(_ body: String, _ width: Int = 80, _ manner: LessonPage.Manner = .drawn) throws
    -> String
  {
    let page = LessonPage(try section("### P <!-- id: p -->", body), manner)
    return String(page.styled(width: width).plain.dropFirst("P\n\n".count))
  }

  @Test func `a page is shown before its drawing, from it and after it`() throws {
    let body = "Before.\n\n```mermaid\nsequenceDiagram\n```\n\nAfter.\n\nEnd."
    let run = try section("## W <!-- id: w type: run run: rename -->", body)
    func shown(_ part: Section) -> String {
      LessonPage(part).styled(width: 80, drawing: Styled("A ─▶ B")).plain
    }
    #expect(LessonPage(run.beforeDrawing).styled(width: 80).plain == "W\n─\n\nBefore.")
    #expect(shown(run.fromDrawing) == "A ─▶ B\n\nAfter.\n\nEnd.")
    #expect(shown(run.afterDrawing) == "After.\n\nEnd.\n\nA ─▶ B")
    let table = try section("## C <!-- id: c type: contract -->", "Who?\n\(contractBody)\n\nEnd.")
    #expect(shown(table) == "C\n─\n\nWho?\n\nA ─▶ B\n\nEnd.")
    #expect(table.afterDrawing.blocks.count == 1)
  }

  @Test func `a question comes below its drawing, unless the drawing has its place`() throws {
    let choices = "\n\n- [x] `A`\n  > So.\n- [ ] `B`\n  > No."
    let quiz = try section("## Q <!-- id: q type: quiz concept: roles -->", "Which?" + choices)
    let drawing = Styled("A ─▶ B")
    #expect(
      LessonPage(quiz).styled(width: 80, drawing: drawing).plain
        == "Q\n─\n\nA ─▶ B\n\nWhich?")
    let drawn = "Look.\n\n```mermaid\nsequenceDiagram\n```\n\nWhich?" + choices
    let predict = try section(
      "## Q <!-- id: q type: predict concept: roles run: rename ask: next -->", drawn)
    #expect(
      LessonPage(predict).styled(width: 80, drawing: drawing).plain
        == "Q\n─\n\nLook.\n\nA ─▶ B\n\nWhich?")
  }

  @Test func `a goal has its box, and what is said after it`() throws {
    let task = try section("## Y <!-- id: y type: task -->", taskBody)
    let shown = LessonPage(task).styled(
      width: 80, ticks: [false, true], remarks: [1: " (now)", 2: " (never)"])
    #expect(
      shown.plain == """
        Y
        ─

        Make the folder "Ideas", from the root.

        [ ] The folder exists: `Store.rootFolder.contents contains "Ideas"`
        [x] You see it: `screen shows "▸ Ideas"` (now)
        """)
  }

  @Test func `what is folded, quoted or an answer is not open`() throws {
    let notes = "\n\n<details class=\"teacher\"><summary>T</summary>\n\nFew.\n\n</details>"
    let hint = "\n\n<details><summary>Hint 1</summary>\n\nLook.\n\n</details>"
    func open(_ heading: String, _ body: String) throws -> Int {
      try section(heading, body + "\n\n> So." + hint + notes).openBlocks.count
    }
    #expect(try open("## T <!-- id: t -->", "One.\n\nTwo.\n\n- Three") == 5)
    #expect(try open("## Y <!-- id: y type: task -->", taskBody) == 2)
    let quiz = "## Q <!-- id: q type: quiz concept: roles -->"
    #expect(try open(quiz, "Which?\n\nNow?\n\n- [x] A\n  > So.\n- [ ] B\n  > No.") == 2)
    #expect(
      try open(
        "## E <!-- id: e type: exercise kind: fix level: 1 runs: edit edit: A.swift -->",
        "Do it.\n\n- So: `post`") == 2)
    #expect(try open("## R <!-- id: r type: run -->", "One.\n\n- Two") == 1)
  }

  @Test func `a list has the numbers and the blank lines of its file`() throws {
    let list = "3. three\n\n4. four\n\n- one\n\n  two\n  - inner\n- last"
    #expect(
      try page(list) == """
        3. three

        4. four

        • one

          two

          • inner

        • last
        """)
    #expect(
      try page("7. seven\n- one\n- [ ] two\n- [x] three", 80, .spoken) == """
        7. seven

        - one
        no: two
        yes: three
        """)
  }

  @Test func `images and links show their addresses, unless these are their words`() throws {
    #expect(
      try page("![A *door*](door.svg) and [b](c.md)")
        == "[image: A door] (door.svg) and b (c.md)")
    #expect(
      try page("<https://a.b/c> <a@b.org> [c.d](http://c.d) [e.f](https://e.f)")
        == "https://a.b/c a@b.org c.d e.f (https://e.f)")
  }

  @Test func `folded text has a title, code its tabs, and a ruler the width of the page`() throws {
    #expect(try page("<details>\n\nHidden.\n\n</details>") == "More\n│ Hidden.")
    #expect(try page("```text\na\tb\n\nc\n```") == "    a    b\n    \n    c")
    #expect(try page("---", 20) == String(repeating: "─", count: 20))
    #expect(try page("---", 5) == String(repeating: "─", count: 20))
    #expect(try page("One.\n\n---\n\nTwo.", 80, .spoken) == "One.\n\nTwo.")
  }

  @Test func `a heading of the first level has a double ruler, a small one has none`() {
    let sections = read("## B C").value?.sections ?? []
    #expect(
      sections.map { LessonPage($0).styled(width: 80).plain } == ["A\n═", "B C\n───"])
    #expect(sections.map { LessonPage($0, .spoken).styled(width: 80).plain } == ["A", "B C"])
  }

  @Test func `of a table, the column that would wrap most often gets the space`() throws {
    let table = "| a | b |\n|---|---|\n| one two | three four five six |"
    #expect(
      try page(table, 31) == """
        a       │ b
        ────────┼────────────────────
        one two │ three four five six
        """)
    #expect(
      try page(table, 20) == """
        a     │ b
        ──────┼─────────────
        one   │ three four
        two   │ five six
        """)
    #expect(
      try page("| a | b |\n|---|---|\n| one | two |\n| three | |", 20, .spoken) == """
        a: one
          b: two

        a: three
        """)
  }
}
