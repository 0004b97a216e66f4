import TestSupport
import Testing

@testable import Shell

/// A choice that is called by its word, in place of its letter.
@Suite struct ChoiceWordTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch(["01-a.md": Self.lesson])
    session = Session(environment: ShellEnvironment(lessons: scratch.path))
  }

  private func says(_ lines: String...) -> String { session.says(lines) }

  private let letters =
    "Type a letter from a to c, or a name or some words in a row that only one choice\nhas."

  @Test(arguments: [
    "setName", "setname", "setName(_:)", "I think setName", "the answer is: setName", "say setName",
    "setName()", "setName(\"Hi\")", "setName(_: in:)",
  ])
  func `the word of a single choice is as good as its letter`(line: String) {
    #expect(says("lesson a methods", line).hasPrefix("Right."))
  }

  @Test func `the word of a choice is stronger than the beginning of a command`() {
    _ = says("lesson a methods")
    let before = session.run.play?.trace
    #expect(says("save").hasPrefix("Not yet.\n\nIt comes later."))
    #expect(session.run.play?.trace == before)
    #expect(!says("save-state").hasPrefix("Not yet."))
  }

  @Test func `when the question is done, the word is a command again`() {
    #expect(!says("lesson a methods", "setName", "save").contains("It comes later."))
  }

  @Test(arguments: [
    "setName or save", "reSort before setName", "save comes first", "save() or setName()",
    "of the", "setName of the store",
  ])
  func `a word of a choice among others is no name without its command`(line: String) {
    #expect(says("lesson a methods", line) == letters)
  }

  @Test(arguments: [
    "setName(_:) of the recording", "setName, of the recording", "of the recording", "recording",
  ])
  func `all words of a choice, or a part that no other choice has, are as good as its letter`(
    line: String
  ) {
    #expect(says("lesson a methods", line).hasPrefix("Right."))
  }

  @Test(arguments: [
    ("return false", "Right."), ("guard let task", "Right."), ("return true", "Not yet."),
    ("return", "Type a letter from a to c, or a name or some words in a row that only"),
  ])
  func `a part of a line of code is its choice`(line: String, answer: String) {
    let session = Session(environment: .course)
    #expect(session.says(["lesson mvcs quiz-code-cancel", line]).hasPrefix(answer))
  }

  @Test(arguments: [
    ("router", "Right."), ("the Router.", "Right."), ("interactor", "Not yet."),
    ("view", "Not yet."), ("folder", "Type a letter from a to d"),
  ])
  func `the last word of a name is its choice, if no other has it`(line: String, answer: String) {
    let session = Session(environment: .course)
    #expect(session.says(["lesson viper predict-open", line]).hasPrefix(answer))
  }

  @Test(arguments: [
    ("tea quiz-change", "the update", "Right."), ("tea quiz-change", "the command", "Not yet."),
    ("mv quiz-register", "reading", "Right."), ("mv quiz-back", "none", "Not yet."),
    ("mistakes predict-past-interactor", "Service", "Right."),
    ("mv-or-mvvm quiz-state", "@State", "Right."),
  ])
  func `a single word that only one choice is about is its choice`(
    page: String, line: String, answer: String
  ) {
    let session = Session(environment: .course)
    #expect(session.says(["lesson \(page)", line]).hasPrefix(answer))
  }

  @Test(arguments: [
    ("it reached the controller in time", "Type a letter from a to c"),
    ("has not reached the controller in time", "Not yet."),
  ])
  func `a part of a choice without its "not" is no answer`(line: String, answer: String) {
    let session = Session(environment: .course)
    #expect(session.says(["lesson mvc-vs quiz-dead", line]).hasPrefix(answer))
  }

  @Test func `two words of choices are too many where one is right`() {
    let one = "This question has one right choice. Type one letter, from a to c."
    #expect(says("lesson a methods", "setName() and reSort()") == one)
  }

  @Test func `a message is called by its sender and receiver, if that is enough`() {
    _ = says("lesson a messages")
    for line in ["FolderVC -> tableView", "FolderVC", "tableView told"] {
      #expect(says(line) == letters, "\(line)")
    }
    #expect(says("NC -> FolderVC").hasPrefix("Not yet."))
    #expect(says("FolderVC -> tableView : call").hasPrefix("Right."))
  }

  @Test func `brackets at the words of choices do not end the line`() {
    let session = Session(environment: .course)
    let says = { (line: String) in
      let reply = session.reply(to: line)
      return reply.text.plain + (reply.complaint ?? "")
    }
    _ = says("lesson mvc order-rename")
    let order = "textFieldDidEndEditing() setName(\"Hi\") reSort() save(a, to: 1) post() moveRow()"
    #expect(says(order).hasPrefix("Right."))
    // All letters of "add" are letters of choices, too.
    _ = says("lesson mvc fill-record")
    #expect(says("add").contains(" letters are needed, and you typed 1."))
    _ = says("lesson mvc quiz-code-set-name")
    #expect(says("let") == letters)
    #expect(says("let (old, new) = parent.reSort(changedItem: self)").hasPrefix("Not yet."))
  }

  @Test(arguments: ["b!", "\"b\"", "'b'", "“b”", "b?"])
  func `signs around a letter do no harm`(line: String) {
    #expect(says("lesson a methods", line).hasPrefix("Right."))
  }

  private static let lesson = """
    ---
    lifeline: 1
    id: a
    title: Words of choices
    pattern: mvc
    ---
    # Words of choices <!-- id: first -->

    Words.

    ## Which method is first? <!-- id: methods type: quiz concept: roles -->

    Which method is called first?

    - [ ] `save(_:)`, of the store
      > It comes later.
    - [x] `setName`, of the recording
      > It begins.
    - [ ] `reSort`, of the folder
      > It comes after the name.

    <details><summary>Hint 1</summary>

    The name.

    </details>

    ## Which message is it? <!-- id: messages type: quiz concept: roles -->

    Which message moves the row?

    - [ ] `NC -> FolderVC : observer`
      > It is the cause.
    - [x] `FolderVC -> tableView : call`
      > It moves the row.
    - [ ] `FolderVC -> tableView : set`
      > Nothing is set.

    <details><summary>Hint 1</summary>

    A call.

    </details>
    """
}
