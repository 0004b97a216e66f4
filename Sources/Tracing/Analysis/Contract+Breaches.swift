import Trace

extension Contract {
  /// Every message that breaks the contract, in order. One that the table forbids is not asked
  /// whether it came at the right time.
  public func breaches(in trace: Trace) -> [Breach] {
    let roles = trace.roles
    let timing = rule.map { Timing($0, in: trace, roles) }
    return trace.messages.compactMap { n, message in
      guard let route = Route(of: message, roles) else { return nil }
      guard allows(message.kind, on: route) else {
        return Breach(message: n, .forbidden(message.kind, route))
      }
      guard let timing, let rule, !timing.allows(message, on: route) else { return nil }
      return Breach(message: n, .outOfPlace(rule, route))
    }
  }
}

extension Contract.Route {
  /// `nil` for messages that no contract is about: to oneself, and of objects nobody declared.
  init?(of message: Trace.Message, _ roles: [String: Role]) {
    guard message.from != message.to, let from = roles[message.from], let to = roles[message.to]
    else { return nil }
    self.init(from: from, to: to)
  }
}

extension Trace {
  var roles: [String: Role] {
    Dictionary(participants.map { ($0.name, $0.role) }) { first, _ in first }
  }
}
