import Foundation
import TestSupport
import Testing

@testable import Shell

/// Files that take long to write.
@Suite @MainActor struct LongFileTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch(["a b 录音.jsonl": "mine"])
    file = scratch.file("a b 录音.jsonl")
  }

  private func reply(to line: String, _ change: (inout ShellEnvironment) -> Void) -> Reply {
    var environment = ShellEnvironment.tour
    change(&environment)
    return Session(.script, environment: environment).reply(to: line)
  }

  @Test func `of one that is given up nothing is left, and what was there is as it was`() throws {
    var asked = 0
    let reply = reply(to: "run mvc rename --format jsonl --force --output \"\(file)\"") {
      $0.isInterrupted = {
        asked += 1
        return asked > 9
      }
    }
    #expect(
      reply.complaint
        == "Interrupted: nothing was written to \"\(file)\". To write it, type the command again.")
    #expect(reply.status == .failed)
    #expect(scratch.names == ["a b 录音.jsonl"])
    #expect(try scratch.text("a b 录音.jsonl") == "mine")
  }

  @Test func `it is told how far they have come, up to the end`() throws {
    var told: [(done: Int, total: Int)] = []
    _ = reply(to: "run mvc rename --format jsonl --force --output \"\(file)\"") {
      $0.meter = { told.append(($0, $1)) }
    }
    let count = try scratch.text("a b 录音.jsonl").split(separator: "\n").count
    #expect(told.map(\.done) == Array(0...count))
    #expect(told.allSatisfy { $0.total == count })
    told = []
    _ = reply(to: "render \"\(file)\"") { $0.meter = { told.append(($0, $1)) } }
    #expect(told.map(\.done) == told.map(\.done).sorted())
    #expect(told.last?.done == told.last?.total)
  }

  @Test func `a trace that is passed on is read and written again`() throws {
    let lines = """
      {"lifeline":1, "app":"a", "pattern":"mvc", "setup":[], "actions":[], "later":true}

      {"event":"release", "object":"A", "n":9007199254740991}
      """
    let (old, new) = (try scratch.write(lines, to: "old.jsonl"), scratch.file("new.jsonl"))
    #expect(reply(to: "render \(old) --format jsonl --output \(new)") { _ in }.status == .done)
    #expect(
      try scratch.text("new.jsonl") == """
        {"lifeline":1,"app":"a","pattern":"mvc","scenario":null,"setup":[],"actions":[],"mistake":null,"later":true}
        {"n":9007199254740991,"event":"release","object":"A"}

        """)
  }

  @Test func `a table of a trace knows who is declared late`() throws {
    let lines = """
      {"lifeline":1, "app":"a", "pattern":"mvc", "setup":[], "actions":[]}
      {"event":"release", "object":"A", "n":1}
      {"event":"participant", "name":"A", "type":"AView", "role":"view", "n":2}
      """
    let (old, new) = (try scratch.write(lines, to: "old.jsonl"), scratch.file("new.csv"))
    #expect(reply(to: "render \(old) --format csv --output \(new)") { _ in }.status == .done)
    let rows = try scratch.text("new.csv").split(separator: "\n").dropFirst()
    #expect(
      rows == [
        "mvc,,,1,release,,,,,,,,,,,,,,,,A,AView,view,,,,,,,,,,,",
        "mvc,,,2,participant,,,,,,,,,,,,,,,,A,AView,view,,,,,,,,,,,",
      ])
  }

  @Test(arguments: ["jsonl", "csv", "text", "plain"])
  func `of a broken trace nothing is written`(format: String) throws {
    let record = "{\"n\":1,\"event\":\"release\",\"object\":\"A\"}\n"
    let header = "{\"lifeline\":1,\"app\":\"a\",\"pattern\":\"mvc\",\"setup\":[],\"actions\":[]}\n"
    let (old, new) = (
      try scratch.write(header + record + record, to: "old.jsonl"), scratch.file("new")
    )
    let reply = reply(to: "render \(old) --format \(format) --output \(new)") { _ in }
    #expect(reply.complaint?.hasPrefix("\(old): line 3: the number \"n\" is 1, ") == true)
    #expect(!scratch.names.contains("new"))
  }

  @Test func `what is no text is refused, wherever it stands`() throws {
    let header = "{\"lifeline\":1,\"app\":\"a\",\"pattern\":\"mvc\",\"setup\":[],\"actions\":[]}\n"
    let old = try scratch.write(header, to: "old.jsonl")
    let end = FileHandle(forWritingAtPath: old)
    try end?.seekToEnd()
    try end?.write(contentsOf: Data([0x22, 0xFF, 0x22, 0x0A]))
    try end?.close()
    for line in ["load \(old)", "render \(old)", "render \(old) --format jsonl"] {
      #expect(reply(to: line) { _ in }.complaint?.hasPrefix("\"\(old)\" cannot be read: ") == true)
    }
  }
}
