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

  /// `at once`, `later` or both.
  public var timing: String {
    switch (times.contains(.atOnce), times.contains(.later)) {
    case (true, true): localized("both")
    case (false, true): localized("later")
    default: localized("at once")
    }
  }

  /// Whether messages brought an answer: `no`, `some` or `yes`. In brackets: what the kind allows, where runs do
  /// not record it.
  public var answering: String {
    guard answers == 0 else { return answers == messages ? localized("yes") : localized("some") }
    return switch kind {
    case .datasource: localized("(yes)")
    case .delegate, .closure: localized("(can)")
    default: localized("no")
    }
  }

  /// How the sender's properties hold the receiver: `strong weak`, and `–` for no property.
  public var holding: String {
    let words = Trace.Reference.Strength.allCases.filter(strengths.contains).map(\.rawValue)
    return (words + (isUnheld ? ["–"] : [])).joined(separator: " ")
  }
}
