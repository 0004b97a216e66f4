extension Diagram {
  /// A part of the conversation that happens in a way of its own.
  public struct Frame: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      case loop, alt, opt, par
      case parOver = "par_over"
      case critical
      case `break`
      case rect
    }

    public var kind: Kind
    /// May be empty. For a `rect` its colour, as CSS spells it.
    public var label: String

    public init(_ kind: Kind, _ label: String = "") {
      self.kind = kind
      self.label = label
    }

    /// What follows in place of, beside or instead of the part before.
    public struct Section: Equatable, Sendable {
      /// That of the frame.
      public var kind: Kind
      public var label: String

      public init(of kind: Kind, _ label: String = "") {
        self.kind = kind
        self.label = label
      }
    }
  }

  /// From here on, somebody is at work, or is no longer.
  public struct Activation: Equatable, Sendable {
    public var participant: String
    public var begins: Bool

    public init(of participant: String, begins: Bool) {
      self.participant = participant
      self.begins = begins
    }
  }

  /// How the messages from here on are numbered. The messages know their numerals.
  public enum Numbering: Equatable, Sendable {
    /// Without a start or a step, those from before go on.
    case on(start: Double?, step: Double?)
    case off
  }

  /// Somebody's remark beside the lifelines it speaks of.
  public struct Note: Equatable, Sendable {
    public enum Side: String, CaseIterable, Sendable {
      case left, right, over
    }

    /// One lifeline, or the first and the last of those that it covers.
    public var over: [String]
    public var side: Side
    public var text: String
    public var depth: Int

    public init(over: [String], side: Side = .over, text: String, depth: Int = 0) {
      self.over = over
      self.side = side
      self.text = text
      self.depth = depth
    }
  }
}

extension Diagram.Frame.Kind {
  /// What begins a section of it; `nil` when it has none.
  public var sectionWord: String? {
    switch self {
    case .alt: "else"
    case .par, .parOver: "and"
    case .critical: "option"
    case .loop, .opt, .break, .rect: nil
    }
  }
}
