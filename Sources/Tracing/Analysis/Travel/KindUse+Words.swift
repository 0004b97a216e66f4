import Localization
import Trace

extension KindUse {
  /// What the sender has to know. This follows from the kind, and not from the run.
  public var knowledge: String {
    switch kind {
    case .user: localized("the screen")
    case .targetAction: localized("a target, a selector")
    case .delegate, .datasource: localized("a protocol")
    case .call, .set, .query, .create: localized("the receiver's type")
    case .post: localized("a name")
    case .observer: localized("a list of observers")
    case .subscribe: localized("what it observes")
    case .binding: localized("only its own value")
    case .closure: localized("parameters, a result")
    case .navigate: localized("the framework")
    case .lifecycle: localized("a framework's class")
    case .system: localized("its own parts")
    case .forward: localized("a selector")
    }
  }

  /// `at once`, `later on` or both.
  public var timing: String {
    switch (times.contains(.atOnce), times.contains(.later)) {
    case (true, true): localized("both")
    case (false, true): localized("later on")
    default: localized("at once")
    }
  }

  /// How many messages brought an answer: `never`, `partly` or `always`. In brackets: what the kind asks for, where
  /// runs do not record it.
  public var answering: String {
    guard answers == 0 else {
      return answers == messages ? localized("always") : localized("partly")
    }
    return switch kind {
    case .datasource: localized("(must)")
    case .delegate, .closure: localized("(may)")
    default: localized("never")
    }
  }

  /// How the sender's properties hold the receiver: `strong weak`, and `–` for no property.
  public var holding: String {
    let words = Trace.Reference.Strength.allCases.filter(strengths.contains).map(\.rawValue)
    return (words + (isUnheld ? ["–"] : [])).joined(separator: " ")
  }
}
