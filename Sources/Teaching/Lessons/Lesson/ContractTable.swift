import Trace

/// Which role may send which kind of message to which role, as the lesson's table says.
public struct ContractTable: Equatable, Sendable {
  /// The roles of the columns, from left to right.
  public var receivers: [Role]
  public var rows: [Row]
  /// For what a table cannot express.
  public var rules: [Contract.Rule] = []
  /// `nil` when there is no rule.
  public var ruleLocation: Location?
  public var location: Location

  /// What a role may send.
  public struct Row: Equatable, Sendable {
    public var sender: Role
    /// A cell for each receiver.
    public var cells: [Cell]
  }

  /// What the sender of the row may send to a receiver.
  public struct Cell: Equatable, Sendable {
    public var receiver: Role
    /// Empty where nothing may be sent.
    public var kinds: [MessageKind]
    public var location: Location
  }

  /// The contract that runs are checked against: the table and the rules, without locations.
  public var contract: Contract {
    let cells = rows.flatMap { row in
      row.cells.map { (Contract.Route(from: row.sender, to: $0.receiver), $0.kinds) }
    }
    return Contract(
      senders: rows.map(\.sender), receivers: receivers,
      allowed: Dictionary(cells) { first, _ in first }, rules: rules)
  }

  /// `nil` when the table has no such row or column.
  public func cell(from sender: Role, to receiver: Role) -> Cell? {
    rows.first { $0.sender == sender }?.cells.first { $0.receiver == receiver }
  }
}
