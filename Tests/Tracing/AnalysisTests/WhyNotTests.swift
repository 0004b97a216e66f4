import Analysis
import Testing
import Trace

/// A store that changes, a scene that holds it and a label; the scene may be registered with the store.
private func run(registers: Bool, notifies: Bool, writes: Bool = false) -> Trace {
  var events: [Trace.Event] = [
    .participant(.init(name: "User", type: "Person", role: .user)),
    .participant(.init(name: "Store", type: "Store", role: .model)),
    .participant(.init(name: "Scene", type: "Scene", role: .controller)),
    .participant(.init(name: "label", type: "Label", role: .view)),
    .reference(.init(from: "Scene", property: "label", to: "label", strength: .strong)),
    .reference(.init(from: "Scene", property: "store", to: "Store", strength: .strong)),
    .turn(.init(number: 1, action: "launch")),
  ]
  if registers {
    events.append(
      .message(.init(turn: 1, kind: .subscribe, from: "Scene", to: "Store", text: "observe()")))
  }
  events.append(.turn(.init(number: 2, action: "tap")))
  events.append(.message(.init(turn: 2, kind: .user, from: "User", to: "Store", text: "tap")))
  let tap = events.count
  events.append(.state(.init(parent: tap, owner: "Store", property: "count", old: "0", new: "1")))
  if notifies {
    events.append(
      .message(
        .init(
          turn: 2, depth: 1, parent: tap, kind: .observer, from: "Store", to: "Scene",
          text: "changed()")))
    if writes {
      let told = events.count
      events.append(
        .message(
          .init(
            turn: 2, depth: 2, parent: told, kind: .set, from: "Scene", to: "label", text: "text")))
    }
  }
  return Trace(
    header: .init(pattern: "mvc"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}

@Suite struct WhyNotTests {
  private func verdict(_ object: String, in trace: Trace) -> WhyNot.Verdict {
    WhyNot(object, in: trace, since: 1).verdict
  }

  @Test func `an object that was told is told by which messages`() {
    let trace = run(registers: true, notifies: true, writes: true)
    #expect(verdict("label", in: trace) == .told([trace.messages.last?.n ?? 0]))
  }

  @Test func `an object that knows it was told, and sent it nothing`() {
    let trace = run(registers: true, notifies: true)
    let told = trace.messages.last?.n ?? 0
    guard case .broken(let links) = verdict("label", in: trace) else {
      Issue.record("not broken")
      return
    }
    #expect(links.map { "\($0.from) \($0.to)" } == ["Scene label"])
    #expect(links.first?.tie == .holds(property: "label", .strong))
    #expect(links.first?.heard == [told])
    #expect(links.first?.sentElsewhere == [])
  }

  @Test func `an object is registered, but the changed object did not tell it`() {
    let trace = run(registers: true, notifies: false)
    guard case .broken(let links) = verdict("label", in: trace) else {
      Issue.record("not broken")
      return
    }
    #expect(links.map { "\($0.from) \($0.to)" } == ["Store Scene", "Scene label"])
    #expect(links.first?.tie == .registered(8))
  }

  @Test func `an object holds the changed object, and never registered with it`() {
    let trace = run(registers: false, notifies: false)
    guard case .unreachable(let links, let nearest) = verdict("label", in: trace) else {
      Issue.record("reachable")
      return
    }
    #expect(links.map { "\($0.from) \($0.to)" } == ["Scene label"])
    #expect(nearest == .notRegistered("Scene", with: "Store", property: "store"))
  }

  @Test func `an object that was released names the property that held it last`() {
    var trace = run(registers: true, notifies: true)
    trace.records.append(.init(n: 99, event: .release(.init(object: "label"))))
    guard case .gone(99, let holder) = verdict("label", in: trace) else {
      Issue.record("it lives")
      return
    }
    #expect(holder?.holder == "Scene")
    #expect(holder?.property == "label")
  }
}
