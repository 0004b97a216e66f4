import Trace

/// How many messages of each kind one role sent to another.
public struct ContractUse: Equatable, Sendable {
  private var counts: [Contract.Route: [MessageKind: Int]] = [:]

  /// The number of messages of a kind.
  public func count(of kind: MessageKind, on route: Contract.Route) -> Int {
    counts[route]?[kind] ?? 0
  }

  /// The number of messages of all kinds.
  public func count(on route: Contract.Route) -> Int {
    counts[route]?.values.reduce(0, +) ?? 0
  }

  /// The kinds that were sent, in the order of `MessageKind.allCases`.
  public func kinds(on route: Contract.Route) -> [MessageKind] {
    MessageKind.allCases.filter { count(of: $0, on: route) > 0 }
  }

  /// The routes with at least one message.
  public var routes: Set<Contract.Route> { Set(counts.keys) }

  mutating func add(_ kind: MessageKind, on route: Contract.Route) {
    counts[route, default: [:]][kind, default: 0] += 1
  }
}

extension Contract {
  /// Counts the messages of a trace by route and kind, allowed or not.
  public func use(in trace: Trace) -> ContractUse {
    let roles = trace.roles
    var use = ContractUse()
    for (_, message) in trace.messages {
      if let route = Route(of: message, roles) { use.add(message.kind, on: route) }
    }
    return use
  }

  /// The roles of the rows, then those that only a run has.
  public func senders(with use: ContractUse?) -> [Role] { roles(senders, with: use, \.from) }

  /// The roles of the columns, then those that only a run has.
  public func receivers(with use: ContractUse?) -> [Role] { roles(receivers, with: use, \.to) }

  private func roles(
    _ own: [Role], with use: ContractUse?, _ end: KeyPath<Route, Role>
  ) -> [Role] {
    let others = Set(use?.routes.map { $0[keyPath: end] } ?? []).subtracting(own)
    return own + Role.allCases.filter(others.contains)
  }
}
