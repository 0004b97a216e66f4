import Foundation
import TestSupport
import Testing

@testable import Shell

/// A new file is written and used in the same session.
@MainActor @Suite struct NewLessonTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch()
    session = Session(environment: ShellEnvironment(lessons: scratch.path, base: Files.lessons))
    session.width = 400
  }

  private func type(_ line: String) -> String {
    session.reply(to: line).words.replacing(scratch.path, with: "my")
  }

  @Test func `a new lesson can be taken at once, to its end`() throws {
    #expect(
      type("new lesson two-panes") == """
        Wrote my/01-two-panes.md.

        It works as it is. Look: lesson two-panes
        """)
    #expect(session.completions(of: "lesson ") == ["two-panes", "core", "pages"])
    #expect(type("lesson two-panes").hasPrefix("Two panes\n═════════\n"))
    #expect(type("next").hasPrefix("Predict\n"))
    #expect(type("a").hasPrefix("Right."))
    #expect(type("next").contains("textFieldShouldReturn"))
    #expect(type("next").count(of: "[x]") == 3)
    #expect(type("next").contains("Press Return to see the drawing"))
    #expect(type("").contains("setName(\"Zulu\")"))
    #expect(type("next").hasPrefix("Change the pattern\n"))
    #expect(type("skip").contains("b) "))
    #expect(type("next").hasPrefix("Your turn\n"))
    _ = type("open Hello")
    #expect(type("type Anthem").contains("Done: all goals are met."))
    #expect(type("next").contains("This is the end."))
  }

  @Test func `a new lesson is in the language of the shell, and can be taken to its end`() {
    _ = type("set language zh-Hans")
    #expect(type("new lesson two-panes").contains("my/01-two-panes.md"))
    #expect(type("lesson two-panes").contains("学完这一课，你能够"))
    #expect(type("next").hasPrefix("预测\n"))
    #expect(type("a").hasPrefix("对。"))
    #expect(type("next").contains("textFieldShouldReturn"))
    #expect(type("next").count(of: "[x]") == 3)
    _ = type("next")
    #expect(type("").contains("setName(\"Zulu\")"))
    #expect(type("next").hasPrefix("换一种写法\n"))
    #expect(type("skip").contains("b) "))
    #expect(type("next").hasPrefix("轮到你了\n"))
    _ = type("open Hello")
    #expect(type("type Anthem").contains("完成：目标全部达成。"))
    _ = type("set language en")
    #expect(type("check \(scratch.path)").hasSuffix("1 question: no problem."))
  }

  @Test func `a new scenario can be run at once`() {
    #expect(type("new scenario listen").hasSuffix("It works as it is. Look: run mvc listen"))
    #expect(type("run mvc listen").contains("tick"))
  }

  @Test func `its concept is one of ours`() throws {
    _ = type("new lesson first")
    let list = try String(contentsOfFile: Repository.root + "/Lessons/concepts.md", encoding: .utf8)
    try scratch.write(list, to: "concepts.md")
    #expect(type("check \(scratch.path)").hasSuffix("1 question: no problem."))
  }
}

extension String {
  fileprivate func count(of word: String) -> Int { ranges(of: word).count }
}
