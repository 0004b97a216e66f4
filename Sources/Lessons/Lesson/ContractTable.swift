import Trace

/// Which role may send which kind of message to which role, as the lesson's table says.
public struct ContractTable: Equatable, Sendable {
  public var receivers: [Role]
  public var rows: [Row]
  /// The pattern's sequence rule, as written after `rule:`.
  public var rule: String?
  public var ruleLocation: Location?
  public var location: Location

  public struct Row: Equatable, Sendable {
    public var sender: Role
    /// One for each receiver.
    public var cells: [Cell]
    public var location: Location
  }

  public struct Cell: Equatable, Sendable {
    public var receiver: Role
    /// Empty where nothing may be sent.
    public var kinds: [MessageKind]
    public var location: Location
  }

  /// What `sender` may send to `receiver`: nothing, when the table has no such row or column.
  public func kinds(from sender: Role, to receiver: Role) -> [MessageKind] {
    cell(from: sender, to: receiver)?.kinds ?? []
  }

  public func cell(from sender: Role, to receiver: Role) -> Cell? {
    rows.first { $0.sender == sender }?.cells.first { $0.receiver == receiver }
  }
}
