import Trace

/// A message that a contract does not allow.
public struct Breach: Equatable, Sendable {
  public enum Fault: Equatable, Sendable {
    /// The table has no such kind in this cell.
    case forbidden(MessageKind, Contract.Route)
    /// The table allows it, but not now.
    case outOfPlace(SequenceRule, Contract.Route)
  }

  /// The record of the message.
  public var message: Int
  public var fault: Fault

  public init(message: Int, _ fault: Fault) {
    self.message = message
    self.fault = fault
  }
}

extension Breach.Fault {
  public var route: Contract.Route {
    switch self {
    case .forbidden(_, let route), .outOfPlace(_, let route): route
    }
  }
}
