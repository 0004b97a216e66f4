import Foundation
import TestSupport
import Testing

@testable import Shell

/// A long trace is read twice. Another program may write its file in between.
@Suite @MainActor struct ChangedTraceTests {
  private let scratch: Scratch
  private let file: String
  private var complaint: String {
    """
    "\(file)" was changed while it was being read, so the result is of no use. Type the command again.
    """
  }

  init() throws {
    scratch = try Scratch()
    file = scratch.file("run.jsonl")
    let reply = Session(.script, environment: .tour)
      .reply(to: "run mvc rename --format jsonl --output \(file)")
    try #require(reply.status == .done)
  }

  /// Cuts the second half off.
  private func change() throws {
    let lines = try scratch.text("run.jsonl").split(separator: "\n")
    let half = lines.prefix(lines.count / 2).map { $0 + "\n" }.joined()
    try scratch.write(half, to: "run.jsonl")
  }

  @Test(arguments: ["csv", "jsonl"])
  func `where lines are sent as they are made, it is told after them`(format: String) throws {
    let session = Session(.script, environment: .tour)
    let reply = session.reply(to: "render \(file) --format \(format)")
    let lines = try #require(reply.lines)
    let whole = lines.text
    #expect(reply.afterLines.complaint == nil)
    #expect(reply.afterLines.status == .done)
    try change()
    #expect(lines.text != whole)
    #expect(reply.status == .done)
    #expect(reply.afterLines.complaint == complaint)
    #expect(reply.afterLines.status == .failed)
  }

  @Test(arguments: [("csv", "csv"), ("jsonl", "jsonl"), ("text", "txt")])
  func `no file is written`(format: String, ending: String) throws {
    var environment = ShellEnvironment.tour
    var isChanged = false
    environment.meter = { done, total in
      guard done == total, !isChanged else { return }
      isChanged = true
      try? change()
    }
    let out = scratch.file("out.\(ending)")
    let reply = Session(.script, environment: environment)
      .reply(to: "render \(file) --format \(format) --output \(out)")
    #expect(isChanged)
    #expect(reply.complaint == complaint)
    #expect(reply.status == .failed)
    #expect(scratch.names == ["run.jsonl"])
  }

  @Test func `a file of commands tells it with its place`() throws {
    let commands = try scratch.write("render \(file) --format csv\n", to: "a.txt")
    var environment = ShellEnvironment.tour
    environment.meter = { done, total in if done == total { try? change() } }
    let reply = Session(.script, environment: environment).reply(to: "source \(commands)")
    #expect(reply.complaint == "\(commands):1: \(complaint)")
    #expect(reply.status == .failed)
  }
}
