import Trace

/// A message that a contract does not allow.
public struct Breach: Equatable, Sendable {
  /// Why the message is not allowed.
  public enum Fault: Equatable, Sendable {
    /// The table does not allow the kind on this route.
    case forbidden(MessageKind, Contract.Route)
    /// The table allows it, but it comes, or changes state, when the rule does not allow it.
    case againstRule(Contract.Rule, Contract.Route)
  }

  /// The record number of the message.
  public var message: Int
  public var fault: Fault
}

extension Breach.Fault {
  /// From the sender's role to the receiver's role.
  public var route: Contract.Route {
    switch self {
    case .forbidden(_, let route), .againstRule(_, let route): route
    }
  }
}

/// What a contract says of a trace.
public struct ContractVerdict: Equatable, Sendable {
  /// Every message that breaks the contract, in order. The rules are checked only for messages that the table
  /// allows, and a message is reported for one rule at most.
  public var breaches: [Breach] = []
  /// The changes of state that break a rule outside of all messages, in order.
  public var changesOutside: [ChangeOutside] = []
  /// The record numbers of the messages, and of changes outside of all messages, of which a part of a run does not show
  /// whether a rule allows them.
  public var undecided: [Int] = []

  /// A change of state outside of all messages, which a rule does not allow.
  public struct ChangeOutside: Equatable, Sendable {
    /// Its record number.
    public var record: Int
    public var change: Trace.StateChange
    /// What was done then; `nil` before the first turn.
    public var action: String?
    public var rule: Contract.Rule
  }

  public init() {}
}

extension Contract {
  public func breaches(in trace: Trace) -> [Breach] { verdict(on: trace).breaches }

  public func verdict(on trace: Trace) -> ContractVerdict {
    let (run, gaps) = (RunIndex(trace), trace.gaps)
    let checkers = rules.map { RuleChecker($0, in: run, gaps) }
    var verdict = ContractVerdict()
    for (n, message) in run.sent {
      guard let route = Route(of: message, run.roles) else { continue }
      let fault: Breach.Fault? =
        if !allows(message.kind, on: route) {
          .forbidden(message.kind, route)
        } else {
          checkers.first { $0.broken.contains(n) }.map { .againstRule($0.rule, route) }
        }
      if let fault {
        verdict.breaches.append(Breach(message: n, fault: fault))
      } else if checkers.contains(where: { $0.undecided.contains(n) }) {
        verdict.undecided.append(n)
      }
    }
    verdict.add(changesOf: trace, checkers)
    return verdict
  }
}

extension ContractVerdict {
  /// The changes outside of all messages.
  fileprivate mutating func add(changesOf trace: Trace, _ checkers: [RuleChecker]) {
    var action: String?
    for record in trace.records {
      if case .turn(let turn) = record.event { action = turn.action }
      guard case .state(let change) = record.event else { continue }
      if let checker = checkers.first(where: { $0.broken.contains(record.n) }) {
        changesOutside.append(
          .init(record: record.n, change: change, action: action, rule: checker.rule))
      } else if checkers.contains(where: { $0.undecided.contains(record.n) }) {
        undecided.append(record.n)
      }
    }
    undecided.sort()
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
