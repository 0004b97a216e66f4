import Trace

/// A sequence rule, ready to judge the messages of one trace.
///
/// A message is in its place when *any* call around it, up to the start of its turn, shelters it:
/// an observer may ask others for help. A call that has returned shelters nothing, so what a
/// controller does after the model's notification was delivered is as wrong as what it does before.
struct Timing {
  private let rule: SequenceRule
  /// Messages that shelter what is sent inside them.
  private var enclosingKinds: Set<Int> = []
  private var turns: Set<Int> = []

  init(_ rule: SequenceRule, in trace: Trace, _ roles: [String: Role]) {
    self.rule = rule
    for (n, message) in trace.messages {
      let isSheltered = message.parent.map(enclosingKinds.contains) ?? false
      if isSheltered || opens(message, roles) { enclosingKinds.insert(n) }
      if message.kind == rule.condition { turns.insert(message.turn) }
    }
  }

  /// A view that reports what is typed into it may use the notification centre for that, which
  /// makes it no news of a store.
  private func opens(_ message: Trace.Message, _ roles: [String: Role]) -> Bool {
    rule.enclosingKinds.contains(message.kind)
      && !(message.kind == .observer && roles[message.from] == .view)
  }

  func allows(_ message: Trace.Message, on route: Contract.Route) -> Bool {
    !concerns(message, on: route) || message.parent.map(enclosingKinds.contains) ?? false
  }

  private func concerns(_ message: Trace.Message, on route: Contract.Route) -> Bool {
    rule.operation.kinds.contains(message.kind) && route.to == rule.receiver
      && route.from.isController
      && (rule.condition == nil || turns.contains(message.turn))
      && !rule.exemptions.contains { $0.methods.contains(message.method) }
  }
}

extension Role {
  /// Sequence rules are about those who stand between a screen and what it shows.
  fileprivate var isController: Bool {
    [.controller, .rootController, .viewController].contains(self)
  }
}

extension Trace.Message {
  /// `reload` for `reload(with:)`.
  fileprivate var method: String { String(text.prefix { $0 != "(" }) }
}
