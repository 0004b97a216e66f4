import Analysis
import Cells
import Documents
import Trace

/// The objects of a run, and what becomes of them step by step.
struct PlayerObjects {
  /// The place of each object in the list, by name.
  let index: [String: Int]
  let declarations: [JSON]
  /// Before the first step, and then of each step.
  private(set) var effects: [JSON] = []

  init(_ stepper: Stepper) {
    let participants = stepper.trace.participants
    index = Dictionary(participants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    declarations = participants.map { participant in
      .members([
        "name": .string(participant.name.printable), "role": .string(participant.role.heading),
        "type": .string(participant.type.printable),
      ])
    }
    effects = stepper.parts.map { .array($0.flatMap(effects)) }
  }

  /// A number alone is an object that came to be, `[object, property, value]` a property that got a
  /// value, and `[object]` an object that went.
  private func effects(of record: Trace.Record) -> [JSON] {
    switch record.event {
    case .participant(let participant): index(of: participant.name).map { .int($0) }
    case .state(let change):
      index(of: change.owner).map {
        .array([.int($0), .string(change.property.printable), .string(change.new.printableLines)])
      }
    case .turn(let turn): turn.killed.flatMap { index(of: $0) }.map { .array([.int($0)]) }
    case .release(let release): index(of: release.object).map { .array([.int($0)]) }
    case .reference, .message, .return, .screen: []
    }
  }

  private func index(of name: String) -> [Int] { index[name].map { [$0] } ?? [] }
}
