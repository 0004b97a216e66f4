import Analysis
import Trace

extension ContractSheet {
  /// One object for each way, one for the rule, one for each breach, whose message is named by its
  /// record.
  var json: [JSON] {
    ways.map(json) + (contract.rule.map { [json(of: $0)] } ?? []) + breaches.map(json)
  }

  private func json(of way: Way) -> JSON {
    let sent = use.map { use in
      JSON.object(
        use.kinds(on: way.route).map { .init($0.rawValue, .int(use.count(of: $0, on: way.route))) })
    }
    return object([
      ("from", .string(way.route.from.heading)), ("to", .string(way.route.to.heading)),
      ("allowed", .array(way.allowed.map { .string($0.rawValue) })), ("sent", sent ?? .null),
    ])
  }

  private func json(of rule: SequenceRule) -> JSON {
    object([("rule", .string(rule.description))])
  }

  private func json(of breach: Breach) -> JSON {
    object([("message", .int(breach.message)), ("breach", .string(breach.wording))])
  }

  private func object(_ members: [(String, JSON)]) -> JSON {
    .object([.init("pattern", .string(pattern))] + members.map { .init($0.0, $0.1) })
  }
}
