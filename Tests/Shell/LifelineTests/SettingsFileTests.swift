import TestSupport
import Testing

/// The file of settings, and who reads it.
@Suite struct SettingsFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([
      "lifeline/config": "# mine\nset language zh-Hans\nset colour red\nalias again run mvc edit\n"
    ])
  }

  @Test func `scripts and commands do not read it`() throws {
    let home = ["XDG_CONFIG_HOME": scratch.path]
    #expect(
      try Program.run("set", "language", environment: home).output.contains("set language en"))
    #expect(try Program.run("-c", "again", environment: home).status == 1)
  }

  #if canImport(Glibc)
    @Test func `the shell obeys it, names its bad line, and options win`() throws {
      let home = ["XDG_CONFIG_HOME": scratch.path]
      let chinese = try PseudoTerminal([Program.path], columns: 200, home)
      try chinese.wait(for: "lifeline/config:3: ")
      try chinese.wait(for: "> ")
      chinese.type("again\r")
      try chinese.wait(for: "3 条消息")
      let english = try PseudoTerminal([Program.path, "--lang", "en"], columns: 200, home)
      try english.wait(for: "no setting \"colour\"")
      try english.wait(for: "> ")
      english.type("again\r")
      try english.wait(for: "3 messages")
    }
  #endif
}
