import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// A contract as it is shown, with the messages of a run if there is a run.
struct ContractSheet {
  var pattern: String
  var title: String
  var contract: Contract
  var charset: Charset
  /// What was sent; `nil` without a run.
  var use: ContractUse?
  var breaches: [Breach] = []
  var diagram = Diagram(participants: [], items: [])

  /// A sender and a receiver, and the kinds of messages between them.
  struct Cell {
    var route: Contract.Route
    var allowed: [MessageKind]
    /// Kinds that were sent although they are not allowed.
    var forbidden: [MessageKind] = []
    var count = 0
    var isBroken = false
  }

  func cell(_ from: Role, _ to: Role) -> Cell {
    let route = Contract.Route(from: from, to: to)
    let allowed = contract.kinds(on: route)
    return Cell(
      route: route, allowed: allowed,
      forbidden: use?.kinds(on: route).filter { !allowed.contains($0) } ?? [],
      count: use?.count(on: route) ?? 0, isBroken: breaches.contains { $0.fault.route == route })
  }

  /// The rows of the table, then those that only the run needs.
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

  /// The cells in which anything is allowed or was sent, row by row.
  var cells: [Cell] {
    senders.flatMap { sender in receivers.map { cell(sender, $0) } }
      .filter { !$0.allowed.isEmpty || $0.count > 0 }
  }

  /// `delegate 2, observer`; what is not allowed has a sign.
  func kinds(of cell: Cell) -> String {
    let allowed = cell.allowed.map { kind in
      let count = use?.count(of: kind, on: cell.route) ?? 0
      return count == 0 ? kind.rawValue : "\(kind.rawValue) \(count)"
    }
    let forbidden = cell.forbidden.map { kind in
      "\(charset.breach) \(kind.rawValue) \(use?.count(of: kind, on: cell.route) ?? 0)"
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
