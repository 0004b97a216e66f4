import Trace

@testable import Analysis

/// A scene that shows the count of a store, told as a list of records.
struct WhyNotRun {
  private(set) var trace = Trace(header: .init(pattern: "mvc"))

  init() {
    add(.participant(.init(name: "User", type: "Person", role: .user)))
    add(.participant(.init(name: "NC", type: "NotificationCenter", role: .notificationCenter)))
    add(.participant(.init(name: "Store", type: "Store", role: .model)))
    add(.participant(.init(name: "Scene", type: "Scene", role: .controller)))
    add(.participant(.init(name: "label", type: "Label", role: .view)))
    hold("Scene", "label", "label")
    hold("NC", "shared", "NC")
    hold("Scene", "store", "Store")
    hold("Store", "owner", "Scene")
    add(.turn(.init(number: 1, action: "launch")))
  }

  @discardableResult mutating func add(_ event: Trace.Event) -> Int {
    trace.records.append(.init(n: trace.records.count + 1, event: event))
    return trace.records.count
  }

  mutating func hold(_ holder: String, _ property: String, _ held: String, ended: Bool = false) {
    add(
      .reference(
        .init(from: holder, property: property, to: held, strength: .strong, ended: ended)))
  }

  @discardableResult mutating func send(
    _ kind: MessageKind, _ from: String, _ to: String, _ text: String, _ arguments: [String] = [],
    inside parent: Int? = nil
  ) -> Int {
    add(
      .message(
        .init(
          turn: 2, depth: parent == nil ? 0 : 1, parent: parent, kind: kind, from: from, to: to,
          text: text, arguments: arguments)))
  }

  /// The store counts, after a tap.
  mutating func count() -> Int {
    add(.turn(.init(number: 2, action: "tap")))
    let tap = send(.call, "Scene", "Store", "count()")
    add(.state(.init(parent: tap, owner: "Store", property: "total", old: "0", new: "1")))
    return tap
  }

  func answer(_ object: String, since first: Int, contract: Contract? = nil) -> WhyNot.Answer {
    WhyNotSearch(in: trace, since: first, contract: contract).whyNot(object).answer
  }
}
