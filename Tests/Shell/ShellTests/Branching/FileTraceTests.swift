import TestSupport
import Testing

@testable import Shell

/// What a trace from a file has to do with your own run.
@MainActor @Suite struct FileTraceTests {
  private let scratch: Scratch
  private let shell = Transcript().session

  init() throws { scratch = try Scratch([:]) }

  private func says(_ line: String) -> String {
    let reply = shell.reply(to: line)
    return [reply.text.plain, reply.complaint ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test(arguments: ["undo", "redo", "actions", "actions drop 1", "actions play mvp", "branches"])
  func `the actions of a trace from a file are not those of your own run`(line: String) {
    let file = scratch.path + "/edit.jsonl"
    _ = says("run mvc edit")
    _ = says("export jsonl \(file)")
    _ = says("load \(file)")
    let words = says(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words
        == "What is shown is a trace from a file: its actions cannot be changed. To go back to your own run: diagram last"
    )
    _ = says("diagram last")
    #expect(!says(line).contains("from a file"))
  }
}
