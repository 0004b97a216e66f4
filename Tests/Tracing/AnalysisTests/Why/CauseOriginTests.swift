import Analysis
import Testing
import Trace

/// Where chains of causes begin, and which changes they go through.
@Suite struct CauseOriginTests {
  /// `person tap: tap first; open during, VM.rows`
  private func told(_ record: Int, in trace: Trace) -> String {
    guard let chain = CauseFinder(trace).chain(to: record) else { return "no chain" }
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    let changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
    let steps = chain.steps.map { step in
      ([messages[step.message]?.text ?? "", "\(step.link)"]
        + step.changes.map { changes[$0].map { "\($0.owner).\($0.property)" } ?? "" })
        .joined(separator: " ")
    }
    return "\(chain.origin.kind) \(chain.origin.action ?? "-"): " + steps.joined(separator: "; ")
  }

  @Test(arguments: [
    ("launch", "system"), ("relaunch", "system"), ("save-state", "system"), ("follow", "system"),
    ("tick 3", "timer"), ("answer 1", "network"), ("remote Hi", "network"),
    ("network off", "network"),
    ("tap Stop", "person"), ("launches", "person"),
  ])
  func `an action says by its first word where it comes from`(action: String, kind: String) {
    let flow = "- \(action)\nUIKit > PlayVC : appear | lifecycle"
    let trace = Trace("mvc", flow: flow)
    #expect(told(trace.records.count, in: trace) == "\(kind) \(action): appear first")
  }

  @Test func `a person, a timer and a server say by their role where it comes from`() {
    let kinds = ["user", "timer", "remote", "service"].map { role in
      let trace = Trace(
        "mvc", flow: "- launch\nSender : \(role)\nSender > PlayVC : appear | lifecycle")
      return told(trace.records.count, in: trace)
    }
    #expect(
      kinds == [
        "person launch: appear first", "timer launch: appear first", "network launch: appear first",
        "system launch: appear first",
      ])
  }

  @Test func `without a turn, nothing is known of the origin`() {
    let trace = Trace("mvc", flow: "UIKit > PlayVC : appear | lifecycle\n * PlayVC.rows : 0 → 1")
    #expect(told(trace.records.count, in: trace) == "unknown -: appear first PlayVC.rows")
  }

  @Test func `a change outside of all messages has only an origin, and that is its own turn`() {
    let trace = Trace(
      "mvc",
      flow: """
        * Store.rows : 0 → 1
        - answer
        * Store.rows : 1 → 2
        UIKit > PlayVC : appear | lifecycle
        - tick
        """)
    let changes = trace.stateChanges.map(\.n)
    #expect(changes.map { told($0, in: trace) } == ["unknown -: ", "network answer: "])
  }

  @Test(arguments: [
    ("rows", "binding", " VM.rows"), ("other", "binding", ""),
    ("rows", "delegate", " VM.title VM.rows"),
  ])
  func
    `a binding follows from its property, and another message from all that its sender changed before`(
      text: String, kind: String, changes: String
    )
  {
    let trace = Trace(
      "mvc",
      flow: """
        - tap
        User > button : tap | user
         button > VM : open | target-action
          * VM.title : 1 → 2
          * VM.rows : 1 → 2
          * Store.rows : 1 → 2
          VM > PlayVC : \(text) | \(kind)
          * VM.rows : 2 → 3
        """)
    let last = trace.messages.last?.n ?? 0
    #expect(
      told(last, in: trace) == "person tap: tap first; open during\(changes); \(text) during")
  }
}
