import Testing
import Trace

@testable import Analysis

/// What a driver does follows from what its state took before it.
@Suite struct DecidingUpdateTests {
  private let run = Trace(
    "tea",
    flow: """
      Driver : driver
      AppState : state
      Part : state
      - tap
      User > button : tap | user
       button > Driver : run | closure
        Driver > AppState : first | update
         * AppState.rows : 0 → 1
        Driver > AppState : second | update
         * AppState.folders : 1 → 2
         AppState > Part : inner | update
          * Part.rows : 1 → 2
          * PlayVC.rows : 1 → 2
        Driver > VirtualView : render | diff
         VirtualView > MasterNav : pop | navigate
        Driver > Observation : rows | write
        Driver > Command : load | command
      """)

  private func chain(to text: String, in trace: Trace) -> CauseChain? {
    trace.messages.first { $0.message.text == text }
      .flatMap { CauseFinder(trace).chain(to: $0.n) }
  }

  /// `tap first; run during; second during AppState.folders`
  private func told(_ text: String, in trace: Trace) -> String {
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    let changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
    let steps = chain(to: text, in: trace)?.steps ?? []
    return steps.map { step in
      ([messages[step.message]?.text ?? "", "\(step.link)"]
        + step.changes.map { changes[$0].map { "\($0.owner).\($0.property)" } ?? "" })
        .joined(separator: " ")
    }.joined(separator: "; ")
  }

  @Test func `a rendering and a command follow from the last update, with what the state changed`()
  {
    let update = "tap first; run during; second during AppState.folders Part.rows"
    #expect(told("pop", in: run) == update + "; render followed; pop during")
    #expect(told("load", in: run) == update + "; load followed")
  }

  @Test func `a write follows from the change of its own property`() {
    #expect(
      told("rows", in: run) == "tap first; run during; second during Part.rows; rows followed")
  }

  @Test func `an update follows from the call in which it is, and not from another update`() {
    #expect(told("second", in: run) == "tap first; run during; second during")
    #expect(
      told("inner", in: run)
        == "tap first; run during; second during AppState.folders; inner during")
  }

  @Test func `without the updates, each call is in the one before`() {
    let messages = Dictionary(uniqueKeysWithValues: run.messages)
    let calls = chain(to: "pop", in: run)?.calls ?? []
    #expect(calls.compactMap { messages[$0.message]?.text } == ["tap", "run", "render", "pop"])
  }

  @Test func `what had waited follows from its own update, and that from what sent it`() {
    var trace = Trace(
      "tea-store",
      flow: """
        Driver : driver
        AppState : state
        - tap
        User > button : tap | user
         button > Driver : send | send
          Driver > AppState : one | update
          Driver > Command : load | command
           Command > Driver : answer | send
          Driver > AppState : two | update
          Driver > Command : save | command
        """)
    let answer = trace.messages.first { $0.message.text == "answer" }?.n
    trace.records = trace.records.map { record in
      guard case .message(var message) = record.event, ["two", "save"].contains(message.text)
      else { return record }
      message.cause = answer
      return Trace.Record(n: record.n, event: .message(message))
    }
    #expect(
      told("save", in: trace) == """
        tap first; send during; one during; load followed; answer during; two called; \
        save followed
        """)
  }

  @Test func `of an update outside of all calls, nothing is known to follow`() {
    let trace = Trace(
      "tea",
      flow: """
        Driver : driver
        - tap
        Driver > AppState : one | update
        Driver > VirtualView : render | diff
        """)
    #expect(told("render", in: trace) == "render first")
  }
}
