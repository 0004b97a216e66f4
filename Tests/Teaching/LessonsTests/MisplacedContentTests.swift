import Testing

@testable import Lessons

/// Content that an author put in the wrong place, where it is not read, or wrote twice.
@Suite struct MisplacedContentTests {
  private let quiz = "## Q <!-- id: q type: quiz concept: roles -->"
  private let hint = "\n\n<details><summary>Hint 1</summary>Look.</details>\n"

  @Test func `a choice without a box, with half of one, or with one in the middle of a text`() {
    let body =
      "- [ ] a\n  > No.\n- b\n  > No.\n-[x] c\n  > Yes.\n- [x d\n  > Yes.\n- [x] e\n  > Yes."
    #expect(
      messages(quiz, body + hint) == [
        "L/a.md:12:1: this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.",
        "L/a.md:13:5: this box is in the middle of a text. Begin a line with it: `- [ ] …`.",
        "L/a.md:16:1: this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.",
      ])
  }

  @Test func `two choices that say the same`() {
    #expect(
      messages(quiz, "- [x] a\n  > Yes.\n- [ ] b\n  > No.\n- [ ] a\n  > No." + hint) == [
        "L/a.md:14:1: the choice on line 10 says the same. Change one of them."
      ])
    #expect(
      messages(
        "## S <!-- id: s type: short-answer concept: terms -->",
        "- [x] `NC`, `centre`\n  > Yes.\n- [ ] `Store`, `NC`\n  > No." + hint) == [
          "L/a.md:12:1: the choice on line 10 says the same. Change one of them."
        ])
    #expect(
      messages(
        "## S <!-- id: s type: short-answer concept: terms -->",
        "- [x] `Model`\n  > Yes.\n- [ ] `model`\n  > No." + hint) == [
          "L/a.md:12:1: the choice on line 10 says the same. Change one of them."
        ])
  }

  private let order = "## O <!-- id: o type: order concept: observer run: rename -->"

  @Test func `a box, a second message and a lost number in a list of messages`() {
    #expect(
      messages(order, "1. [ ] `a`\n2. `b` or `c`\n3. `d`\n\n> Because." + hint) == [
        "L/a.md:10:1: this list takes no boxes. Write only the message, in a code span.",
        "L/a.md:11:1: this item holds more than one code span. Give each message an item of its own.",
      ])
    let fill = "## F <!-- id: f type: fill concept: observer run: rename -->"
    #expect(
      messages(fill, "- `a`\n  > First.\n`b`\n  > Second." + hint) == [
        "L/a.md:11:5: a line of this text is only a code span. If it is a message, begin it as an "
          + "item: `- …`."
      ])
  }

  @Test func `a statement that lost the dash of its item`() {
    let claims = "## C <!-- id: c type: claims run: rename -->"
    #expect(
      messages(claims, "One: `no View -> Model`\n- Two: `2 post`\nThree: `3 post`") == [
        "L/a.md:10:1: this is not an item of a list, so it is not checked. Begin its line with `- "
          + "`.",
        "L/a.md:11:1: this item holds two things to check, and the last one counts. Give each an item "
          + "of its own.",
      ])
  }

  @Test func `what belongs to a question or a task, on a page that is neither`() {
    #expect(
      messages("## T <!-- id: t -->", "- [x] a\n\nSolution: `launch`") == [
        "L/a.md:10:1: this page has choices but no type. Give its heading a `type:`, such as "
          + "`quiz`.",
        "L/a.md:12:1: this page has a solution but no task. Give its heading `type: task`.",
      ])
    #expect(
      messages("## T <!-- id: t type: task -->", taskBody + "\n\nSolution: `launch`") == [
        "L/a.md:16:1: this page already has a solution. Keep one."
      ])
    #expect(
      messages(quiz, "- [x] a\n  > Yes.\n- [ ] b\n  > No." + hint + "\n### More\n\nText.") == [
        "L/a.md:17:1: this is below the choices. Move it above them, or give it its own heading.",
        "L/a.md:19:1: this is below the choices. Move it above them, or give it its own heading.",
      ])
  }

  @Test func `a drawing that nobody checks`() {
    let drawing = "```mermaid\nsequenceDiagram\n```\n"
    #expect(
      messages("## T <!-- id: t -->", drawing) == [
        "L/a.md:10:1: this page runs nothing, so this drawing cannot be checked. Give its heading "
          + "`type: run` and a `run:`."
      ])
    let run = "## R <!-- id: r type: run run: edit -->"
    #expect(
      messages(run, drawing + "\n" + drawing) == [
        "L/a.md:14:1: this page already has a drawing. Give each run its own page."
      ])
    #expect(
      messages(run, drawing.replacing("mermaid", with: "marmaid")) == [
        "L/a.md:10:1: this block is a drawing. Begin it with ```` ```mermaid ````."
      ])
  }

  @Test(arguments: ["", "    ```", "``", "``` end"])
  func `a drawing that nothing ends`(last: String) {
    let run = "## R <!-- id: r type: run run: edit -->"
    let end =
      "this drawing has no end. Close it with a line ```` ``` ````, without spaces before it or words after it."
    let reading = read(run, "Look.\n\n```mermaid\nsequenceDiagram\n\(last)\n\nMore words.")
    #expect(reading.problems.map(\.description) == ["L/a.md:12:1: \(end)"])
    #expect(reading.value?.sections.last?.run.map { $0.drawing == nil } == true)
    let next = "## Next <!-- id: next -->"
    let found = messages(run, "```mermaid\nsequenceDiagram\n\(last)\n\n\(next)")
    #expect(found.first?.hasSuffix(end) == true)
  }

  private func end(of thing: String, _ fence: String = "```` ``` ````") -> String {
    "this \(thing) has no end. Close it with a line \(fence), without spaces before it or words "
      + "after it."
  }

  @Test func `a drawing that only the end of another one closes`() {
    let run = "## R <!-- id: r type: run run: edit -->"
    let drawing = "```mermaid\nsequenceDiagram\n"
    let next = "## B <!-- id: b type: run run: edit -->"
    let reading = read(run, "\(drawing)\nImportant text.\n\n\(drawing)```")
    #expect(reading.problems.map(\.description) == ["L/a.md:10:1: " + end(of: "drawing")])
    #expect(reading.value?.sections.last?.run.map { $0.drawing == nil } == true)
    let found = messages(run, "\(drawing)\nWords.\n\n\(next)\n\n\(drawing)```")
    #expect(found.count == 2)
    #expect(found.first == "L/a.md:10:1: " + end(of: "drawing"))
    #expect(found.last?.hasPrefix("L/a.md:15:1: this heading belongs to ") == true)
    #expect(
      messages(run, "\(drawing)\n### Words\n\n```") == ["L/a.md:10:1: " + end(of: "drawing")])
    #expect(
      messages(run, "~~~~mermaid\nsequenceDiagram") == [
        "L/a.md:10:1: " + end(of: "drawing", "`~~~~`")
      ])
  }

  @Test func `code that nothing closes, or only the end of other code`() {
    let page = "## T <!-- id: t -->"
    let code = "```swift\nlet a = 1\n"
    let complaint = "L/a.md:10:1: " + end(of: "code")
    #expect(messages(page, code) == [complaint])
    #expect(messages(page, code + "\nWords.\n\n" + code + "```") == [complaint])
    #expect(messages(page, "~~~ text\na") == ["L/a.md:10:1: " + end(of: "code", "`~~~`")])
    #expect(messages(page, "````text\n\(code)```\n````") == [])
    #expect(messages(page, "~~~text\n\(code)```\n~~~") == [])
    let run = "## R <!-- id: r type: run run: edit -->\n\n```mermaid\nsequenceDiagram\n```"
    #expect(
      messages(page, "\(code)\n\(run)").map { String($0.prefix(26)) } == [
        "L/a.md:13:1: this heading "
      ])
  }

  @Test func `a page may show the source of a heading`() {
    let heading = "## x <!-- id: x -->"
    #expect(messages("## T <!-- id: t -->", "```text\n\(heading)\n```") == [])
    #expect(messages("## T <!-- id: t -->", "~~~~text\n\(heading)\n~~~~~ ") == [])
  }

  @Test func `attributes below their heading, and a remark`() {
    let claims = "<!-- id: claims type: claims run: rename -->"
    let complaint =
      "L/a.md:10:1: this comment is not on a heading, so it is ignored. Put it at the end of the heading, on "
      + "the same line."
    #expect(messages("## What was there", claims + "\n\n- A: `2 post`") == [complaint])
    #expect(messages("## What was there", "<!-- type: run run: rename -->") == [complaint])
    #expect(messages("## T <!-- id: t -->", "<!-- A remark: never shown. -->") == [])
  }

  @Test(arguments: ["\"Teacher\"", "“teacher”", "teachers", "'for teacher-notes'"])
  func `notes that learners would see`(value: String) {
    let notes = "<details class=\(value)><summary>A</summary>\n\nB\n\n</details>"
    #expect(
      messages("## T <!-- id: t -->", notes) == [
        "L/a.md:10:1: this is shown to learners. If it is for teachers, write `class=\"teacher\"`; if not, "
          + "leave the class out."
      ])
  }

  @Test(arguments: ["\"teacher\"", "'teacher'", "teacher", " = \"teacher\" open"])
  func `notes for teachers, in each way that HTML has`(value: String) {
    let tag = value.hasPrefix(" ") ? "class\(value)" : "class=\(value)"
    for start in ["<details \(tag)>", "<details open \(tag)>"] {
      let reading = read("## T <!-- id: t -->", start + "<summary>A</summary>\n\nB\n\n</details>")
      #expect(reading.problems == [])
      #expect(reading.value?.sections.last?.notes.count == 1)
    }
  }

  @Test(arguments: [
    "For teachers", "for the teacher", "Notes for teachers", "Teacher’s notes",
    "the teachers' notes",
    "Teachers only", "Only for teachers", "For teachers only", "For teachers: how long it takes",
    "For teachers who are in a hurry", "Teacher version", "Teacher notes 2",
    "Answer (for teachers)",
    "教师备注", "教师", "老师用", "给老师的话", "教师须知", "老师版", "教师版", "仅供教师参考", "只给老师看", "教师用书",
    "给老师：上课前看", "参考答案（教师专用）", "教师备注 2",
    "For teacher use only", "For teachers’ use", "For teachers' use only",
    "For teachers and tutors", "For teachers before the lesson",
    "Notes for the teachers and tutors", "For teachers not learners",
    "教师参考答案", "给老师的建议", "供教师课后使用", "写给老师和助教", "教师说明和答案", "教师笔记一", "老师专用答案", "教师说明书",
  ])
  func `notes for teachers without their class`(summary: String) {
    let complaint =
      "L/a.md:10:1: this is shown to learners. If it is for teachers, begin it with `<details class=\"teacher\">`; "
      + "if not, give it another summary."
    let notes = "<details><summary>\(summary)</summary>\n\nB\n\n</details>"
    #expect(messages("## T <!-- id: t -->", notes) == [complaint])
    #expect(messages("## T <!-- id: t -->", notes.replacing("\n\n", with: "")) == [complaint])
    let inNotes = "<details class=\"teacher\"><summary>A</summary>\n\n\(notes)\n\n</details>"
    #expect(messages("## T <!-- id: t -->", inNotes) == [])
  }

  @Test(arguments: [
    "What would a teacher say?", "The teacher", "Teachers' union", "For teachers' unions",
    "For teacher training",
    "For teachers and learners", "What is good for teachers?", "Notes from my teacher", "老师会怎么说？",
    "教师工会",
    "For teachers and students", "给老师和学生", "老师和学生", "老师说明了什么？",
    "老师用什么办法？", "老师提示了什么？", "给老师打电话的方法", "供教师工会使用", "老师的话",
  ])
  func `a hint about teachers is for learners`(summary: String) {
    let hint = "<details><summary>\(summary)</summary>\n\nB\n\n</details>"
    #expect(messages("## T <!-- id: t -->", hint) == [])
  }

  private let choices = "Who?\n\n- [x] a\n  > Yes.\n- [ ] b\n  > No."

  @Test func `a hint above the question`() throws {
    let reading = read(quiz, hint + "\n" + choices)
    #expect(
      reading.problems.map(\.description) == [
        "L/a.md:12:1: a hint comes before the question. Move hints below the choices."
      ])
    let prompt = try #require(reading.value?.sections.last?.question).prompt
    #expect(prompt.map(\.paragraph) == [[.text("Who?")]])
    let list = "Which order?\n\n1. `a`\n2. `b`\n3. `c`\n\n> Because."
    #expect(
      messages(order, hint + "\n" + list) == [
        "L/a.md:12:1: a hint comes before the question. Move hints below the choices."
      ])
    let notes = "<details class=\"teacher\"><summary>For teachers</summary>\n\nB\n\n</details>\n\n"
    #expect(messages(quiz, notes + choices + hint) == [])
  }

  @Test func `a heading that is none`() {
    let next = "## Next <!-- id: next type: quiz -->"
    #expect(
      messages("## T <!-- id: t -->", "```swift\nlet a = 1\n\(next)") == [
        "L/a.md:12:1: this heading belongs to the list, the code or the HTML above it. Begin it at the "
          + "start of the line; close the code with a fence; leave a blank line below HTML."
      ])
    #expect(
      messages("## T <!-- id: t -->", "<details><summary>A</summary>\n\nB\n\n</details>\n\(next)")
        == [
          "L/a.md:15:1: this heading belongs to the list, the code or the HTML above it. Begin it at the "
            + "start of the line; close the code with a fence; leave a blank line below HTML."
        ])
    #expect(
      messages("## T <!-- id: t -->", next.replacing("## ", with: "##")) == [
        "L/a.md:10:1: this comment is not on a heading, so it is ignored. Begin its line with `## "
          + "` and words."
      ])
    #expect(
      messages("## T <-- id: t -->") == [
        "L/a.md:9:1: this comment has no end. Close it with `-->`, and write no `--` inside it."
      ])
  }
}
