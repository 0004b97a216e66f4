#if canImport(Glibc)
  import TestSupport
  import Testing

  @Suite struct CompletionAtPromptTests {
    @Test(arguments: [
      ("ta\tEd\t\r", "tap Edit"),
      ("tap New f\u{7F}\u{7F}\tf\t\r", "tap \"New folder\""),
      ("tap new\tg\t\r", "tap \"New game\""),
      ("tap \"New f\t\r", "tap \"New folder\""),
      ("tap 'Ed\t\r", "tap 'Ed"),
      ("tap “\t\r", #"tap "\“Hi\”""#),
      ("tap \"New f\"\u{02}\t\r", "tap \"New folder\""),
      ("tap Say\t\r", "tap \"Say \\\"hi\\\"\""),
      ("tap 新建\t\r", "tap 新建文件夹"),
      ("tap 新 \u{7F}\t\u{15}tap \"新 \t\r", "tap \"新 录音\""),
      ("tap do\tx\r", "tap docs/x"),
      ("tap nothing\t\r", "tap nothing"),
    ])
    func `Tab writes what the shell will understand`(keys: String, line: String) throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type(keys)
      try terminal.wait(for: "heard [\(line)]")
    }

    @Test func `a second Tab lists the choices`() throws {
      let terminal = try PseudoTerminal()
      try terminal.wait(for: "> ")
      terminal.type("tap \t\t")
      try terminal.wait(for: "\"New folder\"")
      try terminal.wait(for: "新建文件夹")
      try terminal.wait(for: "tap ")
    }
  }
#endif
