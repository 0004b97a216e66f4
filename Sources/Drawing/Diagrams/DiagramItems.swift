import Trace

extension Diagram {
  /// A line across all lifelines, where the next action from outside begins.
  public struct Turn: Equatable, Sendable {
    public var number: Int
    public var action: String
    /// Whether the turn before this one belongs to an action of the same words.
    public var continues: Bool

    public init(number: Int, action: String, continues: Bool = false) {
      self.number = number
      self.action = action
      self.continues = continues
    }
  }

  public struct Message: Equatable, Sendable {
    /// Counts the messages of this diagram, from 1.
    public var number: Int
    /// The record of the trace that this was made from.
    public var record: Int?
    /// How far it is indented.
    public var depth: Int
    /// The number of the message in whose call this one was sent.
    public var inside: Int?
    /// The number of the earlier message that set this one off.
    public var cause: Int?
    /// How it travelled; `nil` in a diagram that was drawn by hand.
    public var kind: MessageKind?
    public var arrow: Arrow
    /// What is written beside the arrow for a number; `nil` for nothing.
    public var numeral: String?
    /// Whether the receiver's lifeline begins here.
    public var creates: Bool
    /// The sender or receiver whose lifeline ends here; `nil` for none.
    public var destroys: String?
    /// Whether the receiver is active from here on.
    public var activates: Bool
    /// Whether the sender's latest activation ends here.
    public var deactivates: Bool
    public var from: String
    public var to: String
    public var text: String
    /// What is wrong with it, in a few words.
    public var breach: String?
    /// Whether it is pointed at, as the current step of a run.
    public var isMarked = false

    /// Where a message of a run stands among the others.
    public struct Context: Equatable, Sendable {
      public var record: Int?
      public var depth: Int
      public var inside: Int?
      public var cause: Int?

      public init(record: Int? = nil, depth: Int = 0, inside: Int? = nil, cause: Int? = nil) {
        self.record = record
        self.depth = depth
        self.inside = inside
        self.cause = cause
      }
    }

    /// A message of a run: its arrow follows from its kind, and its numeral is its number.
    public init(
      number: Int, kind: MessageKind, from: String, to: String, text: String,
      context: Context = Context(), breach: String? = nil
    ) {
      self.init(number: number, from: from, Arrow(kind), to: to, text: text)
      record = context.record
      depth = context.depth
      inside = context.inside
      cause = context.cause
      self.kind = kind
      numeral = String(number)
      creates = kind == .create
      self.breach = breach
    }

    /// A message of a diagram that was drawn by hand.
    public init(
      number: Int, numeral: String? = nil, from: String, _ arrow: Arrow, to: String, text: String
    ) {
      self.number = number
      self.numeral = numeral
      self.arrow = arrow
      self.from = from
      self.to = to
      self.text = text
      depth = 0
      creates = false
      activates = false
      deactivates = false
    }
  }

  public struct Change: Equatable, Sendable {
    /// The record of the trace that this was made from.
    public var record: Int?
    public var owner: String
    public var property: String
    /// `nil` for the value that a property begins with.
    public var old: String?
    public var new: String
    public var depth: Int
    public var inside: Int?

    public init(
      owner: String, property: String, old: String?, new: String, depth: Int = 0,
      inside: Int? = nil
    ) {
      self.owner = owner
      self.property = property
      self.old = old
      self.new = new
      self.depth = depth
      self.inside = inside
    }
  }

  /// A call that came back with something.
  public struct Reply: Equatable, Sendable {
    public enum Outcome: Equatable, Sendable {
      case value(String)
      case error(String)
    }

    /// The number of the message that it answers.
    public var to: Int
    public var depth: Int
    /// The participant that was called, and the one that had called.
    public var callee: String
    public var caller: String
    public var outcome: Outcome

    public init(to: Int, depth: Int, callee: String, caller: String, outcome: Outcome) {
      self.to = to
      self.depth = depth
      self.callee = callee
      self.caller = caller
      self.outcome = outcome
    }
  }

  /// Objects whose last reference went away, one right after the other.
  public struct Release: Equatable, Sendable {
    public var objects: [String]
    /// How many views without any message went with them.
    public var silentViews: Int

    public init(objects: [String], silentViews: Int = 0) {
      self.objects = objects
      self.silentViews = silentViews
    }
  }
}
