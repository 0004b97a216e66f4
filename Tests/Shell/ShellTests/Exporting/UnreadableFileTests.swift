import Foundation
import Shell
import TestSupport
import Testing

/// Why a file cannot be read or written, as the system says it.
@MainActor @Suite struct UnreadableFileTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch(["notes.txt": "patterns", "closed/in/notes.txt": "patterns"])
    session = Session(.interactive, environment: .tour)
    session.width = 1000
    #expect(session.reply(to: "run mvc edit").status == .done)
  }

  /// What a line is answered. `@` is the folder of the test.
  private func answer(_ line: String) -> String? {
    session.reply(to: line.replacing("@", with: scratch.path + "/")).complaint?
      .replacing(scratch.path + "/", with: "@")
  }

  @Test func `what is not there is missing, also below a file`() {
    for file in ["@none.txt", "@notes.txt/a.txt"] {
      #expect(
        answer("source \(file)") == """
          "\(file)" cannot be read: there is no such file. Check the name and the directory.
          """)
    }
  }

  @Test func `a file in the way of a path is not called a file of this name`() {
    #expect(
      answer("export text @notes.txt/a.txt") == """
        "@notes.txt/a.txt" cannot be written: a part of the path is a file, not a directory. Choose another place.
        """)
  }

  @Test(arguments: [
    ("", "line 1: the file is empty. Write one with `run PATTERN SCENARIO --format jsonl`."),
    (
      "{\"a\":1}",
      """
      line 1: this is not a trace: the first line has no field "lifeline". Write one with `run PATTERN SCENARIO \
      --format jsonl`.
      """
    ),
    (
      "{\"lifeline\":2}",
      """
      line 1: this trace has version 2, known is version 1. Use a newer lifeline, or write the trace again with this \
      one.
      """
    ),
    (
      "{\"lifeline\":0}",
      "line 1: this trace has version 0, known is version 1. Write the trace again with this lifeline."
    ),
    (
      "{\"lifeline\":\"1\"}",
      """
      line 1: this trace has version "1", known is version 1. Write the trace again with this lifeline.
      """
    ),
    (
      "[1]",
      "line 1: expected an object in braces, found [1]. Every line of a trace is one JSON object."
    ),
    ("{\"n\":1,", "line 1, column 8: this is not JSON. Every line of a trace is one JSON object."),
  ])
  func `what is wrong in the file of a trace is said with its place`(text: String, words: String)
    throws
  {
    try scratch.write(text, to: "a.jsonl")
    #expect(answer("load @a.jsonl") == "@a.jsonl: \(words)")
  }

  @Test func `a name that is too long is not called missing`() {
    let name = "@" + String(repeating: "a", count: 300)
    #expect(
      answer("source \(name)") == """
        "\(name)" cannot be read: the name is too long. Choose a shorter one.
        """)
    #expect(
      answer("export text \(name)") == """
        "\(name)" cannot be written: the name is too long. Choose a shorter one.
        """)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to root"))
  func `a file in a closed directory is not called missing`() throws {
    chmod(scratch.file("closed"), 0)
    defer { chmod(scratch.file("closed"), 0o700) }
    #expect(
      answer("source @closed/in/notes.txt") == """
        "@closed/in/notes.txt" cannot be read: permission denied. Check the permissions, or name another file.
        """)
    #expect(
      answer("export text @closed/in/a.txt") == """
        "@closed/in/a.txt" cannot be written: permission denied. Check the permissions, or choose another place.
        """)
  }

  @Test(arguments: ["source", "render", "load"])
  func `a pipe with a name is not read`(command: String) {
    #expect(mkfifo(scratch.file("pipe"), 0o600) == 0)
    #expect(
      answer("\(command) @pipe") == """
        "@pipe" cannot be read: it is not a regular file. Name a regular file; for render and load, - reads from a pipe.
        """)
    #expect(
      answer("export text @pipe --force") == """
        "@pipe" cannot be written: it is not a regular file. Choose another name.
        """)
  }
}
