extension Diagram {
  /// A part of the conversation that is repeated, optional, parallel and so on.
  public struct Frame: Equatable, Sendable {
    /// The frames that Mermaid has. The raw value is Mermaid's keyword.
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

    /// A further part of a frame, such as the `else` of an `alt`.
    public struct Section: Equatable, Sendable {
      /// What it begins with. The raw value is Mermaid's keyword.
      public enum Word: String, CaseIterable, Sendable {
        case `else`, and, option
      }

      public var word: Word
      public var label: String

      public init(_ word: Word, _ label: String = "") {
        self.word = word
        self.label = label
      }
    }
  }

  /// A participant becomes active, or stops being active.
  public struct Activation: Equatable, Sendable {
    /// The id of the participant.
    public var participant: String
    public var begins: Bool

    public init(of participant: String, begins: Bool) {
      self.participant = participant
      self.begins = begins
    }
  }

  /// How the messages from here on are numbered. The messages know their numerals.
  public enum Numbering: Equatable, Sendable {
    /// The numbers go on.
    case on
    case from(Double, step: Double)
    case off
  }

  /// A remark next to one or more lifelines.
  public struct Note: Equatable, Sendable {
    /// Where a note is: next to its lifeline, or over its lifelines.
    public enum Side: String, CaseIterable, Sendable {
      case left, right, over
    }

    /// The ids of its lifelines: one id, or the first and the last of those that it covers.
    public var over: [String]
    public var side: Side
    public var text: String
    /// How many levels it is indented.
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
  /// The word in a drawing, as Mermaid draws it.
  package var word: String { self == .parOver ? Self.par.rawValue : rawValue }

  /// What its sections begin with; `nil` for a frame that has none.
  var sectionWord: Diagram.Frame.Section.Word? {
    switch self {
    case .alt: .else
    case .par, .parOver: .and
    case .critical: .option
    case .loop, .opt, .break, .rect: nil
    }
  }
}
