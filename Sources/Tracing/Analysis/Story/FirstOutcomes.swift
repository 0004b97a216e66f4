import Trace

/// What the calls of a trace lead to first: that a change is announced to objects that the sender does not know, or that an
/// object keeps, shows or moves something itself.
struct FirstOutcomes {
  enum Outcome {
    case announcement, effect
  }

  private var outcomes: [Int: Outcome] = [:]
  private let messages: [Int: Trace.Message]

  init(_ run: RunIndex, _ effects: [Int: [Effect]]) {
    messages = run.messages
    for record in run.trace.records {
      for effect in effects[record.n] ?? [] where effect.isOnScreenSide {
        note(.effect, from: effect.message)
      }
      if case .message(let message) = record.event, message.kind.announces {
        note(.announcement, from: message.parent)
      }
    }
  }

  /// `nil` when it leads to neither.
  subscript(message: Int) -> Outcome? { outcomes[message] }

  /// The calls around a call that has an outcome have one already.
  private mutating func note(_ outcome: Outcome, from message: Int?) {
    var next = message
    while let n = next, outcomes[n] == nil {
      outcomes[n] = outcome
      next = messages[n]?.parent
    }
  }
}

extension MessageKind {
  /// Whether such messages carry news to objects that the sender does not know.
  var announces: Bool {
    [.post, .observer, .binding, .delegate, .closure, .write, .invalidate].contains(self)
  }
}
