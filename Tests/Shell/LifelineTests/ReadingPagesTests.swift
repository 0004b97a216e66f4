#if canImport(Glibc)
  import TestSupport
  import Testing

  /// Pages of the course in the reading view of the program.
  @Suite struct ReadingPagesTests {
    private static let begin = "\u{1B}[?1049h"

    private func shell(columns: Int, rows: Int) throws -> PseudoTerminal {
      let home = try Scratch()
      let environment = ["XDG_STATE_HOME": home.path, "HOME": home.path, "LANG": "C"]
      let terminal = try PseudoTerminal(
        [Program.path, "--color", "never"], columns: columns, rows: rows, environment)
      try terminal.wait(for: "> ")
      return terminal
    }

    @Test func `the greeting waits for no key in the smallest window`() throws {
      let terminal = try shell(columns: 20, rows: 8)
      #expect(!terminal.transcript.contains(Self.begin))
      terminal.type("quit\r")
      #expect(try terminal.exitStatus() == 0)
    }

    @Test func `a page, its question and the next page are read with Space, Return and letters`()
      throws
    {
      let terminal = try shell(columns: 80, rows: 24)
      terminal.type("lesson welcome 10\r")
      try terminal.wait(for: "There is more: Space or Return reads on, q leaves, h helps")
      terminal.type(" ")
      try terminal.wait(for: "Space reads on, h shows the keys")
      terminal.type(" ")
      try terminal.wait(for: "The end · Return goes on")
      terminal.type("\r")
      let question = try terminal.wait(for: "Letters answer; k and ↑ go back")
      #expect(question.contains("Which of these statements does the drawing prove?"))
      #expect(question.contains("a) `FolderVC` existed"))
      terminal.type("a")
      try terminal.wait(for: "welcome 11/23> a")
      terminal.type(" c\r")
      try terminal.wait(for: "Right.")
      try terminal.wait(for: "welcome 11/23> ")
      terminal.type("b\r")
      try terminal.wait(for: "this question is done already")
      try terminal.wait(for: "welcome 11/23> ")
      terminal.type("\r")
      try terminal.wait(for: "welcome 12/23> ")
      terminal.type("quit\r")
      #expect(try terminal.exitStatus() == 0)
    }
  }
#endif
