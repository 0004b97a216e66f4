import Trace

/// Finds the messages that break a rule. A change of state breaks it in the message during which it happens. Outside of all
/// messages, it breaks it by itself.
///
/// *Any* call around a message counts, up to the start of its turn: an observer may call other objects that then call the
/// view. A call that has returned does not count. So a change after the notification was delivered breaks
/// `only-inside observer` just as a change before it.
struct RuleChecker {
  let rule: Contract.Rule
  private let run: RunIndex
  private let gaps: Trace.Gaps
  /// The turns to which the rule applies; `nil` for all.
  private let turns: Set<Int>?
  /// The record numbers of calls that are of a kind of the rule, or lie inside such a call.
  private var inside: Set<Int> = []
  /// The same for calls that restore state, if the rule excepts that.
  private var restoring: Set<Int> = []
  /// The turns in which a message of a kind of the rule was sent.
  private var begun: Set<Int> = []
  /// The record numbers of messages, and of changes outside of all messages.
  private(set) var broken: Set<Int> = []
  /// Those that may break the rule: what decides it is missing in the trace.
  private(set) var undecided: Set<Int> = []

  init(_ rule: Contract.Rule, in run: RunIndex, _ gaps: Trace.Gaps) {
    (self.rule, self.run, self.gaps) = (rule, run, gaps)
    // The message that the rule waits for may come later in the turn.
    turns = rule.condition.map { kind in
      Set(run.sent.map(\.message).filter { $0.kind == kind }.map(\.turn))
    }
    var turn = 0
    for record in run.trace.records {
      switch record.event {
      case .turn(let new): turn = new.number
      case .message(let message): read(message, record.n)
      case .state(let change): read(change, record.n, in: turn)
      default: break
      }
    }
  }

  private mutating func read(_ message: Trace.Message, _ n: Int) {
    let parent = message.parent
    if concerns(message), !allows(in: parent, turn: message.turn) {
      add(n, in: message.turn, lacksCall: gaps.lacksCall(around: n))
    }
    let isOfKind = rule.kinds.contains(message.kind)
    if isOfKind { begun.insert(message.turn) }
    if isOfKind && !isReport(message) || parent.map(inside.contains) == true { inside.insert(n) }
    if restoresState(message) || parent.map(restoring.contains) == true { restoring.insert(n) }
  }

  private func concerns(_ message: Trace.Message) -> Bool {
    switch rule.subject {
    case .messages(let kind, _): message.kind == kind
    case .operation(let operation, let receiver, _):
      operation.kinds.contains(message.kind) && isFromController(message, to: receiver)
        && !rule.exemptions.contains { $0.methods.contains(message.baseName) }
    case .state: false
    }
  }

  private func isFromController(_ message: Trace.Message, to receiver: Role) -> Bool {
    guard let route = Contract.Route(of: message, run.roles) else { return false }
    return route.to == receiver && route.from.isController
  }

  /// A view may use the notification centre to report what is typed into it. That is no notification of the model.
  private func isReport(_ message: Trace.Message) -> Bool {
    message.kind == .observer && run.roles[message.from] == .view
  }

  private func restoresState(_ message: Trace.Message) -> Bool {
    let restoring = Contract.Rule.Exemption.restoring
    return rule.exemptions.contains(restoring) && restoring.methods.contains(message.baseName)
  }

  private mutating func read(_ change: Trace.StateChange, _ n: Int, in present: Int) {
    guard case .state(let roles, _) = rule.subject, !change.isInitial,
      let owner = run.roles[change.owner], roles.contains(owner)
    else { return }
    let call = caller(of: change.parent)
    let turn = call.flatMap { run.messages[$0]?.turn } ?? present
    let isShown = call != nil || change.parent == nil
    guard isShown, !allows(in: change.parent, turn: turn) else { return }
    // A change has no depth, so in a part of a run the call around it may always be missing.
    add(call ?? n, in: turn, lacksCall: gaps.part != nil)
  }

  private mutating func add(_ n: Int, in turn: Int, lacksCall: Bool) {
    let isProved =
      switch rule.relation {
      case .onlyInside: !lacksCall
      case .notInside: !lacksCall || rule.exemptions.isEmpty
      case .after: gaps.part == nil
      }
    if isProved, turns?.contains(turn) ?? true {
      broken.insert(n)
    } else if gaps.part != nil {
      undecided.insert(n)
    }
  }

  /// The message between two objects during which a change happens.
  private func caller(of call: Int?) -> Int? {
    var call = call
    while let n = call, let message = run.messages[n] {
      if Contract.Route(of: message, run.roles) != nil { return n }
      call = message.parent
    }
    return nil
  }

  private func allows(in call: Int?, turn: Int) -> Bool {
    if call.map(restoring.contains) == true { return true }
    let isInside = call.map(inside.contains) ?? false
    return switch rule.relation {
    case .onlyInside: isInside
    case .notInside: !isInside
    case .after: begun.contains(turn)
    }
  }
}

extension Role {
  /// Rules about operations are about the objects between a view and a model.
  fileprivate var isController: Bool {
    [.controller, .rootController, .viewController].contains(self)
  }
}
