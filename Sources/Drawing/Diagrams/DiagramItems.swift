import Trace

extension Diagram {
  /// A line across all lifelines, where the next action from outside begins.
  public struct Turn: Equatable, Sendable {
    public var number: Int
    public var action: String
    /// Whether the turn before this turn has the same action.
    public var continues: Bool

    public init(number: Int, action: String, continues: Bool = false) {
      self.number = number
      self.action = action
      self.continues = continues
    }
  }

  /// An arrow from a participant to another participant, or to itself.
  public struct Message: Equatable, Sendable {
    /// Counts the messages of this diagram, from 1.
    public var number: Int
    /// The record number in the trace; `nil` in a diagram drawn by hand.
    public var record: Int?
    /// How many levels it is indented.
    public var depth = 0
    /// The number of the message in whose call it was sent; `nil` for none.
    public var inside: Int?
    /// The number of the earlier message that caused it; `nil` for none.
    public var cause: Int?
    /// Why a body is computed, if no earlier message has caused it; `nil` for other messages.
    public var occasion: Occasion?
    /// How it was sent; `nil` in a diagram that was drawn by hand.
    public var kind: MessageKind?
    public var arrow: Arrow
    /// The number next to the arrow; `nil` for none.
    public var numeral: String?
    /// Whether the receiver's lifeline begins here.
    public var creates = false
    /// The sender or receiver whose lifeline ends here; `nil` for none.
    public var destroys: String?
    /// Whether the receiver is active from here on.
    public var activates = false
    /// Whether the sender's latest activation ends here.
    public var deactivates = false
    /// The id of the sender.
    public var from: String
    /// The id of the receiver.
    public var to: String
    public var text: String
    /// Why it breaks the contract, in a few words; `nil` when it does not.
    public var breach: String?
    /// Whether it is highlighted as the current step of a run.
    public var isMarked = false
    /// Whether it belongs to the lens; `nil` without a lens.
    public var emphasis: Emphasis?
    /// What came of it, when that has no row of its own; only ladders and rows of arrows show it.
    public var outcome: Outcome?

    /// Why a body is computed that no write has marked.
    public enum Occasion: Equatable, Sendable {
      /// Its node is new.
      case first
      /// Its view is not equal to the one before: the properties in which it differs, if they are known.
      case valueDiffers(in: [String])
    }

    /// What is written in the row of a message, next to its words.
    public enum Outcome: Equatable, Sendable {
      /// A change of its receiver.
      case change(Change)
      case remark(String)
    }

    /// A message of a run: its arrow follows from its kind, and its numeral is its number.
    public init(
      number: Int, kind: MessageKind, from: String, to: String, text: String, depth: Int = 0,
      cause: Int? = nil, breach: String? = nil
    ) {
      self.init(number: number, from: from, Arrow(kind), to: to, text: text)
      self.depth = depth
      self.cause = cause
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
    }
  }

  /// A property of a participant got a value.
  public struct Change: Equatable, Sendable {
    /// The record number in the trace; `nil` for none.
    public var record: Int?
    /// The id of the participant that has the property.
    public var owner: String
    public var property: String
    /// `nil` for the initial value of a property.
    public var old: String?
    public var new: String
    /// How many levels it is indented.
    public var depth: Int
    /// The number of the message during which it happened; `nil` for none.
    public var inside: Int?
    /// Whether it comes right below another message than the one during which it happened.
    var isApart = false
    /// Whether a lens shows something else.
    public var isDimmed = false

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

  /// A call returned a value, or threw an error.
  public struct Reply: Equatable, Sendable {
    public enum Outcome: Equatable, Sendable {
      case value(String)
      case error(String)
    }

    /// The number of the message that it answers.
    public var to: Int
    /// How many levels it is indented.
    public var depth: Int
    /// The ids of the participant that was called and of its caller.
    public var callee: String
    public var caller: String
    public var outcome: Outcome
    /// Whether a lens shows something else.
    public var isDimmed = false

    public init(to: Int, depth: Int, callee: String, caller: String, outcome: Outcome) {
      self.to = to
      self.depth = depth
      self.callee = callee
      self.caller = caller
      self.outcome = outcome
    }
  }

  /// Objects that were released directly after each other.
  public struct Release: Equatable, Sendable {
    /// The ids of the objects.
    public var objects: [String]
    /// How many more views were released that sent and received no message.
    public var silentViews: Int

    public init(objects: [String], silentViews: Int = 0) {
      self.objects = objects
      self.silentViews = silentViews
    }
  }
}
