#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// Typing at a real terminal.
  @Suite struct PromptTests {
    @Test func `a line is typed, edited and answered`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "echo0> ")
      terminal.type("helo\u{02}l\r")
      try terminal.wait(for: "heard [hello]")
      try terminal.wait(for: "echo1> ")
    }

    @Test func `é and 录 are one character each, whatever the locale`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("é录音\u{7F}\u{7F}!\r")
      try terminal.wait(for: "heard [é!]")
    }

    @Test func `Ctrl-C drops a half-typed line at once`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("half a li")
      try terminal.wait(for: "half a li")
      terminal.type("\u{03}")
      try terminal.wait(for: "^C")
      try terminal.wait(for: "echo0> ")
      terminal.type("ne\r")
      try terminal.wait(for: "heard [ne]")
    }

    @Test(arguments: ["abc", "\u{12}xyz", "\u{1B}[200~pasted", "a\t", "\u{16}"])
    func `Ctrl-C takes its turn among keys typed fast`(keys: String) throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type(String(repeating: keys + "\u{03}", count: 20) + "on\r")
      try terminal.wait(for: "heard [on]")
      #expect(terminal.transcript.components(separatedBy: "^C").count == 21)
    }

    @Test func `Ctrl-C leaves a search in the history`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("\u{12}xyz")
      try terminal.wait(for: "reverse-i-search")
      terminal.type("\u{03}")
      try terminal.wait(for: "echo0> ")
      terminal.type("on\r")
      try terminal.wait(for: "heard [on]")
    }

    /// With more keys after Esc, readline looks for a paste.
    @Test(arguments: [
      "\u{18}e", "\u{18}(\u{18}(", "\u{18})", "\u{18}z", "\u{18}\u{7}", "\u{1B}\u{7}abcdefg",
      "\u{1B}xabcdefg", "\u{1B}[Zabcdefg",
    ])
    func `keys without a meaning ring the bell, also after a search in vain`(keys: String) throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("\u{12}zz\(keys)\u{15}on\r")
      try terminal.wait(for: "\u{7}")
      try terminal.wait(for: "heard [on]")
    }

    /// Where a key begins a sequence of the learner's own, the other keys after it have no meaning.
    @Test func `keys without a meaning ring the bell in vi mode, too`() throws {
      let inputrc = NSTemporaryDirectory() + "inputrc-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: inputrc) }
      try """
      set editing-mode vi
      set keymap vi-command
      "\\C-xa": beginning-of-line
      """.write(toFile: inputrc, atomically: true, encoding: .utf8)
      let terminal = try PseudoTerminal(["INPUTRC": inputrc])
      try terminal.wait(for: "> ")
      terminal.type("\u{1B}\u{12}zz\u{18}e\u{1B}i\u{15}on\r")
      try terminal.wait(for: "\u{7}")
      try terminal.wait(for: "heard [on]")
    }

    @Test(arguments: ["\u{1B}999999", "\u{1B}9\u{1B}9\u{1B}9\u{1B}9\u{1B}9\u{1B}9"])
    func `a count before a key is at most 999`(count: String) throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("\(count)x\r")
      try terminal.wait(for: "heard [")
      #expect(try terminal.wait(for: "]").count { $0 == "x" } == 999)
    }

    @Test func `a key typed fast after a count and a letter is not forgotten`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("\u{1B}3xab\r")
      try terminal.wait(for: "heard [xxxab]")
    }

    @Test func `Ctrl-C stops a long command and leaves the next line alone`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("slow\r")
      try terminal.wait(for: "working")
      terminal.type("\u{03}")
      try terminal.wait(for: "stopped")
      terminal.type("next\r")
      try terminal.wait(for: "heard [next]")
    }

    @Test func `Ctrl-D ends the line and leaves with status 0`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("fail x\r")
      try terminal.wait(for: "nothing is called \"x\"")
      try terminal.wait(for: "echo1> ")
      terminal.type("\u{04}")
      #expect(try terminal.exitStatus() == 0)
      #expect(terminal.transcript.hasSuffix("> \u{1B}[0m\u{1B}[?2004l\r\r\n"))
    }

    @Test func `quitting shows the reply first`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("quit\r")
      try terminal.wait(for: "bye")
      #expect(try terminal.exitStatus() == 0)
    }

    @Test func `an empty line repeats a step and nothing else`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "echo0> ")
      terminal.type("other\r\r\r")
      try terminal.wait(for: "echo1> ")
      terminal.type("step\r\r")
      try terminal.wait(for: "echo3> ")
      #expect(terminal.transcript.components(separatedBy: "heard [step]").count == 3)
      #expect(terminal.transcript.components(separatedBy: "heard [other]").count == 2)
    }

    @Test func `several pasted lines are answered one by one`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("\u{1B}[200~first\nsecond\n\n# a remark\nthird\u{1B}[201~\r")
      for line in ["first", "second", "third"] { try terminal.wait(for: "heard [\(line)]") }
    }

    @Test func `a resized window changes the width of replies`() throws {
      let terminal = try PseudoTerminal(columns: 80)
      try terminal.wait(for: "> ")
      terminal.type("width\r")
      try terminal.wait(for: "width is 80")
      try terminal.wait(for: "> ")
      terminal.resize(columns: 40, rows: 20)
      terminal.type("width\r")
      try terminal.wait(for: "width is 40")
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal that ends the program restores the terminal`(signal: Int32) throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("half")
      try terminal.wait(for: "half")
      #expect(terminal.isRaw)
      terminal.signal(signal)
      #expect(try terminal.exitStatus() == 128 + signal)
      #expect(!terminal.isRaw)
    }

    @Test func `Ctrl-Z stops the program and restores the terminal`() throws {
      let terminal = try PseudoTerminal(
        through: "set -m; $0 echo; echo stopped with $?; fg")
      try terminal.wait(for: "> ")
      terminal.type("bef\u{1A}")
      try terminal.wait(for: "stopped with 148")
      terminal.type("ore\r")
      try terminal.wait(for: "heard [before]")
      try terminal.wait(for: "> ")
      terminal.type("half\u{03}slow\r")
      try terminal.wait(for: "working")
      terminal.type("\u{03}")
      try terminal.wait(for: "stopped")
    }

    @Test func `a continued program keeps its line`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("bef")
      try terminal.wait(for: "bef")
      terminal.signal(SIGSTOP)
      terminal.signal(SIGCONT)
      terminal.type("ore\r")
      try terminal.wait(for: "heard [before]")
    }
  }
#endif
