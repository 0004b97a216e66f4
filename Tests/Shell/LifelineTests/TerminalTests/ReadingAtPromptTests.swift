#if canImport(Glibc)
  import Cells
  import Foundation
  import TestSupport
  import Testing

  /// The reading view at a real terminal.
  @Suite struct ReadingAtPromptTests {
    private static let begin = "\u{1B}[?1049h"
    private static let end = "\u{1B}[?1049l\u{1B}[?25h"

    /// A terminal that shows a long text.
    private func terminal(
      _ line: String = "long", columns: Int = 80, rows: Int = 24, arguments: [String] = [],
      through script: String? = nil
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        columns: columns, rows: rows, arguments: arguments, through: script)
      try terminal.wait(for: "echo0> ")
      terminal.type(line + "\r")
      try terminal.wait(for: Self.begin)
      try terminal.wait(for: "h helps")
      return terminal
    }

    @Test func `a long answer in a paste does not wait for a key, the last one does`() throws {
      let terminal = try PseudoTerminal(columns: 80, rows: 24)
      try terminal.wait(for: "echo0> ")
      terminal.type("\u{1B}[200~long\nnext\nlong\u{1B}[201~\r")
      let first = try terminal.wait(for: "heard [next]")
      #expect(!first.contains(Self.begin))
      #expect(first.contains("row 200\r\n"))
      try terminal.wait(for: Self.begin)
      terminal.type("why 3\r")
      try terminal.wait(for: "heard [why 3]")
    }

    private func expectPrompt(_ terminal: PseudoTerminal) throws {
      try terminal.wait(for: "echo1> ")
      terminal.type("on\r")
      try terminal.wait(for: "heard [on]")
      // Before the next prompt, the system would take the end of input for itself.
      try terminal.wait(for: "> ")
      terminal.type("\u{04}")
      #expect(try terminal.exitStatus() == 0)
      #expect(!terminal.isRaw)
    }

    @Test func `a windowful is shown, and q leaves it above the prompt`() throws {
      let terminal = try terminal()
      terminal.type(" ")
      try terminal.wait(for: "24–46 of 200")
      terminal.type("q")
      let left = try terminal.wait(for: "echo1> ")
      let rows = (24...46).map { "row \($0)\r\n" }.joined()
      #expect(left.contains(Self.end + rows))
      terminal.type("\r")
    }

    @Test func `a character whose bytes come one by one is read whole`() throws {
      let terminal = try terminal()
      terminal.type("/")
      for byte in "录".utf8 {
        terminal.type(bytes: [byte])
        usleep(100_000)
      }
      try terminal.wait(for: "/录")
    }

    @Test func `a command is typed without leaving first`() throws {
      let terminal = try terminal()
      terminal.type("next")
      try terminal.wait(for: Self.end)
      terminal.type("\r")
      try terminal.wait(for: "heard [next]")
    }

    @Test func `the wheel sends arrow keys, and Enter at the end leaves`() throws {
      let terminal = try terminal()
      #expect(terminal.transcript.contains("\u{1B}[?1007h"))
      terminal.type("\u{1B}OB\u{1B}OB\u{1B}OB")
      try terminal.wait(for: "4–26 of 200")
      terminal.type("G")
      try terminal.wait(for: "178–200 of 200 · The end")
      terminal.type("\r")
      try terminal.wait(for: Self.end)
      try expectPrompt(terminal)
    }

    @Test func `a search goes from match to match`() throws {
      let terminal = try terminal()
      terminal.type("/row 1")
      try terminal.wait(for: "/row 1\u{1B}[?25h")
      terminal.type("50\r")
      try terminal.wait(for: "150–172 of 200")
      terminal.type("nx")
      try terminal.wait(for: "echo1> ")
      terminal.type("\r")
      try terminal.wait(for: "heard [x]")
    }

    @Test func `names stay above the rows of a drawing, and so does the turn`() throws {
      let terminal = try terminal("drawing", columns: 60, rows: 10)
      terminal.type("   ")
      let page = try terminal.wait(for: "22–27 of 64")
      #expect(
        page.contains("┌ Left\r\n\u{1B}[2K│ ┌ Right\r\n\u{1B}[2K── turn 1 ──\r\n\u{1B}[2K│ │ 1."))
      terminal.type("G")
      try terminal.wait(for: "┌ Left\r\n\u{1B}[2K│ ┌ Right\r\n\u{1B}[2K── turn 2 ──")
      try terminal.wait(for: "│ │ 2.30")
    }

    @Test func `a width greater than the window pushes no row out of it`() throws {
      let terminal = try terminal("drawing", columns: 60, rows: 10, arguments: ["120"])
      let rows = terminal.transcript.components(separatedBy: "\u{1B}[2K").dropFirst().map { row in
        String(row.prefix { !$0.isNewline }).replacing(/\e\[[0-9;]*m/, with: "")
      }
      #expect(rows.count == 10)
      #expect(rows.first == "┌ Left")
      #expect(rows.filter { $0.cells > 60 } == [])
      terminal.type("q")
      try terminal.wait(for: "echo1> ")
      terminal.type("width\r")
      try terminal.wait(for: "width is 120")
    }

    @Test func `another size of the window lays the text out again`() throws {
      let terminal = try terminal("drawing", columns: 60, rows: 10)
      terminal.resize(columns: 40, rows: 12)
      let page = try terminal.wait(for: "1–11 of 64")
      #expect(page.contains("│ │ 1.1" + String(repeating: " ", count: 32) + "|\r\n"))
      terminal.type("q")
      try terminal.wait(for: "echo1> ")
      terminal.type("width\r")
      try terminal.wait(for: "width is 40")
    }

    @Test func `Ctrl-Z stops with the terminal as it was, and fg paints the text again`() throws {
      let terminal = try terminal(through: "set -m; \"$0\" echo; echo stopped; fg; echo over $?")
      terminal.type(" ")
      try terminal.wait(for: "24–46 of 200")
      terminal.type("\u{1A}")
      try terminal.wait(for: Self.end)
      try terminal.wait(for: "stopped")
      try terminal.wait(for: Self.begin)
      try terminal.wait(for: "24–46 of 200")
      terminal.type("q")
      try terminal.wait(for: "echo1> ")
      terminal.type("quit\r")
      try terminal.wait(for: "over 0")
      #expect(!terminal.isRaw)
    }

    @Test func `Ctrl-C leaves the view and nothing else`() throws {
      let terminal = try terminal()
      terminal.type("\u{03}")
      try terminal.wait(for: Self.end)
      try expectPrompt(terminal)
    }

    @Test func `Esc leaves, and the next key is not lost`() throws {
      var terminal = try terminal()
      terminal.type("\u{1B}")
      try terminal.wait(for: Self.end)
      try expectPrompt(terminal)
      terminal = try self.terminal()
      terminal.type("\u{1B}x")
      try terminal.wait(for: "echo1> ")
      terminal.type("y\r")
      try terminal.wait(for: "heard [xy]")
    }

    @Test(arguments: ["quit", "exit", ":q", "QUIT"])
    func `a word for leaving leaves the text, and the next time the shell`(word: String) throws {
      let terminal = try terminal()
      terminal.type(word + "\r")
      try terminal.wait(for: "You have left the text. To leave Lifeline, too, type: quit")
      try terminal.wait(for: "echo1> ")
      terminal.type("quit\r")
      #expect(try terminal.exitStatus() == 0)
    }

    @Test func `h shows the keys, and any key goes back`() throws {
      let terminal = try terminal()
      terminal.type("h")
      try terminal.wait(for: "Space goes back to the text")
      terminal.type("j")
      try terminal.wait(for: "2–24 of 200")
      terminal.type("TA")
      try terminal.wait(for: Self.end)
      terminal.type("P 1\r")
      try terminal.wait(for: "heard [TAP 1]")
    }

    @Test func `Return at the end of a page goes on as at the prompt`() throws {
      let terminal = try terminal("page")
      terminal.type("\r\r\r")
      let left = try terminal.wait(for: "echo2> ")
      #expect(left.contains("row 24\r\nPress Return to go on.\r\n"))
      #expect(left.contains("echo1> \u{1B}[0m\r\nwent on\r\n"))
      terminal.type("\r")
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal that ends the program leaves no raw mode`(signal: Int32) throws {
      let terminal = try terminal()
      #expect(terminal.isRaw)
      terminal.signal(signal)
      #expect(try terminal.exitStatus() == 128 + signal)
      #expect(terminal.transcript.contains(Self.end))
      #expect(!terminal.isRaw)
    }

    @Test func `keys that were typed fast go through the view to the prompt`() throws {
      let terminal = try terminal()
      terminal.type("  b/row\rGgwell\rquit\r")
      try terminal.wait(for: "heard [well]")
      #expect(try terminal.exitStatus() == 0)
      #expect(!terminal.isRaw)
    }

    @Test func `an empty line that repeats a step leaves no prompt between the rows`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "echo0> ")
      terminal.type("step\r")
      try terminal.wait(for: "heard [step]")
      try terminal.wait(for: "echo1> ")
      terminal.type("\r")
      try terminal.wait(for: "\u{1B}[A\u{1B}[2Kheard [step]")
      try terminal.wait(for: "echo2> ")
    }
  }
#endif
