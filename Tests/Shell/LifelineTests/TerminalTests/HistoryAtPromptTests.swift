#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @Suite final class HistoryAtPromptTests {
    let folder = NSTemporaryDirectory() + "lifeline-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var environment: [String: String] { ["XDG_STATE_HOME": folder] }

    @Test func `the arrow brings the last line back, also in the next session`() throws {
      let first = try PseudoTerminal(environment)
      try first.wait(for: "> ")
      first.type("remember me\r")
      try first.wait(for: "echo1> ")
      first.type("\u{1B}[A\r")
      try first.wait(for: "heard [remember me]")
      try first.wait(for: "echo2> ")
      let second = try PseudoTerminal(environment)
      try second.wait(for: "> ")
      second.type("\u{1B}[A\r")
      try second.wait(for: "heard [remember me]")
    }

    @Test func `sessions side by side keep each other's lines; a space keeps a line out`() throws {
      let sessions = [try PseudoTerminal(environment), try PseudoTerminal(environment)]
      for (session, line) in zip(sessions, ["one", "two"]) {
        try session.wait(for: "> ")
        session.type("\(line)\r\(line)\r secret\r\u{04}")
        _ = try session.exitStatus()
      }
      let text = try String(contentsOfFile: folder + "/lifeline/history", encoding: .utf8)
      #expect(text == "one\ntwo\n")
    }

    /// The limit on the size of files stops a write in the middle, as a full disk does.
    @Test func `a line of which the disk takes only a part is not kept`() throws {
      let file = folder + "/lifeline/history"
      try FileManager.default.createDirectory(
        atPath: folder + "/lifeline", withIntermediateDirectories: true)
      let kept = String(repeating: "x", count: 1017) + "\n"
      try kept.write(toFile: file, atomically: true, encoding: .utf8)
      let terminal = try PseudoTerminal(environment, through: "ulimit -f 1; exec $0 echo")
      try terminal.wait(for: "echo0> ")
      terminal.type("set width 60\r")
      try terminal.wait(for: "echo1> ")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == kept)
    }

    @Test func `a history that cannot be written is not reported`() throws {
      let terminal = try PseudoTerminal(["XDG_STATE_HOME": "/dev/null"])
      try terminal.wait(for: "echo0> ")
      terminal.type("hello\r")
      #expect(try terminal.wait(for: "echo1> ").contains("heard [hello]"))
    }
  }
#endif
