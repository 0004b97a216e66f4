#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// Long commands, each at a terminal.
  @Suite struct LongWorkTests {
    @Test(arguments: ["class pack all --output pack", "site course", "check"])
    func `shows how far it is; Ctrl-C ends it, and nothing half-written is left`(
      line: String
    ) throws {
      let scratch = try Scratch()
      let command = "cd '\(scratch.path)' && exec '\(Program.path)' --no-progress \(line)"
      let terminal = try PseudoTerminal(["/bin/sh", "-c", command])
      try terminal.wait(for: "%")
      terminal.type("\u{3}")
      #expect(try terminal.exitStatus() == -SIGINT)
      #expect(scratch.names == [])
    }
  }
#endif
