import Analysis
import Foundation
import Trace

// What it costs to compare two traces. README.md beside this file says how to run it.

for messages in [1_000, 10_000] {
  for nesting in [10, 1] {
    let before = trace(messages, nesting: nesting) { $0 }
    print("\(messages) messages, \(nesting == 1 ? "flat" : "\(nesting) nested in each turn")")
    measure("  nothing changed", before, before)
    for step in [100, 10, 1] {
      let after = trace(messages, nesting: nesting) { $0 % step == 0 ? -1 - $0 : $0 }
      measure("  every \(step)th message changed", before, after)
    }
    let half = messages / 2
    measure(
      "  halves exchanged", before,
      trace(messages, nesting: nesting) { $0 < half ? $0 + half : $0 - half })
  }
}

/// Prints the median of eleven, in processor time: other programs disturb it less.
func measure(_ name: String, _ before: Trace, _ after: Trace) {
  var times: [Double] = []
  var count = 0
  for _ in 0..<11 {
    let start = clock()
    count = TraceDifference(before, after).differences.count
    times.append(Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC))
  }
  let median = times.sorted()[5]
  print("\(name): \((median * 10).rounded() / 10) ms, \(count) differences")
}

/// - Parameter number: what the message at a place says.
func trace(_ messages: Int, nesting: Int, number: (Int) -> Int) -> Trace {
  var trace = Trace(header: .init(pattern: "mvc", scenario: "long"))
  func add(_ event: Trace.Event) -> Int {
    trace.records.append(.init(n: trace.records.count + 1, event: event))
    return trace.records.count
  }
  for index in 0..<6 {
    _ = add(.participant(.init(name: "P\(index)", type: "Participant", role: .controller)))
  }
  _ = add(.turn(.init(number: 1, action: "tick")))
  var calls: [Int] = []
  for place in 0..<messages {
    let depth = place % nesting
    calls = Array(calls.prefix(depth))
    calls.append(
      add(
        .message(
          .init(
            turn: 1, depth: depth, parent: calls.last, kind: .call, from: "P\(depth % 6)",
            to: "P\((depth + 1) % 6)", text: "message(number:)", arguments: ["\(number(place))"]))))
    guard place.isMultiple(of: 2) else { continue }
    _ = add(
      .state(
        .init(
          parent: calls.last, owner: "P\((depth + 1) % 6)", property: "value", old: "\(place - 1)",
          new: "\(number(place))")))
  }
  return trace
}
