import Trace

/// Checks the messages of a trace against a sequence rule.
///
/// A message is allowed when *any* call around it, up to the start of its turn, is of an enclosing kind of
/// the rule: an observer may call other objects that then call the view. A call that has returned does not
/// count. So a change after the notification was delivered breaks the rule just as a change before it.
struct SequenceRuleChecker {
  private let rule: SequenceRule
  /// The record numbers of calls inside which the operation is allowed.
  private var enclosingCalls: Set<Int> = []
  /// The turns to which the rule applies.
  private var turns: Set<Int> = []
  private(set) var broken: Set<Int> = []
  /// Messages that may break the rule: what decides it is missing in the trace.
  private(set) var undecided: Set<Int> = []

  init(_ rule: SequenceRule, in trace: Trace, _ roles: [String: Role], _ gaps: Trace.Gaps) {
    self.rule = rule
    for (n, message) in trace.messages {
      if isEnclosed(message) || opens(message, roles) { enclosingCalls.insert(n) }
      if message.kind == rule.condition { turns.insert(message.turn) }
    }
    for (n, message) in trace.messages {
      guard let route = Contract.Route(of: message, roles), concerns(message, on: route),
        !isEnclosed(message)
      else { continue }
      if applies(in: message.turn), !gaps.lacksCall(around: n) {
        broken.insert(n)
      } else if gaps.part != nil {
        undecided.insert(n)
      }
    }
  }

  /// A view may use the notification centre to report what is typed into it. That is no notification of the
  /// model.
  private func opens(_ message: Trace.Message, _ roles: [String: Role]) -> Bool {
    rule.enclosingKinds.contains(message.kind)
      && !(message.kind == .observer && roles[message.from] == .view)
  }

  private func isEnclosed(_ message: Trace.Message) -> Bool {
    message.parent.map(enclosingCalls.contains) ?? false
  }

  private func applies(in turn: Int) -> Bool { rule.condition == nil || turns.contains(turn) }

  private func concerns(_ message: Trace.Message, on route: Contract.Route) -> Bool {
    rule.operation.kinds.contains(message.kind) && route.to == rule.receiver
      && route.from.isController
      && !rule.exemptions.contains { $0.methods.contains(message.baseName) }
  }
}

extension Role {
  /// Sequence rules are about the objects between a view and a model.
  fileprivate var isController: Bool {
    [.controller, .rootController, .viewController].contains(self)
  }
}
