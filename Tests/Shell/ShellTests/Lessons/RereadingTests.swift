import Cells
import TestSupport
import Testing

@testable import Shell

/// A lesson that is edited while it is open in the shell.
@MainActor @Suite struct RereadingTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch()
    try scratch.write(Draft().text, to: "01-draft.md")
    session = Session(environment: ShellEnvironment(lessons: scratch.path, base: Files.lessons))
    // The path of the folder is long. At this width it does not wrap.
    session.width = 400
  }

  private func save(_ change: (inout Draft) -> Void) throws {
    var draft = Draft()
    change(&draft)
    try scratch.write(draft.text, to: "01-draft.md")
  }

  private func type(_ lines: String...) -> String {
    session.says(lines).replacing(scratch.path, with: "my")
  }

  @Test func `when the file was saved, an empty line shows the page before it goes on`() throws {
    #expect(type("lesson draft").hasPrefix("Draft"))
    try save { $0.welcome = "Other words." }
    #expect(
      type("") == """
        my/01-draft.md has changed and was read again.

        Draft
        ═════

        Other words.

        Page 1 of 4, about 4 minutes. Press Return to go on.
        """)
    #expect(type("").hasPrefix("A question"))
  }

  @Test func `a lesson that was left is in the present language when it is opened again`() throws {
    let session = Session(environment: .course)
    for line in ["lesson welcome 2", "free", "language zh-Hans"] { _ = session.reply(to: line) }
    let page = session.reply(to: "lesson").text.plain
    #expect(page.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) })
    #expect(!page.contains("The "), "\(page)")
  }

  @Test func `while you step, too, an empty line shows the saved page first`() throws {
    _ = type("lesson draft task", "tap Edit", "step")
    #expect(session.repeatsOnEmptyLine)
    try save { $0.task = "In other words." }
    #expect(!session.repeatsOnEmptyLine)
    #expect(type("").contains("In other words."))
  }

  @Test func `the place is the same section, wherever it stands now`() throws {
    _ = type("lesson draft quiz")
    try save { $0.before = "## News\n\nA page more.\n" }
    #expect(type("") == "my/01-draft.md has changed and was read again. This page is as it was.")
    #expect(session.prompt == "draft 3/5> ")
  }

  @Test func `where the section is gone, the place is the same number, or the last`() throws {
    _ = type("lesson draft quiz")
    try save { $0.quizID = "other" }
    _ = type("")
    #expect(session.prompt == "draft 2/4> ")
    _ = type("lesson draft 4")
    try save { $0.ending = "" }
    _ = type("")
    #expect(session.prompt == "draft 3/3> ")
  }

  @Test func `a lesson under another id is still the one that lies open`() throws {
    _ = type("lesson draft quiz")
    try save { $0.id = "essay" }
    _ = type("")
    #expect(session.prompt == "essay 2/4> ")
    try save { $0.prompt = "Who shows it?" }
    #expect(type("").contains("Who shows it?"))
    #expect(session.prompt == "draft 2/4> ")
  }

  @Test func `what was typed is done on the page as it is now`() throws {
    _ = type("lesson draft")
    try save { $0.prompt = "Who shows it?" }
    let reply = type("next")
    #expect(reply.hasPrefix("my/01-draft.md has changed and was read again.\n\n"))
    #expect(reply.contains("Who shows it?"))
  }

  @Test func `an answer stays given when only words around the question change`() throws {
    _ = type("lesson draft quiz", "hint", "b")
    try save { $0.reason = "It never tells." }
    #expect(type("").hasSuffix("Page 2 of 4. Press Return to go on."))
    #expect(type("a").contains("It never tells."))
  }

  @Test func `an answer to what is no longer asked is not judged`() throws {
    _ = type("lesson draft quiz")
    try save { $0.right = "The presenter." }
    let reply = type("a")
    #expect(!reply.contains("Not yet"))
    #expect(reply.contains("b) The presenter."))
    #expect(type("b").hasPrefix("Right."))
  }

  @Test func `neither is an answer that was pasted with its prompt`() throws {
    _ = type("lesson draft quiz")
    try save { $0.right = "The presenter." }
    let reply = type("draft 2/4> a")
    #expect(!reply.contains("Not yet"))
    #expect(reply.contains("b) The presenter."))
  }

  @Test func `a prompt that was pasted alone leaves the news to the next line`() throws {
    _ = type("lesson draft quiz")
    try save { $0.prompt = "Who shows it?" }
    #expect(type("draft 2/4> ") == "")
    #expect(type("").contains("Who shows it?"))
  }

  @Test func `a task goes on where it was while its goals are the same`() throws {
    _ = type("lesson draft task", "open Hello")
    try save { $0.task = "In other words." }
    #expect(type("").contains("In other words."))
    #expect(type("type Anthem").contains("Done: all goals are met."))
  }

  @Test func `a task with other goals begins again`() throws {
    _ = type("lesson draft task", "open Hello")
    try save { $0.goal = "screen shows \"Done\"" }
    #expect(type("type Anthem").contains("There is no text field on this screen."))
    #expect(type("tap Edit").contains("Done: all goals are met."))
  }

  @Test func `a file that cannot be read is told once, and the page stays`() throws {
    _ = type("lesson draft quiz")
    try save { $0.version = "two" }
    #expect(
      type("") == """
        my/01-draft.md has changed and cannot be read. The page stays as it was.
        my/01-draft.md:2:1: this lesson is written for version two of the format. This Lifeline \
        reads `lifeline: 1`.
        """)
    #expect(type("").hasPrefix("The question is open. "))
    #expect(type("b").hasPrefix("Right."))
    try save { $0.prompt = "Who shows it?" }
    #expect(type("").contains("Who shows it?"))
  }

  @Test func `what is wrong with a page that can be read is told with the page`() throws {
    _ = type("lesson draft quiz")
    try save { $0.reason = "" }
    let reply = session.reply(to: "")
    #expect(reply.status == .done)
    #expect(reply.text.plain.hasSuffix("Page 2 of 4. hint helps, skip shows the answer."))
    let problem = "/01-draft.md:16:1: this choice has no reason."
    #expect(reply.complaint?.contains(problem) == true, "\(reply.complaint ?? "")")
  }

  @Test func `a lesson that was left is not looked at`() throws {
    _ = type("lesson draft", "use mvc")
    try save { $0.welcome = "Other words." }
    #expect(type("") == "")
  }
}

/// A lesson of four pages, part by part.
private struct Draft {
  var version = "1"
  var id = "draft"
  var welcome = "Words."
  var before = ""
  var quizID = "quiz"
  var prompt = "Who tells it?"
  var right = "The model."
  var reason = "It only shows."
  var task = "Give it a name."
  var goal = "Hello.name == \"Anthem\""
  var ending = "## The end <!-- id: end -->\n\nThat was it.\n"

  var text: String {
    """
    ---
    lifeline: \(version)
    id: \(id)
    title: Draft
    pattern: mvc
    ---
    # Draft

    \(welcome)

    \(before)
    ## A question <!-- id: \(quizID) type: quiz concept: roles -->

    \(prompt)

    - [ ] The view.
      > \(reason)
    - [x] \(right)
      > Yes.

    <details><summary>Hint 1</summary>

    Think.

    </details>

    ## A task <!-- id: task type: task setup: launch -->

    \(task)

    - It is done: `\(goal)`

    <details><summary>Hint 1</summary>

    Do.

    </details>

    Solution: `open "Hello"` `type "Anthem"`

    \(ending)
    """
  }
}
