import Trace

/// A message that a contract does not allow.
public struct Breach: Equatable, Sendable {
  /// Why the message is not allowed.
  public enum Fault: Equatable, Sendable {
    /// The table does not allow the kind on this route.
    case forbidden(MessageKind, Contract.Route)
    /// The table allows it, but the sequence rule does not allow it at this point.
    case outOfPlace(SequenceRule, Contract.Route)
    /// It comes, or changes state, when a rule about time does not allow it.
    case outOfTime(TimeRule, Contract.Route)
  }

  /// The record number of the message.
  public var message: Int
  public var fault: Fault

  public init(message: Int, _ fault: Fault) {
    self.message = message
    self.fault = fault
  }
}

extension Breach.Fault {
  /// From the sender's role to the receiver's role.
  public var route: Contract.Route {
    switch self {
    case .forbidden(_, let route), .outOfPlace(_, let route), .outOfTime(_, let route): route
    }
  }
}

extension Contract {
  /// Every message that breaks the contract, in order. The rules are checked only for messages that the table
  /// allows, and a message is reported for one rule at most.
  public func breaches(in trace: Trace) -> [Breach] {
    let roles = trace.roles
    let checker = rule.map { SequenceRuleChecker($0, in: trace, roles) }
    let timeCheckers = timeRules.map { ($0, TimeRuleChecker($0, in: trace, roles).broken) }
    return trace.messages.compactMap { n, message in
      guard let route = Route(of: message, roles) else { return nil }
      guard allows(message.kind, on: route) else {
        return Breach(message: n, .forbidden(message.kind, route))
      }
      if let checker, let rule, !checker.allows(message, on: route) {
        return Breach(message: n, .outOfPlace(rule, route))
      }
      return timeCheckers.first { $0.1.contains(n) }
        .map { Breach(message: n, .outOfTime($0.0, route)) }
    }
  }
}

extension Contract.Route {
  /// `nil` for messages that no contract covers: from an object to itself, and of undeclared objects.
  init?(of message: Trace.Message, _ roles: [String: Role]) {
    guard message.from != message.to, let from = roles[message.from], let to = roles[message.to]
    else { return nil }
    self.init(from: from, to: to)
  }
}
