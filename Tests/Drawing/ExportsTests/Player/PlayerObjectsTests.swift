import Analysis
import TestSupport
import Testing
import Trace

@testable import Exports

@Suite struct PlayerObjectsTests {
  @Test(arguments: Seed.some(oneIn: 10))
  func `what a page is told step by step adds up to the state of the objects`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let trace = Trace.random(&random)
    var stepper = Stepper(trace, stops: trace.messages.map(\.n))
    let objects = PlayerObjects(stepper)
    var state = State(names: trace.participants.map(\.name))
    for effects in objects.effects {
      state.apply(effects)
      #expect(state.told == TraceState(stepper.past).told, "seed \(seed)")
      stepper = stepper.moved(by: 1) ?? stepper
    }
  }
}

/// As the script of the page keeps it.
private struct State {
  let names: [String]
  var objects: [Int: [String: String]] = [:]

  mutating func apply(_ effects: JSON) {
    guard case .array(let effects) = effects else { return }
    for effect in effects {
      if case .int(let object) = effect { objects[object] = [:] }
      guard case .array(let parts) = effect, case .int(let object)? = parts.first else { continue }
      if parts.count == 1 {
        objects[object] = nil
      } else if case (.string(let property), .string(let value)) = (parts[1], parts[2]) {
        objects[object]?[property] = value
      }
    }
  }

  var told: [String: [String: String]] {
    Dictionary(uniqueKeysWithValues: objects.map { (names[$0], $1) })
  }
}

extension TraceState {
  fileprivate var told: [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: objects.map { object in
        let properties = object.properties.map { ($0.name, $0.value) }
        return (object.participant.name, Dictionary(uniqueKeysWithValues: properties))
      })
  }
}

extension Trace {
  /// Objects that come, change, speak and go.
  fileprivate static func random(_ random: inout SplitMix64) -> Trace {
    var alive: [String] = []
    var events: [Event] = []
    for number in 1...60 {
      switch random.below(6) {
      case 0, 1:
        alive.append("Object\(number)")
        events.append(.participant(.init(name: "Object\(number)", type: "T", role: .model)))
      case _ where alive.isEmpty: continue
      case 2:
        let gone = alive.remove(at: random.below(alive.count))
        events.append(
          random.below(2) == 0
            ? .release(.init(object: gone))
            : .turn(.init(number: number, action: "relaunch", killed: [gone])))
      case 3:
        let (from, to) = (random.pick(alive), random.pick(alive))
        events.append(.message(.init(turn: 1, kind: .call, from: from, to: to, text: "f()")))
      default:
        let property = random.pick(["a", "b"])
        events.append(
          .state(
            .init(owner: random.pick(alive), property: property, old: nil, new: "\(number)")))
      }
    }
    return Trace(
      header: .init(pattern: "mvc"), records: zip(1..., events).map { .init(n: $0, event: $1) })
  }
}
