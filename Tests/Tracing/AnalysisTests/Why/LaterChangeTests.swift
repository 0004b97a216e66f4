import Analysis
import Testing
import Trace

/// A change in the code that a framework calls when an answer comes: no message is around it.
@Suite struct LaterChangeTests {
  /// Two objects ask a service. It changes when an answer comes, and may tell them.
  private func trace(answering messages: [(from: String, cause: Int?)]) -> Trace {
    let call = { (text: String) in
      Trace.Event.message(
        .init(
          turn: 1, depth: 1, parent: 6, kind: .call, from: "Scene", to: "Service", text: text))
    }
    let answers = messages.map { message in
      Trace.Event.message(
        .init(
          turn: 2, cause: message.cause, kind: .closure, from: message.from, to: "Scene",
          text: "completion(_:)"))
    }
    let events: [Trace.Event] =
      [
        .participant(.init(name: "User", type: "Person", role: .user)),
        .participant(.init(name: "Scene", type: "Scene", role: .controller)),
        .participant(.init(name: "Service", type: "Service", role: .service)),
        .participant(.init(name: "Other", type: "Service", role: .service)),
        .turn(.init(number: 1, action: "pull")),
        .message(.init(turn: 1, kind: .user, from: "User", to: "Scene", text: "pull")),
        call("load()"), call("count()"),
        .turn(.init(number: 2, action: "answer")),
        .state(.init(owner: "Service", property: "rows", old: "0", new: "1")),
      ] + answers
    return Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
  }

  /// `person pull: 6 7, then 10`
  private func told(answering messages: [(from: String, cause: Int?)]) -> String {
    guard let chain = CauseFinder(trace(answering: messages)).chain(to: 10) else {
      return "no chain"
    }
    let steps = chain.steps.map { "\($0.message)" }.joined(separator: " ")
    let later = chain.laterChange.map { ", then \($0)" } ?? ""
    return "\(chain.origin.kind) \(chain.origin.action ?? "-"): \(steps)\(later)"
  }

  @Test func `it goes back to the call that its object answers right after it`() {
    #expect(told(answering: [("Service", 7)]) == "person pull: 6 7, then 10")
    #expect(told(answering: [("Service", 7), ("Service", 7)]) == "person pull: 6 7, then 10")
    #expect(told(answering: [("Service", 7), ("Other", 8)]) == "person pull: 6 7, then 10")
  }

  @Test func `when its object answers several calls, none of them is named`() {
    #expect(told(answering: [("Service", 7), ("Service", 8)]) == "network answer: ")
    #expect(told(answering: [("Service", 7), ("Service", nil)]) == "network answer: ")
  }

  @Test func `what another object answers does not tell why it changed`() {
    #expect(told(answering: [("Other", 7)]) == "network answer: ")
    #expect(told(answering: [("Other", 7), ("Service", 7)]) == "network answer: ")
    #expect(told(answering: []) == "network answer: ")
  }

  @Test func `a message has no later change`() {
    #expect(CauseFinder(trace(answering: [("Service", 7)])).chain(to: 11)?.laterChange == nil)
  }
}
