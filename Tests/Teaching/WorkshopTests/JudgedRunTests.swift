import Foundation
import Testing

@testable import Workshop

/// What is known of a program that did not come to its end.
@MainActor struct JudgedRunTests {
  private func run(_ lines: [JudgedLine]) throws -> JudgedRun {
    let report = try lines.reduce(Data()) {
      $0 + Data("token ".utf8) + (try JSONEncoder().encode($1)) + Data("\n".utf8)
    }
    return JudgedRun(report, token: "token", printed: "", ending: .outOfTime)
  }

  private let sent = JudgedLine.sent(.init(to: "PlayViewController", text: "rename()"))

  @Test func `it ended in the scenario that began last, after its last message`() throws {
    let run = try run([.began("rename"), sent])
    #expect(run.scenario == "rename")
    #expect(run.lastMessage?.text == "rename()")
  }

  @Test func `a message of another scenario does not count`() throws {
    let run = try run([.began("rename"), sent, .began("delete")])
    #expect(run.scenario == "delete")
    #expect(run.lastMessage == nil)
  }

  @Test func `in the tests, it ended in no scenario`() throws {
    let run = try run([.began("rename"), sent, .testing])
    #expect(run.scenario == nil)
    #expect(run.isTesting)
    #expect(run.test == nil)
  }

  @Test func `in the tests, it ended in the one that began last`() throws {
    #expect(try run([.testing, .test("a"), .test("b")]).test == "b")
  }
}
