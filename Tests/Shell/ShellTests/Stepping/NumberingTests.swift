import Shell
import TestSupport
import Testing

/// A number that is typed is one of the drawing that was seen last.
@MainActor struct NumberingTests {
  private let setName = "5  PlayVC2 → Hello: setName("
  private let text = "5  PlayVC2 → nameField2: text"

  private func code5(after lines: String...) -> String {
    String(answer(lines + ["code 5"]).split(separator: "\n")[0])
  }

  @Test func `it counts all messages after a drawing or a list of all`() {
    #expect(code5(after: "run mvc rename").hasPrefix(setName))
    #expect(code5(after: "run mvc rename --all").hasPrefix(text))
    #expect(code5(after: "run mvc rename", "diagram --all").hasPrefix(text))
    #expect(code5(after: "run mvc rename", "messages --all").hasPrefix(text))
    #expect(code5(after: "run mvc rename --all", "diagram").hasPrefix(setName))
    #expect(code5(after: "run mvc rename --all", "step").hasPrefix(setName))
    #expect(code5(after: "run mvc rename --all", "find setName").hasPrefix(setName))
    #expect(code5(after: "run mvc rename", "find setName --all").hasPrefix(text))
  }

  @Test func `a file that was written was not seen`() throws {
    let scratch = try Scratch()
    let line = "diagram --all --format svg --output \"\(scratch.file("x.svg"))\""
    #expect(code5(after: "run mvc rename", line).hasPrefix(setName))
    let other = "run mvc rename --format svg --output \"\(scratch.file("y.svg"))\""
    #expect(code5(after: "run mvc rename --all", other).hasPrefix(setName))
    let file = scratch.file("run.jsonl")
    #expect(
      code5(after: "run mvc rename", "export jsonl \(file)", "run mvc rename --all", "load \(file)")
        .hasPrefix(setName))
  }

  @Test func `why and goto know the numbers of a page with all messages`() {
    let page = "lesson mvvm watch-raw"
    #expect(answer(page).contains("23"))
    #expect(answer(page, "why 23 --plain").contains("\n23. cell asks Kyoto for country."))
    #expect(answer(page, "goto 23").contains("▸23   country"))
    #expect(answer("run mvvm-raw login", "why 23") == answer("run mvvm-raw login", "goto 23"))
  }
}
