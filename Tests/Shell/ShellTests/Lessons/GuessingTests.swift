import Cells
import TestSupport
import Testing

@testable import Shell

/// Pages that wait for a guess, and questions that bring a drawing.
@Suite struct GuessingTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch(["01-a.md": Self.lesson, "02-b.md": Self.contract])
    session = Session(environment: ShellEnvironment(lessons: scratch.path))
  }

  private func type(_ lines: String...) -> String { session.says(lines) }

  private let question = """
    Before you look
    ───────────────

    Which object is told first? Guess, then press Return.

    Page 2 of 3. Press Return to see the drawing, or type your guess first, in
    words. If your guess begins with a command: say GUESS
    """

  private let drawing = """
     ┌ editButton  View
     │   ┌ FolderVC  Controller
    ─┼───┼──── tap "Edit" ──────────────────────────────────────────────────────────
     ├╌╌▷│   2   setEditing(true, animated: true) [target-action]
     │   ◆         isEditing false → true

    1 of 3 messages · 1 state change · 2 participants
    only editButton FolderVC: 2 messages and 1 state change hidden (diagram
    everything shows them)

    The button tells its target.

    Page 2 of 3. Press Return to go on.
    """

  @Test func `Return shows the drawing, and what stands below it`() {
    #expect(type("lesson a wait") == question)
    #expect(type("") == drawing)
    #expect(type("").hasPrefix("Which object is told?"))
  }

  @Test func `a guess is shown again above the drawing`() {
    #expect(
      type("lesson a wait", "the folder's controller?")
        == "You guessed: the folder's controller?\n\n" + drawing)
  }

  @Test func `a guess that begins with a command is said`() {
    #expect(
      type("lesson a wait", "say open the list") == "You guessed: open the list\n\n" + drawing)
  }

  @Test func `a line that fails as a command is told how to say it as a guess`() {
    #expect(
      type("lesson a wait", "open the list").hasSuffix(
        "\nIf it is your guess, type: say open the list"))
    #expect(!type("hint").contains("say"))
    #expect(type("say open the list") == "You guessed: open the list\n\n" + drawing)
  }

  @Test func `a line that fails as a command is told how to say it as an answer`() {
    let session = Session(environment: .tour)
    _ = session.reply(to: "lesson tour word")
    #expect(
      session.reply(to: "open the centre").complaint?.hasSuffix(
        "\nIf it is your answer, type: say open the centre") == true)
    #expect(session.reply(to: "say ?!").complaint == "Type an answer, or hint, or skip.")
  }

  @Test func `commands are commands, also short ones, and the page still waits`() {
    #expect(type("lesson a wait", "lessons").contains("Waiting"))
    #expect(!type("scen").contains("You guessed"))
    #expect(type("") == drawing)
  }

  @Test(arguments: ["next", "skip"])
  func `what goes on shows the drawing first`(line: String) {
    #expect(type("lesson a wait", line) == drawing)
    #expect(session.prompt == "a 2/3> ")
  }

  @Test func `a page that asks for a guess has no hint, and says how to see what happens`() {
    #expect(
      type("lesson a wait", "hint")
        == """
        There is no hint here: guess in your own words. To see what happens, type: skip
        """)
    #expect(type("skip").contains("editButton  View"))
  }

  @Test func `the page waits again when it is opened again`() {
    #expect(type("lesson a wait", "", "replay") == question)
    #expect(type("next", "previous", "previous", "next") == question)
  }

  @Test func `a script gets the whole page at once`() {
    let script = Session(.script, environment: ShellEnvironment(lessons: scratch.path))
    let page = script.reply(to: "lesson a wait").text.plain
    #expect(page.contains("Guess, then press Return.\n\n ┌ editButton  View"))
    #expect(page.hasSuffix("Page 2 of 3. Press Return to go on."))
  }

  @Test func `a question brings the drawing that it names`() {
    #expect(
      type("lesson a quiz") == """
        Which object is told?
        ─────────────────────

         ┌ editButton  View
         │   ┌ FolderVC  Controller
        ─┼───┼──── tap "Edit" ──────────────────────────────────────────────────────────
         ├╌╌▷│   2   setEditing(true, animated: true) [target-action]
         │   ◆         isEditing false → true

        1 of 3 messages · 1 state change · 2 participants
        More is left out: --all and diagram everything show it

        In the drawing, which object is told of the tap?

        a) The table
        b) The controller

        Type a letter.

        Page 3 of 3. hint helps, skip shows the answer.
        """)
    #expect(type("diagram everything").contains("tableView"))
  }

  @Test func `a contract is drawn as a matrix, and as sentences for ears`() {
    let matrix = """
      A contract
      ══════════

                  ┌ View
                  │    ┌ Controller
      User        ○    –
      View        –    ○
      Controller  ○    –

      ○: allowed · –: not allowed
      Which kinds of messages? Type: contract viper

      Two dashes and more.

      Page 1 of 1. This is the end. recap sums up what you learned; lessons lists the
      other lessons.
      """
    #expect(type("lesson b") == matrix)
    #expect(
      type("lesson b --plain").contains("\nUser\n  View: user\n  nothing: Controller"))
  }

  @Test func `recap lists what is still open`() {
    #expect(
      type("lesson a", "recap").contains(
        "Still open\n──────────\n\n• page 3: Which object is told?"))
    #expect(!type("lesson a quiz", "b", "recap").contains("Still open"))
  }

  @Test func `recap breaks lines between words`() {
    session.width = 40
    let lines = type("lesson a quiz", "b", "recap").split(separator: "\n")
    #expect(lines.allSatisfy { String($0).cells <= 40 })
    #expect(lines.contains("• The controller"))
    #expect(lines.contains("  The button has it as its target, and"))
  }
}

extension GuessingTests {
  static let lesson = #"""
    ---
    lifeline: 1
    id: a
    title: Waiting
    pattern: mvc
    ---
    # Waiting

    ## Before you look <!-- id: wait type: run setup: launch actions: tap "Edit" only: editButton, FolderVC wait: -->

    Which object is told first? Guess, then press Return.

    ```mermaid
    sequenceDiagram
    ```

    The button tells its target.

    ## Which object is told? <!-- id: quiz type: quiz concept: roles drawing: wait -->

    In the drawing, which object is told of the tap?

    - [ ] The table
      > It is told later, by the controller.
    - [x] The controller
      > The button has it as its target, and knows nothing more of it than that.

    <details><summary>Hint 1</summary>

    Follow the arrow.

    </details>
    """#

  private static let contract = #"""
    ---
    lifeline: 1
    id: b
    title: A contract
    pattern: viper
    ---
    # A contract <!-- id: contract type: contract -->

    | from \ to | View | Controller |
    |---|---|---|
    | **User** | user | – |
    | **View** | – | target-action |
    | **Controller** | call, set | – |

    Two dashes and more.
    """#
}
