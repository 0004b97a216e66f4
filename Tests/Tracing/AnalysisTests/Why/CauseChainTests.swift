import Analysis
import Testing
import Trace

/// A scene subscribes and starts a timer; later the timer changes the model, and the scene hears of it.
private let trace: Trace = {
  let events: [Trace.Event] = [
    .participant(.init(name: "User", type: "Person", role: .user)),
    .participant(.init(name: "Scene", type: "Scene", role: .controller)),
    .participant(.init(name: "Model", type: "Model", role: .model)),
    .participant(.init(name: "NC", type: "NotificationCenter", role: .notificationCenter)),
    .participant(.init(name: "Timer", type: "Timer", role: .timer)),
    .participant(.init(name: "label", type: "Label", role: .view)),
    .turn(.init(number: 1, action: "tap Play")),
    .message(.init(turn: 1, kind: .user, from: "User", to: "Scene", text: "tap")),
    .message(
      .init(turn: 1, depth: 1, parent: 8, kind: .subscribe, from: "Scene", to: "NC", text: "add")),
    .message(
      .init(turn: 1, depth: 1, parent: 8, kind: .call, from: "Scene", to: "Model", text: "start()")),
    .turn(.init(number: 2, action: "tick")),
    .message(.init(turn: 2, cause: 10, kind: .closure, from: "Timer", to: "Model", text: "fire()")),
    .state(.init(parent: 12, owner: "Model", property: "time", old: "0", new: "1")),
    .message(
      .init(turn: 2, depth: 1, parent: 12, kind: .post, from: "Model", to: "NC", text: "post()")),
    .message(
      .init(
        turn: 2, depth: 2, parent: 14, origin: 8, kind: .observer, from: "NC", to: "Scene",
        text: "changed()")),
    .message(
      .init(turn: 2, depth: 3, parent: 15, kind: .set, from: "Scene", to: "label", text: "text")),
    .state(.init(parent: 16, owner: "label", property: "text", old: "\"0\"", new: "\"1\"")),
    .turn(.init(number: 3, action: "tick")),
    .message(
      .init(turn: 3, origin: 16, kind: .lifecycle, from: "Timer", to: "Scene", text: "shown()")),
  ]
  return Trace(
    header: .init(pattern: "mvc"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}()

@Suite struct CauseChainTests {
  private func told(_ record: Int, in trace: Trace = trace) -> String {
    guard let chain = CauseFinder(trace).chain(to: record) else { return "no chain" }
    let steps = chain.steps.map { step in
      let changes = step.changes.isEmpty ? "" : " changing \(step.changes)"
      let registration = step.registration.map { " registered in \($0)" } ?? ""
      return "\(step.message) \(step.link)\(changes)\(registration)"
    }
    return (["\(chain.origin.kind) \(chain.origin.action ?? "-")"] + steps)
      .joined(separator: "; ")
  }

  @Test func `a change goes back over a notification and a timer to the person`() {
    #expect(
      told(17) == """
        person tap Play; 8 first; 10 during; 12 called changing [13]; 14 during; \
        15 during registered in 8; 16 during changing [17]
        """)
  }

  @Test func `an observer without an origin registered in the call around its registration`() {
    var other = trace
    other.records = trace.records.map { record in
      guard record.n == 15, case .message(var message) = record.event else { return record }
      message.origin = nil
      return Trace.Record(n: 15, event: .message(message))
    }
    #expect(told(15, in: other).hasSuffix("15 during registered in 8"))
  }

  @Test
  func `a message that the framework sends later goes back to the call that gave it the work`() {
    #expect(told(19).hasSuffix("16 during; 19 workedOff"))
  }

  @Test func `without the call that started it, a tick begins with the timer`() {
    var part = trace
    part.records.removeAll { (7...10).contains($0.n) }
    #expect(told(14, in: part) == "timer tick; 12 first changing [13]; 14 during")
  }

  @Test func `a chain counts the calls that a part leaves out`() {
    let within = CauseFinder(part(without: [14], parent: 12)).chain(to: 17)
    #expect(within?.steps.map(\.message) == [8, 10, 12, 15, 16])
    #expect(within?.steps.map(\.callsMissing) == [0, 0, 0, 1, 0])
    // It was sent in a call, so it is no work that was left for later.
    let first = CauseFinder(part(without: [12, 13, 14], parent: nil)).chain(to: 15)
    #expect(first?.steps.map(\.message) == [15])
    #expect(first?.steps.map(\.callsMissing) == [2])
  }

  /// A part without some records. The notification has another parent then.
  private func part(without hidden: Set<Int>, parent: Int?) -> Trace {
    var part = trace
    part.header.part = "hide Model"
    part.records = trace.records.filter { !hidden.contains($0.n) }.map { record in
      guard record.n == 15, case .message(var message) = record.event else { return record }
      message.parent = parent
      return Trace.Record(n: 15, event: .message(message))
    }
    return part
  }

  @Test func `a record that is no message and no change has no cause`() {
    #expect(told(7) == "no chain")
    #expect(told(99) == "no chain")
  }

  /// A publisher of a name that no property has is made from a property, or sends what it was given.
  @Test(arguments: [(["items"], " changing [8]"), (["task", "isLoading"], "")])
  func `a binding follows from its own property, or from the only one that changed`(
    changed: [String], words: String
  ) {
    var events: [Trace.Event] = [
      .participant(.init(name: "User", type: "Person", role: .user)),
      .participant(.init(name: "VM", type: "FolderViewModel", role: .viewModel)),
      .participant(.init(name: "VC", type: "FolderViewController", role: .controller)),
      .turn(.init(number: 1, action: "answer")),
      .message(.init(turn: 1, kind: .subscribe, from: "VC", to: "VM", text: "bind()")),
      .message(.init(turn: 1, kind: .closure, from: "User", to: "VM", text: "finish()")),
      .state(.init(parent: 5, owner: "VC", property: "other", old: "0", new: "1")),
    ]
    events += changed.map {
      .state(.init(parent: 6, owner: "VM", property: $0, old: "0", new: "1"))
    }
    events += ["alert", "isLoading"].map {
      .message(
        .init(
          turn: 1, depth: 1, parent: 6, origin: 5, kind: .binding, from: "VM", to: "VC", text: $0))
    }
    let run = Trace(
      header: .init(pattern: "mvvm-c"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
    let alert = 8 + changed.count
    #expect(
      told(alert, in: run) == "person answer; 6 first\(words); \(alert) during registered in 5")
    if changed.count == 2 {
      #expect(told(alert + 1, in: run).contains("6 first changing [9]"))
    }
  }
}
