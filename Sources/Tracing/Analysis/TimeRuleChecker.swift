import Trace

/// Finds the messages that break a rule about time. A change of state breaks it in the message during which it happens.
struct TimeRuleChecker {
  private let rule: TimeRule
  private let roles: [String: Role]
  private let gaps: Trace.Gaps
  private let messages: [Int: Trace.Message]
  /// The record numbers of calls that are of a kind of the rule, or lie inside such a call.
  private var inside: Set<Int> = []
  /// The same for calls of the method that the rule excepts.
  private var excepted: Set<Int> = []
  /// The turns in which a message of a kind of the rule was sent.
  private var begun: Set<Int> = []
  private(set) var broken: Set<Int> = []
  /// Messages that a call may allow which is missing in the trace.
  private(set) var undecided: Set<Int> = []

  init(_ rule: TimeRule, in trace: Trace, _ roles: [String: Role], _ gaps: Trace.Gaps) {
    self.rule = rule
    self.roles = roles
    self.gaps = gaps
    messages = trace.messagesByRecord
    for record in trace.records {
      switch record.event {
      case .message(let message): read(message, record.n)
      case .state(let change): read(change)
      default: break
      }
    }
  }

  private mutating func read(_ message: Trace.Message, _ n: Int) {
    if rule.subject == .messages(message.kind), !allows(in: message.parent, turn: message.turn) {
      add(n, lacksCall: gaps.lacksCall(around: n))
    }
    if rule.kinds.contains(message.kind) { begun.insert(message.turn) }
    let parent = message.parent
    if rule.kinds.contains(message.kind) || parent.map(inside.contains) == true { inside.insert(n) }
    if message.baseName == rule.exemption?.method || parent.map(excepted.contains) == true {
      excepted.insert(n)
    }
  }

  private mutating func read(_ change: Trace.StateChange) {
    guard case .state(let roles) = rule.subject, !change.isInitial,
      let owner = self.roles[change.owner], roles.contains(owner),
      let call = caller(of: change.parent), let message = messages[call]
    else { return }
    // A change has no depth, so in a part of a run the call around it may always be missing.
    if !allows(in: change.parent, turn: message.turn) { add(call, lacksCall: gaps.part != nil) }
  }

  private mutating func add(_ n: Int, lacksCall: Bool) {
    let isProved =
      switch rule.relation {
      case .onlyInside: !lacksCall
      case .notInside: !lacksCall || rule.exemption == nil
      case .after: gaps.part == nil
      }
    if isProved { broken.insert(n) } else { undecided.insert(n) }
  }

  /// The message between two objects during which a change happens.
  private func caller(of call: Int?) -> Int? {
    var call = call
    while let n = call, let message = messages[n] {
      if Contract.Route(of: message, roles) != nil { return n }
      call = message.parent
    }
    return nil
  }

  private func allows(in call: Int?, turn: Int) -> Bool {
    if call.map(excepted.contains) == true { return true }
    let isInside = call.map(inside.contains) ?? false
    return switch rule.relation {
    case .onlyInside: isInside
    case .notInside: !isInside
    case .after: begun.contains(turn)
    }
  }
}
