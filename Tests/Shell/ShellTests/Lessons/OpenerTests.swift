import TestSupport
import Testing

@testable import Shell

/// Before a lesson, three of its questions say which of its pages may be skipped.
@MainActor @Suite struct OpenerTests {
  private let home = Home()
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["01-a.md": Self.apples, "02-b.md": Self.bananas])
  }

  private static let apples = """
    ---
    lifeline: 1
    id: a
    title: Apples
    ---
    # Apples <!-- id: apples -->

    Words.

    ## Leaves <!-- id: leaves -->

    Green.

    ## More leaves <!-- id: more-leaves -->

    Still green.

    \(question("green", covers: "leaves, more-leaves", right: "Green"))

    ## Flowers <!-- id: flowers -->

    White.

    \(question("white", covers: "flowers", right: "White"))

    ## Roots <!-- id: roots -->

    Brown.

    \(question("brown", covers: "roots", right: "Brown"))

    ## End <!-- id: end -->

    Words.
    """

  private static let bananas = """
    ---
    lifeline: 1
    id: b
    title: Bananas
    ---
    # Bananas <!-- id: bananas -->

    Words.
    """

  private static func question(_ id: String, covers pages: String, right: String) -> String {
    """
    ## What is it? <!-- id: \(id) covers: \(pages) type: quiz concept: roles -->

    Which colour is it?

    - [ ] Blue
      > The sky is blue.
    - [x] \(right)
      > So it grows.

    <details><summary>Hint 1</summary>

    Look.

    </details>
    """
  }

  private func shell() -> Typist { home.shell(lessons: scratch.path) }

  @Test func `a lesson that has such questions offers them on its first page`() {
    #expect(
      shell().says("lesson a").hasSuffix(
        """
        Page 1 of 9, about 3 minutes. Press Return to go on. Three questions first, to
        skip what you know: lesson a ask
        """))
    #expect(!shell().says("lesson b").contains("ask"))
  }

  @Test func `the prompt says in Chinese that the questions come before the lesson`() {
    let shell = shell()
    _ = shell.says("language zh-Hans", "lesson a ask")
    #expect(shell.session.prompt == "课前 a 1/3> ")
  }

  @Test func `what is known may be skipped, and Return goes past it`() {
    let shell = shell()
    #expect(
      shell.says("lesson a ask") == """
        What is it?
        ───────────

        Which colour is it?

        a) Blue
        b) Green

        Type a letter.

        Question 1 of 3, before the lesson. If you do not know it, type: skip
        """)
    #expect(shell.session.prompt == "before a 1/3> ")
    #expect(
      shell.says("b") == """
        Right.
        So it grows.

        Question 1 of 3. Press Return for the next.
        """)
    #expect(
      shell.says("", "a") == """
        Not right. Page 5 explains it.

        Question 2 of 3. Press Return for the next.
        """)
    #expect(
      shell.says("", "b") == """
        Right.
        So it grows.

        You may skip pages 2-4, 7-8: Return goes past them. Press Return to open the
        lesson.
        """)
    #expect(
      shell.says("").hasPrefix(
        "You may skip pages 2-4, 7-8: Return goes past them.\n\nApples\n"))
    #expect(shell.session.prompt == "a 1/9> ")
    _ = shell.says("")
    #expect(shell.session.prompt == "a 5/9> ")
  }

  @Test func `a wrong answer is no answer yet: the lesson asks again`() {
    let shell = shell()
    _ = shell.says("lesson a ask", "b", "", "a", "", "skip")
    #expect(shell.session.prompt == "a 1/9> ")
    let pages = shell.says("lesson a pages")
    #expect(pages.contains("✓  4  What is it?"))
    #expect(pages.contains("○  6  What is it?"))
    #expect(shell.says("progress --json").contains(#""answered":"1","tried":"1""#))
  }

  @Test func `a wrong answer names all pages that explain it`() {
    #expect(
      shell().says("lesson a ask", "a").hasPrefix("Not right. Pages 2 and 3 explain it.\n"))
  }

  @Test func `there is one try and no hint, and an empty line does not go on without an answer`() {
    let shell = shell()
    _ = shell.says("lesson a ask")
    #expect(
      shell.says("hint")
        == "Before the lesson there are no hints. If you do not know it, type: skip"
    )
    #expect(
      shell.says("") == "Question 1 of 3, before the lesson. If you do not know it, type: skip")
    #expect(shell.says("a", "b") == "Question 1 of 3. Press Return for the next.")
  }

  @Test func `where nothing is known, all pages are to be read`() {
    let shell = shell()
    #expect(shell.says("lesson a ask", "skip", "skip", "skip").hasPrefix("Read all pages.\n"))
    _ = shell.says("")
    #expect(shell.session.prompt == "a 2/9> ")
  }

  @Test func `a lesson without such questions says so`() {
    #expect(
      shell().says("lesson b ask")
        == #""b" has no questions that are asked before it. To open it, type: lesson b"#)
  }

  @Test func `the lesson that is open stays open`() {
    let shell = shell()
    _ = shell.says("lesson b", "lesson a ask", "free", "lesson")
    #expect(shell.session.prompt == "b 1/1> ")
  }
}
