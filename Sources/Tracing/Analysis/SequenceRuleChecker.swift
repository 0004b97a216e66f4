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

  init(_ rule: SequenceRule, in trace: Trace, _ roles: [String: Role]) {
    self.rule = rule
    for (n, message) in trace.messages {
      if isEnclosed(message) || opens(message, roles) { enclosingCalls.insert(n) }
      if message.kind == rule.condition { turns.insert(message.turn) }
    }
  }

  /// A view may use the notification centre to report what is typed into it. That is no notification of the
  /// model.
  private func opens(_ message: Trace.Message, _ roles: [String: Role]) -> Bool {
    rule.enclosingKinds.contains(message.kind)
      && !(message.kind == .observer && roles[message.from] == .view)
  }

  func allows(_ message: Trace.Message, on route: Contract.Route) -> Bool {
    !concerns(message, on: route) || isEnclosed(message)
  }

  private func isEnclosed(_ message: Trace.Message) -> Bool {
    message.parent.map(enclosingCalls.contains) ?? false
  }

  private func concerns(_ message: Trace.Message, on route: Contract.Route) -> Bool {
    rule.operation.kinds.contains(message.kind) && route.to == rule.receiver
      && route.from.isController
      && (rule.condition == nil || turns.contains(message.turn))
      && !rule.exemptions.contains { $0.methods.contains(message.baseName) }
  }
}

extension Role {
  /// Sequence rules are about the objects between a view and a model.
  fileprivate var isController: Bool {
    [.controller, .rootController, .viewController].contains(self)
  }
}
