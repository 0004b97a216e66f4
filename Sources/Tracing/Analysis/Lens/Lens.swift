import Localization
import Trace

/// A design pattern through which you look at a run. All architectures are made of these three.
public enum Lens: String, CaseIterable, Sendable {
  /// An object announces a change to objects that it does not know.
  case observer
  /// An object leaves a part of its behaviour to an object that can be replaced.
  case strategy
  /// Single things and groups of things form a tree.
  case composite

  /// What an object does in the pattern.
  public enum Part: String, CaseIterable, Sendable {
    case subject, centre, observer
    case context, strategy
    case composite, leaf
  }

  /// The parts, in the order in which they are listed.
  public var parts: [Part] {
    switch self {
    case .observer: [.subject, .centre, .observer]
    case .strategy: [.context, .strategy]
    case .composite: [.composite, .leaf]
    }
  }

  /// The kinds of messages that belong to the pattern; none where the containment decides.
  public var kinds: Set<MessageKind> {
    switch self {
    case .observer: [.subscribe, .post, .observer, .binding, .read, .write, .invalidate]
    case .strategy: [.targetAction, .delegate, .datasource]
    case .composite: []
    }
  }
}

// MARK: In words

extension Lens {
  public var title: String {
    switch self {
    case .observer: localized("Observer")
    case .strategy: localized("Strategy")
    case .composite: localized("Composite")
    }
  }

  /// The idea of the pattern as a sentence.
  public var idea: String {
    switch self {
    case .observer:
      localized("An object announces a change and does not know which objects hear it.")
    case .strategy:
      localized(
        """
        An object leaves a part of its behaviour to another object, which it knows only by a \
        protocol or a selector.
        """)
    case .composite:
      localized(
        """
        Single things and groups of things form a tree, and you send a group the same messages as \
        a single thing.
        """)
    }
  }
}

extension Lens.Part {
  public var title: String {
    switch self {
    case .subject: localized("Subject")
    case .centre: localized("Centre")
    case .observer: localized("Observer")
    case .context: localized("Context")
    case .strategy: localized("Strategy")
    case .composite: localized("Composite")
    case .leaf: localized("Leaf")
    }
  }

  /// What an object does that plays this part, as a clause.
  public var task: String {
    switch self {
    case .subject: localized("has something that changes, and announces it")
    case .centre: localized("passes the news on to a list of observers")
    case .observer: localized("has registered, and hears the news")
    case .context: localized("leaves a part of its behaviour to another object")
    case .strategy: localized("does this part, and can be replaced")
    case .composite: localized("contains others")
    case .leaf: localized("contains nothing")
    }
  }
}
