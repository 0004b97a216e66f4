import Analysis
import Cells
import Diagrams
import Trace

/// A contract as it is shown, with the messages of a run if there is a run.
public struct ContractSheet {
  let pattern: String
  let title: String
  public var contract: Contract
  let charset: Charset
  /// What was sent; `nil` without a run.
  public var use: ContractUse?
  public var contractVerdict = ContractVerdict()
  /// What the trace does not have of its run; `nil` without a run.
  public var gaps: Trace.Gaps?
  public var diagram = Diagram(participants: [], items: []) {
    didSet { messages = diagram.messagesByRecord }
  }
  private var messages: [Int: Diagram.Message] = [:]

  /// A sender and a receiver, and the kinds of messages between them.
  struct Cell {
    let route: Contract.Route
    let allowed: [MessageKind]
    /// Kinds that were sent although they are not allowed.
    let forbidden: [MessageKind]
    let count: Int
    let isBroken: Bool
  }

  /// - Parameters:
  ///   - pattern: the id of the pattern.
  ///   - title: the name of the pattern, for headings.
  public init(pattern: String, title: String, contract: Contract, charset: Charset = .unicode) {
    self.pattern = pattern
    self.title = title
    self.contract = contract
    self.charset = charset
  }

  func cell(_ from: Role, _ to: Role) -> Cell {
    let route = Contract.Route(from: from, to: to)
    let allowed = contract.kinds(on: route)
    return Cell(
      route: route, allowed: allowed,
      forbidden: use?.kinds(on: route).filter { !allowed.contains($0) } ?? [],
      count: use?.count(on: route) ?? 0, isBroken: breaches.contains { $0.fault.route == route })
  }

  /// Whether any kind of message is allowed on this way.
  func allows(_ from: Role, _ to: Role) -> Bool {
    !contract.kinds(on: .init(from: from, to: to)).isEmpty
  }

  /// The rows of the table, then those that only the run needs.
  var senders: [Role] { contract.senders(with: use) }

  var receivers: [Role] { contract.receivers(with: use) }

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

  var breaches: [Breach] { contractVerdict.breaches }

  /// The changes of state outside of all messages that break a rule.
  var changes: [ContractVerdict.ChangeOutside] { contractVerdict.changesOutside }

  /// That the rules could not be checked for all messages; `nil` when they could.
  var remark: String? { gaps.flatMap { contractVerdict.sentence(on: $0) } }

  func message(of breach: Breach) -> Diagram.Message? { messages[breach.message] }
}

extension Diagram {
  /// The messages by the numbers of their records.
  fileprivate var messagesByRecord: [Int: Message] {
    let numbered = messages.compactMap { message in message.record.map { ($0, message) } }
    return Dictionary(numbered) { first, _ in first }
  }
}
