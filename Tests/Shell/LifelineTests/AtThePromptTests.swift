#if canImport(Glibc)
  import TestSupport
  import Testing

  /// The program at a real terminal: completion of files, and Ctrl-C.
  @Suite struct AtThePromptTests {
    private let scratch: Scratch
    private let terminal: PseudoTerminal

    init() throws {
      scratch = try Scratch([
        "my traces/first run.jsonl": "", "my traces/.hidden": "", "notes.txt": "",
      ])
      terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "cd \"$1\" && exec \"$0\" --color never", Program.path, scratch.path],
        ["HOME": scratch.path])
      try terminal.wait(for: "> ")
    }

    @Test(arguments: [
      ("load no\t\r", "load notes.txt"),
      ("load MY\tF\t\r", "load \"my traces/first run.jsonl\""),
      ("load \"my traces/f\t\r", "load \"my traces/first run.jsonl\""),
      ("load ~/no\t\r", "load ~/notes.txt"),
      ("source no\t\r", "source notes.txt"),
      ("export svg no\t\r", "export svg notes.txt"),
      ("run mvc edit --output no\t\r", "run mvc edit --output notes.txt"),
      ("run mvc edit --output=no\t\r", "run mvc edit --output=notes.txt"),
      ("set sh\tsc\t\r", "set show screen"),
      ("RUN mvc ED\t\r", "RUN mvc edit"),
    ])
    func `Tab completes names of files, in any case`(keys: String, line: String) throws {
      terminal.type(keys)
      terminal.type("history 2\r")
      try terminal.wait(for: "1  \(line)")
    }

    @Test func `a history that cannot be kept is told once, at the start`() throws {
      try scratch.write("", to: "state/lifeline/history/in the way")
      let shell = try PseudoTerminal(
        [Program.path, "--color", "never"], columns: 300,
        ["HOME": scratch.path, "XDG_STATE_HOME": scratch.file("state")])
      try shell.wait(for: "state/lifeline/history: this is no file that can be read and written")
      try shell.wait(for: "> ")
      shell.type("use mvc\r")
      #expect(try !shell.wait(for: "mvc> ").contains("history"))
    }

    @Test func `a name with curly quotes is completed as it is read`() throws {
      try scratch.write("", to: "“Hi”.txt")
      terminal.type("load “\t\r")
      try terminal.wait(for: "“Hi”.txt: line 1")
    }

    @Test func `a second Tab lists names without their directory`() throws {
      try scratch.write("", to: "my traces/second run.jsonl")
      try scratch.write("", to: "my traces/a folder/third run.jsonl")
      terminal.type("load \"my traces/\t\t")
      let shown = try terminal.wait(for: "second run.jsonl")
      #expect(shown.contains("first run.jsonl"))
      #expect(!shown.contains("traces/second"))
      #expect(shown.contains("a folder/"))
      #expect(!shown.contains("//"))
      #expect(!shown.contains(".hidden"))
    }

    @Test(arguments: [
      "check", "class pack all --output papers", "class questions all --format gift",
    ])
    func `Ctrl-C stops a long command, which leaves nothing behind`(command: String) throws {
      terminal.type(command + "\r")
      // On a busy machine, reading all lessons takes long.
      try terminal.wait(for: "0%", seconds: 180)
      terminal.type("\u{03}")
      try terminal.wait(for: "Interrupted: ", seconds: 180)
      try terminal.wait(for: "> ")
      #expect(
        scratch.names.filter { $0 != "my traces" && $0 != "notes.txt" && !$0.hasPrefix(".") } == [])
      terminal.type("patterns\r")
      try terminal.wait(for: "viper")
    }

    @Test func `an earlier line comes back`() throws {
      for keys in ["use mvc\r", "!!\r", "!us\r", "!1\r"] {
        terminal.type(keys)
        try terminal.wait(for: "You use MVC now.")
      }
      terminal.type("history\r")
      try terminal.wait(for: "1  use mvc")
      terminal.type("!zzz\r")
      try terminal.wait(for: "There is no earlier line for \"!zzz\".")
    }
  }
#endif
