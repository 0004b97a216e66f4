import Foundation
import TestSupport
import Testing

@testable import Shell

/// What `check` says as an argument of the program.
@MainActor @Suite struct CheckCommandTests {
  @Test func `actions in a file are not commands of the program`() throws {
    let scratch = try Scratch(["a.scenario": "# T\nlanch\n", "b.scenario": "# T\nlaunch now\n"])
    #expect(
      try complaint(scratch.file("a.scenario")) == """
        2:1: `lanch` does not work: There is no action "lanch". Did you mean "launch"? Actions: launch, \
        tap, open, type, swipe, drag, back, pull, answer, tick, network, remote, follow, save-state, \
        relaunch.
        """)
    #expect(
      try complaint(scratch.file("b.scenario"))
        == "2:1: `launch now` does not work: Use launch like this: launch.")
  }

  @Test func `a file with line ends of Windows gets no line at its end`() throws {
    let lesson = """
      ---
      lifeline: 1
      id: a
      title: A
      pattern: mvc
      ---
      # A

      ## R <!-- id: r type: run run: edit -->

      ```mermaid
      sequenceDiagram
      ```

      The end.

      """.replacing("\n", with: "\r\n")
    let scratch = try Scratch([
      "a.md": lesson, "scenarios/edit.scenario": "# Edit\nsetup: launch\ntap \"Edit\"\n",
    ])
    let file = scratch.file("a.md")
    let session = Session(.script, environment: .tour)
    _ = session.reply(to: "check --write \(file)")
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(written.contains("participant p2 as editButton\r\n"))
    #expect(written.hasSuffix("The end.\r\n"))
  }

  @Test func `an action keeps its words, and a command after it gets the program`() {
    let named = { (text: String) in text.naming(program: "lifeline") }
    #expect(named("Type: launch, or: lessons") == "Type: launch, or: lifeline lessons")
    #expect(named("Type: run mvc") == "Type: lifeline run mvc")
  }

  @Test func `what is checked with another path is not checked again`() throws {
    let scratch = try Scratch(["a/b.md": "", "c/d.md": ""])
    let paths = ["a", "a/", "a/b.md", "a/gone.md", "c/d.md", "a/../c/d.md"].map(scratch.file)
    #expect(CheckedPath.apart(paths) == ["a", "a/gone.md", "c/d.md"].map(scratch.file))
  }

  @Test func `a file of another kind is no directory of lessons`() throws {
    let scratch = try Scratch(["x.svg": ""])
    let session = Session(.script, environment: .tour)
    let path = scratch.file("x.svg")
    #expect(
      session.reply(to: "check \(path)").complaint == """
        \(path): this is not a directory. Name one that contains lessons.
        0 lessons, 0 scenarios, 0 runs: 1 problem.
        """)
    let other = Session(.script, environment: ShellEnvironment(lessons: path))
    #expect(
      other.reply(to: "lessons").complaint
        == "\(path): this is not a directory. Name one that contains lessons.")
  }

  @Test func `a directory has no line in which something is wrong`() {
    let session = Session(.script, environment: ShellEnvironment(lessons: "no-such"))
    #expect(
      session.reply(to: "check").complaint == """
        no-such: there is no such directory. Name one that contains lessons.
        0 lessons, 0 scenarios, 0 runs: 1 problem.
        """)
    #expect(
      session.reply(to: "check --json").text.plain == """
        {"file":"no-such","line":"1","column":"1","message":"there is no such directory. Name one that contains lessons."}
        """)
  }

  /// The first line, without the file.
  private func complaint(_ file: String) throws -> String {
    let words = try CommandLineWords(["check", file], program: [])
    let session = Session(.script, environment: .tour)
    let complaint = session.reply(to: words.command).complaint ?? ""
    let line = complaint.split(separator: "\n").first.map(String.init) ?? ""
    return line.replacing(file + ":", with: "")
  }
}
