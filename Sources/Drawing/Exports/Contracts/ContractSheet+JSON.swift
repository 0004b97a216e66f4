import Analysis
import Trace

extension ContractSheet {
  /// An object for each cell and each rule, and an object for each breach. A breach names the
  /// record of its message, or of a change outside of all messages. Of a part of a run, an object with the records for
  /// which a rule could not be checked.
  public var json: [JSON] {
    let rules = contract.rules.map { object([("rule", .string($0.description))]) }
    let faults: [JSON] = breaches.map(json) + changes.map(json)
    return cells.map(json) + rules + faults + unchecked
  }

  private func json(of cell: Cell) -> JSON {
    let sent = use.map { use in
      JSON.object(
        use.kinds(on: cell.route).map {
          .init($0.rawValue, .int(use.count(of: $0, on: cell.route)))
        })
    }
    return object([
      ("from", .string(cell.route.from.heading)), ("to", .string(cell.route.to.heading)),
      ("allowed", .array(cell.allowed.map { .string($0.rawValue) })), ("sent", sent ?? .null),
    ])
  }

  private func json(of breach: Breach) -> JSON {
    object([("message", .int(breach.message)), ("breach", .string(breach.wording))])
  }

  private func json(of change: ContractVerdict.ChangeOutside) -> JSON {
    object([("change", .int(change.record)), ("breach", .string(change.wording))])
  }

  private var unchecked: [JSON] {
    guard let part = gaps?.part, !contractVerdict.undecided.isEmpty else { return [] }
    let messages = contractVerdict.undecided.map(JSON.int)
    return [object([("part", .string(part)), ("unchecked", .array(messages))])]
  }

  private func object(_ members: [(String, JSON)]) -> JSON {
    .object([.init("pattern", .string(pattern))] + members.map { .init($0.0, $0.1) })
  }
}
