import Lessons
import Testing

@testable import Course

/// What `check` says about the words of a page.
@Suite struct WordingCheckTests {
  private func quiz(
    _ stem: String, hint: String = "Look.", reason: String = "It posts what it has saved.",
    heading: String = ""
  ) -> [String] {
    findings(
      "## Q <!-- id: q type: quiz concept: roles \(heading) -->",
      """
      \(stem)

      - [x] The store
        > \(reason)
      - [ ] The folder
        > It asks the store to save.

      <details><summary>Hint 1</summary>

      \(hint)

      </details>
      """)
  }

  private func leaning(on words: String, at place: String) -> [String] {
    [
      "L/a.md:\(place): \"\(words)\" means a page or a drawing that does not come with the question in "
        + "`review` and in question banks. Add `drawing: ID` to the heading, or say it without that "
        + "page."
    ]
  }

  @Test func `a question that is by itself is fine`() {
    #expect(quiz("Which object posts?") == [])
    #expect(quiz("哪个对象发出通知？") == [])
  }

  @Test func `a stem that leans on another page`() {
    #expect(
      quiz("In the drawing above, which object posts?")
        == leaning(on: "the drawing", at: "10:1"))
    #expect(
      quiz("As you saw, a name changes. Which object posts?") == leaning(on: "you saw", at: "10:1"))
    #expect(quiz("Message 8 posts. Which object sends it?") == leaning(on: "Message 8", at: "10:1"))
    #expect(quiz("上一页里，哪个对象发出通知？") == leaning(on: "上一页", at: "10:1"))
  }

  @Test func `a hint or a reason that leans on another page`() {
    #expect(
      quiz("Which object posts?", hint: "`previous` shows it.")
        == leaning(on: "`previous`", at: "17:1"))
    #expect(
      quiz("Which object posts?", reason: "It sends message 8.")
        == leaning(on: "message 8", at: "12:1"))
  }

  @Test func `an explanation that leans on another page, and words at the end of a line`() {
    let order = "## O <!-- id: o type: order concept: observer run: rename -->"
    let list = "1. `setName`\n2. `post`\n3. `NC -> FolderVC`\n\n> So it was in these\n> drawings."
    let found = findings(order, list + "\n" + hint)
    #expect(found.map { $0.hasPrefix("L/a.md:14:") } == [true])
    #expect(found.map { $0.contains("\"these drawings\" means a page or a drawing") } == [true])
  }

  @Test func `a question with a drawing of its own may speak of it, not of other pages`() {
    func breach(_ stem: String) -> [String] {
      findings(
        "## B <!-- id: b type: breach concept: mistakes run: delete mistake: mvc.m1 -->",
        "\(stem)\n\n- [x] `FolderVC -> View`\n  > So it is.\n- [ ] `post`\n  > No.\n"
          + hint)
    }
    #expect(breach("Which message 3 to 9 of this drawing breaks a rule?") == [])
    #expect(
      breach("As on the previous page: which message?") == leaning(on: "previous page", at: "10:1"))
  }

  @Test func `words of a view are no words of a drawing`() {
    #expect(quiz("文字在哪个视图里？") == [])
    #expect(quiz("时序图里，实线是什么意思？") == [])
    #expect(quiz("What does a drawing show of `row 1`?") == [])
  }

  @Test func `a question with a drawing may speak of it`() {
    let watch = "## W <!-- id: w type: run run: rename -->\n\n"
    let question = "## Q <!-- id: q type: quiz concept: roles drawing: w -->"
    let body = """
      Which object sends message 8 in the drawing?

      - [x] The store
        > It posts.
      - [ ] The folder
        > It asks the store to save.
      """
    #expect(findings(watch + question, body + hint) == [])
  }

  @Test func `a drawing that cannot be shown is found at the word that is wrong`() {
    let watch = "## W <!-- id: w type: run run: rename -->\n\n"
    let question = "## Q <!-- id: q type: quiz concept: roles drawing: w steps: 99 -->"
    let body = "Which?\n\n- [x] A\n  > So.\n- [ ] B\n  > No.\n"
    #expect(
      findings(watch + question, body + hint) == [
        "L/a.md:11:54: There is no message 99. They go from 1 to 14."
      ])
  }

  @Test func `a stem without a question`() {
    #expect(
      quiz("An object posts.") == [
        "L/a.md:9:1: there is no question mark above the choices. Put the question into the text: the "
          + "heading is not shown everywhere."
      ])
    #expect(quiz("An object posts `name?`.").count == 1)
  }

  @Test(arguments: [
    "Yes. It posts.", "Yes, it posts.", "Right: it posts.", "correct.", "是的，它。", "对，它。",
  ])
  func `a reason that says once more that the answer is right`(reason: String) {
    let start =
      "L/a.md:12:1: the reason of a right choice begins with \"\(reason.prefix { $0.isLetter })\""
    #expect(quiz("Which object posts?", reason: reason).map { $0.hasPrefix(start) } == [true])
  }

  @Test(arguments: ["Right after the save it posts.", "对象发出通知。", "对于它来说是这样。"])
  func `a reason that begins with the same letters`(reason: String) {
    #expect(quiz("Which object posts?", reason: reason) == [])
  }

  @Test func `a question above a drawing, without time to guess`() {
    let page = "Before you look: which object posts?"
    #expect(
      findings("## R <!-- id: r type: run run: edit -->", page) == [
        "L/a.md:9:1: this page asks a question and shows the answer at once. Add `wait:` to its heading: "
          + "then learners guess before they see the drawing."
      ])
    #expect(findings("## R <!-- id: r type: run run: edit wait: -->", page) == [])
    #expect(findings("## R <!-- id: r type: run run: edit -->", "The type is `String?`.") == [])
  }
}
