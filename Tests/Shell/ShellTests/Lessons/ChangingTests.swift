import TestSupport
import Testing

@testable import Shell

/// Pages on which something is changed: first a guess, then one variant after the other.
@Suite struct ChangingTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch(["01-a.md": Self.lesson])
    session = Session(environment: ShellEnvironment(lessons: scratch.path))
  }

  private func type(_ lines: String...) -> String { session.says(lines) }

  private let page = """
    Who tells the list?
    ───────────────────

    A folder is made. Change one thing.

    a) Nothing is changed.
    b) The folder calls the list.

    What will be different? Type your guess in words (say GUESS, if it begins with a
    command), then a letter, from a to b.

    Page 1 of 2. next goes on without.
    """

  private let changed = """
    b) The folder calls the list.

    Conversation (+ new, - missing):
      NC -> FolderData: storeChanged("StoreChanged") [observer]
    +   FolderData -> FolderVC: insertRow(at: 1) (6 messages inside)
    -   FolderData -> NewFolder: name [query]
    -   FolderData -> FolderPresenter: didInsert("Ideas", at: 1) (7 messages inside)
    Contract: call from Data to ViewImpl is not allowed.
    Objects: FolderData.view holds FolderVC weakly.
    Screen: "▸ Work" in place of "▸ Ideas".

    The presenter does not know of it.

    Another letter shows another variant.
    Page 1 of 2, about 3 minutes. Press Return to go on.
    """

  @Test func `the page lists what can be changed, without what comes of it`() {
    #expect(type("lesson a") == page)
  }

  @Test func `a letter shows the conversation, the contract, the objects and the screen`() {
    #expect(type("lesson a", "b") == changed)
  }

  @Test func `a number is the letter at its place`() {
    #expect(type("lesson a", "2") == changed)
    #expect(type("1").hasPrefix("a) Nothing is changed.\n\n"))
    #expect(type("3") == "There is no choice \"3\". The choices are a to b.")
  }

  @Test func `a guess is shown again with each variant`() {
    #expect(
      type("lesson a", "two rows?") == """
        You guessed: two rows?

        a) Nothing is changed.
        b) The folder calls the list.

        Type a letter, from a to b.
        """)
    #expect(type("b").hasPrefix("You guessed: two rows?\n\nb) The folder"))
    #expect(type("lesson a 1", "say open it", "b").hasPrefix("You guessed: open it\n\nb)"))
  }

  @Test func `the pattern as it is shows its drawing, and is not enough to go on`() {
    let drawing = type("lesson a", "a")
    #expect(drawing.hasPrefix("a) Nothing is changed.\n\n"))
    #expect(drawing.contains("NC"))
    #expect(type("").hasPrefix("What will be different?"))
    #expect(session.prompt == "a 1/2> ")
  }

  @Test func `Return goes on when something changed was seen, and next without`() {
    #expect(type("lesson a", "").hasPrefix("What will be different?"))
    #expect(type("b", "").hasPrefix("The end"))
    #expect(type("lesson a 1", "next").hasPrefix("The end"))
  }

  @Test func `skip shows the first change`() {
    #expect(type("lesson a", "skip").hasPrefix("b) The folder calls the list."))
  }

  @Test(arguments: ["skip", "hint"])
  func `of several changes, none is the answer`(line: String) {
    let session = Session(environment: .course)
    session.width = 200
    _ = session.reply(to: "lesson mvc change-delete")
    #expect(
      session.reply(to: line).complaint
        == "There is no single answer here: type b, c or d to see a change, or next.")
  }

  @Test func `the run of the variant can be looked at`() {
    #expect(type("lesson a", "b", "mistake").hasPrefix("mvp.m3 is on"))
    #expect(type("diagram").contains("FolderData"))
  }

  @Test func `a letter that no variant has is refused`() {
    #expect(type("lesson a", "q") == "There is no choice \"q\". The choices are a to b.")
  }

  @Test func `what was seen is done on another day, too`() {
    let home = Home()
    let first = home.shell(lessons: scratch.path)
    #expect(first.says("lesson a 1", "next", "lesson a pages").contains("○  1  Who tells"))
    _ = first.says("lesson a 1", "b")
    let second = home.shell(lessons: scratch.path)
    let pages = second.says("lesson a pages").replacing("\n", with: " ")
    #expect(pages.contains("✓  1  Who tells"))
    #expect(pages.hasSuffix("▸ is where you are. To go to page 2: lesson a 2"))
    // A guess is not asked for again.
    #expect(second.says("lesson a 1").contains("Type a letter, from a to b.\n"))
    _ = second.says("")
    #expect(second.session.prompt == "a 2/2> ")
  }

  @Test func `what was done is done in another language, too`() {
    let home = Home()
    _ = home.shell(lessons: scratch.path).says("lesson a 1", "b")
    let later = home.shell(lessons: scratch.path)
    _ = later.says("lesson a 1", "set language zh-Hans", "")
    #expect(later.session.prompt == "a 2/2> ")
  }

  @Test func `a guess stays when the words of the page change`() throws {
    _ = type("lesson a", "two rows?")
    let lesson = Self.lesson.replacing("A folder is made.", with: "A new folder is made.")
    try scratch.write(lesson, to: "01-a.md")
    #expect(type("b").contains("You guessed: two rows?\n\nb) The folder"))
  }

  @Test func `a guess at other changes is no guess at these`() throws {
    _ = type("lesson a", "two rows?")
    try scratch.write(Self.lesson.replacing("mvp.m3", with: "mvp.m2"), to: "01-a.md")
    #expect(!type("").contains("You guessed"))
  }

  @Test func `it has no hint`() {
    #expect(
      type("lesson a", "hint")
        == """
        There is no hint here: guess in your own words. To see what happens, type: skip
        """)
  }

  @Test func `a script does not wait`() {
    let script = Session(.script, environment: ShellEnvironment(lessons: scratch.path))
    _ = script.reply(to: "lesson a")
    #expect(script.reply(to: "").text.plain.hasPrefix("The end"))
    _ = script.reply(to: "lesson a 1")
    #expect(script.reply(to: "b").text.plain.hasPrefix("b) The folder"))
  }

  static let lesson = #"""
    ---
    lifeline: 1
    id: a
    title: Changing
    pattern: mvp
    ---
    ## Who tells the list? <!-- id: who type: change setup: launch ; tap "+" ; type "Ideas" actions: tap "Create" -->

    A folder is made. Change one thing.

    - `mvp` Nothing is changed.
      > The presenter hears of it.
    - `mvp.m3` The folder calls the list.
      > The presenter does not know of it.

    ## The end <!-- id: end type: contract -->

    | from \ to | ViewImpl |
    |---|---|
    | **Presenter** | call |
    """#
}
