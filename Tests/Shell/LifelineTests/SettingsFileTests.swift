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

  @Test func `settings begin with those of the command line, and then only they count`() throws {
    let given = ["--color", "always", "--no-pager", "--width", "40"]
    let listed = try Program.run(given + ["--ascii", "-c", "set"]).output
    let rows = listed.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    for setting in ["color always", "pager off", "width 40", "ascii on"] {
      #expect(rows.contains(setting + " "), "\(setting)")
    }
    let changes = ["-c", "set color auto", "-c", "set pager auto", "-c", "set width auto"]
    let changed = try Program.run(given + changes + ["-c", "set"]).output
    for setting in ["color auto", "pager auto", "width auto"] {
      #expect(changed.contains("\n  \(setting)   "), "\(setting)")
    }
    // Wider than 40 columns, and without colours.
    #expect(changed.contains("what shows long answers: a view, or a command such as less\n"))
  }

  @Test(arguments: ["zork", "zork -R", "LESS=-R zork"])
  func `a pager that is no program here is refused`(pager: String) throws {
    let result = try Program.run("set", "pager", pager)
    #expect(
      result.errors == """
        pager cannot be "\(pager)". It is off, lifeline, auto, or a program that is installed here, such as less.

        """)
    #expect(result.status == 2)
  }

  @Test(arguments: ["sh -c cat", "LESS=-R sh", "/bin/sh", "trap : INT; cat", "~/bin/pager"])
  func `a pager that the system's shell knows is taken, and what cannot be known`(
    pager: String
  ) throws {
    #expect(try Program.run("set", "pager", pager).status == 0)
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

    @Test func `a width of the command line can be taken back`() throws {
      let shell = try PseudoTerminal([Program.path, "--width", "60"], columns: 200)
      try shell.wait(for: "> ")
      shell.type("set width auto\r")
      try shell.wait(for: "width is auto now.")
      shell.type("set\r")
      try shell.wait(for: "what shows long answers: a view, or a command such as less")
    }

    @Test func `it refuses commands that were copied with a prompt or with the program's name`()
      throws
    {
      let scratch = try Scratch([
        "lifeline/config": "lifeline run mvc rename\n$ set plain on\n:quit\nset width 161\n"
      ])
      let shell = try PseudoTerminal(
        [Program.path], columns: 200, ["XDG_CONFIG_HOME": scratch.path])
      try shell.wait(for: "lifeline/config:1: run is not done from this file")
      try shell.wait(for: "lifeline/config:3: quit is not done from this file")
      try shell.wait(for: "> ")
      shell.type("set\r")
      let settings = try shell.wait(for: "plain on")
      #expect(settings.contains("width 161"))
    }
  #endif
}
