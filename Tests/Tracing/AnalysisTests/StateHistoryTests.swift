import TestSupport
import Testing
import Trace

@testable import Analysis

@Suite struct StateHistoryTests {
  @Test(arguments: Seed.some())
  func `the state anywhere is what all records before it make`(_ seed: Seed) {
    var random = SplitMix64(seed: seed)
    let trace = Trace.random(records: 600 + random.below(400), &random)
    let history = StateHistory(trace)
    let anywhere = (1...20).map { _ in random.below(trace.records.count) }
    for count in [0, 255, 256, 257, 512, trace.records.count] + anywhere {
      let past = Trace(header: trace.header, records: Array(trace.records.prefix(count)))
      #expect(history.state(after: count) == TraceState(past), "after \(count), seed \(seed)")
    }
  }

  @Test func `a stepper's state is that of its past`() {
    var random = SplitMix64(seed: Seed(7))
    let trace = Trace.random(records: 700, &random)
    let stepper = Stepper(trace, stops: trace.messages.map(\.n))
    let history = StateHistory(trace)
    for position in 0...stepper.stops.count {
      let place = stepper.at(position)
      #expect(history.state(at: place) == TraceState(place.past))
    }
  }
}

extension Trace {
  /// Objects come, change and go, alone or with their process.
  fileprivate static func random(records count: Int, _ random: inout SplitMix64) -> Trace {
    var trace = Trace(header: .init(pattern: "mvc"))
    var alive: [String] = []
    for n in 1...count {
      let event: Event
      switch random.below(10) {
      case _ where alive.isEmpty, 0:
        alive.append("Item\(n)")
        event = .participant(.init(name: "Item\(n)", type: "Item", role: .model))
      case 1: event = .release(.init(object: alive.remove(at: random.below(alive.count))))
      case 2 where random.below(10) == 0:
        event = .turn(.init(number: n, action: "relaunch", killed: alive))
        alive = []
      case 2, 3, 4:
        let name = random.pick(alive)
        event = .message(.init(turn: 1, kind: .call, from: name, to: name, text: "touch()"))
      default:
        event = .state(
          .init(
            owner: random.pick(alive), property: random.pick(["name", "value"]), old: "0",
            new: "\(n)"))
      }
      trace.records.append(.init(n: n, event: event))
    }
    return trace
  }
}
