/// Which role may send which kind of message to which role, and rules about the order of messages, which
/// no table can state.
///
/// An object may always call itself: a contract is about messages between two objects.
public struct Contract: Equatable, Sendable {
  /// The roles in the order of the table.
  public var senders: [Role]
  public var receivers: [Role]
  public var rules: [Rule]
  private var allowed: [Route: [MessageKind]]

  /// The role of a sender and the role of a receiver.
  public struct Route: Hashable, Sendable {
    public var from: Role
    public var to: Role

    public init(from: Role, to: Role) {
      self.from = from
      self.to = to
    }
  }

  /// - Parameter allowed: the allowed kinds of messages. On a route that is missing, nothing is allowed.
  public init(
    senders: [Role], receivers: [Role], allowed: [Route: [MessageKind]], rules: [Rule] = []
  ) {
    self.senders = senders
    self.receivers = receivers
    self.allowed = allowed
    self.rules = rules
  }

  /// The kinds that are allowed; empty when the table has no such row or column.
  public func kinds(on route: Route) -> [MessageKind] { allowed[route] ?? [] }

  /// Whether the table allows the message. The rules are not asked.
  public func allows(_ kind: MessageKind, on route: Route) -> Bool {
    kinds(on: route).contains(kind)
  }
}
