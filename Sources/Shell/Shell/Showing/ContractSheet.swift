import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// A contract as it is shown, with what a run made of it, if there is one.
struct ContractSheet {
  var pattern: String
  var title: String
  var contract: Contract
  var charset: Charset
  /// `nil` when no run is looked at.
  var use: ContractUse?
  var breaches: [Breach] = []
  var diagram = Diagram(participants: [], items: [])

  /// One way from role to role, and what may go or has gone there.
  struct Way {
    var route: Contract.Route
    var allowed: [MessageKind]
    /// Kinds that went there and may not.
    var forbidden: [MessageKind] = []
    var count = 0
    var isBroken = false
  }

  func way(_ from: Role, _ to: Role) -> Way {
    let route = Contract.Route(from: from, to: to)
    let allowed = contract.kinds(on: route)
    return Way(
      route: route, allowed: allowed,
      forbidden: use?.kinds(on: route).filter { !allowed.contains($0) } ?? [],
      count: use?.count(on: route) ?? 0, isBroken: breaches.contains { $0.fault.route == route })
  }

  /// The rows of the table, and those that the run would need.
  var senders: [Role] {
    contract.senders + roles(\.from).filter { !contract.senders.contains($0) }
  }

  var receivers: [Role] {
    contract.receivers + roles(\.to).filter { !contract.receivers.contains($0) }
  }

  private func roles(_ end: KeyPath<Contract.Route, Role>) -> [Role] {
    let used = Set(use?.routes.map { $0[keyPath: end] } ?? [])
    return Role.allCases.filter(used.contains)
  }

  /// Those on which anything may go or has gone, row by row.
  var ways: [Way] {
    senders.flatMap { sender in receivers.map { way(sender, $0) } }
      .filter { !$0.allowed.isEmpty || $0.count > 0 }
  }

  /// `delegate 2, observer`; what is not allowed has a sign.
  func kinds(of way: Way) -> String {
    let allowed = way.allowed.map { kind in
      let count = use?.count(of: kind, on: way.route) ?? 0
      return count == 0 ? kind.rawValue : "\(kind.rawValue) \(count)"
    }
    let forbidden = way.forbidden.map { kind in
      "\(charset.breach) \(kind.rawValue) \(use?.count(of: kind, on: way.route) ?? 0)"
    }
    return (allowed + forbidden).joined(separator: ", ")
  }

  func message(of breach: Breach) -> Diagram.Message? {
    diagram.messages.first { $0.record == breach.message }
  }

  /// `1 breach`
  var countOfBreaches: String {
    localized(breaches.count, one: "1 breach", other: "\(breaches.count) breaches")
  }
}
