#if canImport(Glibc)
  import TestSupport
  import Testing

  @Suite struct ConsoleAtPromptTests {
    @Test func `colours are shown on a terminal`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("red\r")
      try terminal.wait(for: "\u{1B}[31malarm\u{1B}[0m")
    }

    @Test func `NO_COLOR is obeyed in replies and in the prompt`() throws {
      let terminal = try PseudoTerminal(["NO_COLOR": "1"])
      try terminal.wait(for: "> ")
      terminal.type("red\r")
      try terminal.wait(for: "alarm")
      try terminal.wait(for: "> ")
      #expect(terminal.transcript.firstRange(of: /\e\[[0-9;]*m/) == nil)
    }

    @Test(arguments: ["dumb", ""])
    func `a terminal that is dumb or unknown gets no escape sequence at all`(kind: String) throws {
      let terminal = try PseudoTerminal(["TERM": kind])
      try terminal.wait(for: "> ")
      terminal.type("ta\tN\t\u{03}red\r")
      try terminal.wait(for: "alarm")
      try terminal.wait(for: "> ")
      terminal.type("long\r")
      try terminal.wait(for: "row 200")
      try terminal.wait(for: "> ")
      terminal.type("step\r")
      try terminal.wait(for: "heard [step]")
      try terminal.wait(for: "> ")
      terminal.type("\r")
      try terminal.wait(for: "heard [step]")
      try terminal.wait(for: "> ")
      terminal.type("\u{04}")
      _ = try terminal.exitStatus()
      #expect(!terminal.transcript.contains("\u{1B}"))
    }

    @Test func `content cannot steer the terminal`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("evil\r")
      try terminal.wait(for: "␛[2J␇gone")
    }

    @Test func `long text goes to the pager, short text does not`() throws {
      let terminal = try PseudoTerminal(["PAGER": "sed 's/^/paged /'"])
      try terminal.wait(for: "> ")
      terminal.type("short\rlong\r")
      try terminal.wait(for: "\rheard [short]")
      try terminal.wait(for: "paged row 200")
    }

    @Test func `a pager may be left early, and a pager that does not exist is not needed`() throws {
      let early = try PseudoTerminal(["PAGER": "head -n 1"])
      try early.wait(for: "> ")
      early.type("long\r")
      try early.wait(for: "row 1")
      early.type("next\r")
      try early.wait(for: "heard [next]")
      #expect(!early.transcript.contains("row 2\r"))
      let missing = try PseudoTerminal(["LIFELINE_PAGER": "no-such-pager-here"])
      try missing.wait(for: "> ")
      missing.type("long\r")
      try missing.wait(for: "row 200")
    }

    @Test func `a pipe within the pager ends without a word`() throws {
      let terminal = try PseudoTerminal(["PAGER": "yes | head -n 1"])
      try terminal.wait(for: "> ")
      terminal.type("long\r")
      try terminal.wait(for: "y\r\n")
      try terminal.wait(for: "echo1> ")
      terminal.type("next\r")
      try terminal.wait(for: "heard [next]")
      #expect(!terminal.transcript.contains("yes: "))
    }

    @Test func `keys that were typed for the shell do not go to a pager`() throws {
      let terminal = try PseudoTerminal(["PAGER": "sed 's/^/paged /'"])
      try terminal.wait(for: "> ")
      terminal.type("long\rnext\r")
      try terminal.wait(for: "heard [next]")
      #expect(!terminal.transcript.contains("paged row"))
    }

    @Test func `Ctrl-C inside a pager does not end the shell`() throws {
      let pager = "sh -c 'trap \"echo hit\" INT; cat; echo waiting; read x </dev/tty; echo left'"
      let terminal = try PseudoTerminal(["PAGER": pager])
      try terminal.wait(for: "> ")
      terminal.type("long\r")
      try terminal.wait(for: "waiting")
      terminal.type("\u{03}")
      try terminal.wait(for: "hit")
      terminal.type("\r")
      try terminal.wait(for: "left")
      try terminal.wait(for: "echo1> ")
      terminal.type("still here\r")
      try terminal.wait(for: "heard [still here]")
    }

    @Test func `Ctrl-Z inside a pager stops nothing`() throws {
      // What is ignored from the start cannot be trapped.
      let pager = "trap 'echo stopped' TSTP; cat; echo waiting; read x </dev/tty; echo left"
      let terminal = try PseudoTerminal(["PAGER": pager])
      try terminal.wait(for: "> ")
      terminal.type("long\r")
      try terminal.wait(for: "waiting")
      terminal.type("\u{1A}")
      terminal.type("\r")
      try terminal.wait(for: "left")
      try terminal.wait(for: "echo1> ")
      terminal.type("still here\r")
      try terminal.wait(for: "heard [still here]")
      #expect(!terminal.transcript.contains("stopped"))
    }
  }
#endif
