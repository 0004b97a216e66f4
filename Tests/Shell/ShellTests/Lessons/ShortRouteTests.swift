import TestSupport
import Testing

@testable import Shell

/// The core pages of all lessons are a short route through the course.
@MainActor @Suite struct ShortRouteTests {
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
    # Apples <!-- id: apples core: -->

    Words.

    ## Leaves <!-- id: leaves -->

    Words.

    ## Flowers <!-- id: flowers core: -->

    Words.

    ## Roots <!-- id: roots -->

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

    ## Peel <!-- id: peel core: -->

    Words.
    """

  private func shell() -> Typist { home.shell(lessons: scratch.path) }

  private func footer(_ answer: String) -> String {
    answer.split(separator: "\n\n").last.map(String.init)?.replacing("\n", with: " ") ?? ""
  }

  @Test func `Return goes from core page to core page`() {
    let shell = shell()
    #expect(
      footer(shell.says("lesson core"))
        == "Page 1 of 4, the first of 2 core pages, about 0 minutes. Press Return to go on.")
    #expect(
      footer(shell.says("")) == """
        Page 3 of 4. This is the end of the core of this lesson, a good place to stop. To go on with the short \
        route, type: lesson core
        """)
    #expect(shell.session.prompt == "a 3/4> ")
    #expect(
      shell.says("next")
        == #"""
        This is the last core page of "a". To go on with the short route, type: lesson
        core
        """#)
    _ = shell.says("previous")
    #expect(shell.session.prompt == "a 1/4> ")
  }

  @Test func `next on the last page of a lesson names the next lesson`() {
    let shell = shell()
    _ = shell.says("lesson a 4")
    #expect(
      shell.says("next") == #"This is the last page of "a". For the next lesson, type: lesson b"#)
    _ = shell.says("lesson b 2")
    #expect(
      shell.says("next") == #"This is the last page of "b". Type lessons to choose another one."#)
  }

  @Test func `lesson core goes on where the short route was left, on another day, too`() {
    _ = shell().says("lesson core", "")
    let shell = shell()
    _ = shell.says("lesson core")
    #expect(shell.session.prompt == "b 2/2> ")
    #expect(
      shell.says("lesson core")
        == "You have read the core of all lessons. For the other pages: lessons")
    _ = shell.says("lesson a core")
    #expect(shell.session.prompt == "a 1/4> ")
  }

  @Test func `a page that is asked for by its number is the way through all pages again`() {
    let shell = shell()
    _ = shell.says("lesson a core", "lesson a 1", "")
    #expect(shell.session.prompt == "a 2/4> ")
  }

  @Test func `next and the lists know it`() {
    let shell = shell()
    #expect(
      shell.says("lessons") == """
          a  Apples
          b  Bananas

        All pages take about 2 min, and the core, which is the short route, about 0 min.
        To go along it, type: lesson core
        """)
    #expect(
      shell.says("next").contains(
        "On the short route, core pages only, the next is Apples. Type: lesson core"))
    #expect(shell.says("lesson a pages").contains("       3  Flowers (core)\n       4  Roots\n"))
  }

  @Test func `without core pages there is no short route`() {
    let shell = home.shell()
    #expect(
      shell.says("lesson core").replacing("\n", with: " ")
        == "No page is marked as core here, so there is no short route. For all pages: lessons")
    #expect(!shell.says("next").contains("short route"))
  }
}
