extension Trace {
  /// What a record says.
  public enum Event: Equatable, Sendable {
    case participant(Participant)
    case reference(Reference)
    case turn(Turn)
    case message(Message)
    case state(StateChange)
    case `return`(Return)
    case release(Release)
    case screen(Screen)
  }

  /// An object with a lifeline. Declared before anything else speaks of it.
  public struct Participant: Equatable, Sendable {
    /// Unique in a trace: `PlayVC`, `nameField`, `FolderVC2`.
    public var name: String
    /// The Swift type: `PlayViewController`.
    public var type: String
    public var role: Role

    public init(name: String, type: String, role: Role) {
      self.name = name
      self.type = type
      self.role = role
    }
  }

  /// One stored property that holds another participant, until another record says that it `ended`, a
  /// state record gives the property a value, or one of the two objects goes.
  public struct Reference: Equatable, Sendable {
    public enum Strength: String, CaseIterable, Sendable {
      case strong, weak, unowned
    }

    public var from: String
    public var property: String
    public var to: String
    public var strength: Strength
    /// Whether this is the end of the reference.
    public var ended: Bool

    public init(
      from: String, property: String, to: String, strength: Strength, ended: Bool = false
    ) {
      self.from = from
      self.property = property
      self.to = to
      self.strength = strength
      self.ended = ended
    }
  }

  /// One entry into app code from outside it, until it returns. An action causes one or more.
  public struct Turn: Equatable, Sendable {
    /// Counted from 1.
    public var number: Int
    /// The action that caused it, as a person would type it.
    public var action: String
    /// The objects that went without a word before it, since their process was killed.
    public var killed: [String]

    public init(number: Int, action: String, killed: [String] = []) {
      self.number = number
      self.action = action
      self.killed = killed
    }
  }

  /// One call between two participants.
  public struct Message: Equatable, Sendable {
    public var turn: Int
    /// How many calls are open around this one.
    public var depth: Int
    /// The record of the call in which this one was made.
    public var parent: Int?
    /// The record of the earlier call that set this one off: a timer started, a request sent.
    public var cause: Int?
    public var kind: MessageKind
    public var from: String
    public var to: String
    /// The method as Swift spells it: `textFieldDidEndEditing(_:)`.
    public var text: String
    public var arguments: [String]

    public init(
      turn: Int, depth: Int = 0, parent: Int? = nil, cause: Int? = nil, kind: MessageKind,
      from: String, to: String, text: String, arguments: [String] = []
    ) {
      self.turn = turn
      self.depth = depth
      self.parent = parent
      self.cause = cause
      self.kind = kind
      self.from = from
      self.to = to
      self.text = text
      self.arguments = arguments
    }
  }

  /// One stored property of one participant got a value.
  public struct StateChange: Equatable, Sendable {
    /// The message during which it happened.
    public var parent: Int?
    public var owner: String
    public var property: String
    /// `nil` for the value that a property begins with: the object came to be, nothing changed.
    public var old: String?
    public var new: String

    public init(parent: Int? = nil, owner: String, property: String, old: String?, new: String) {
      self.parent = parent
      self.owner = owner
      self.property = property
      self.old = old
      self.new = new
    }

    /// Whether this tells a beginning rather than a change.
    public var isInitial: Bool { old == nil }
  }

  /// A call came back.
  public struct Return: Equatable, Sendable {
    /// The record of the message that returned.
    public var message: Int
    /// `nil` when the call returns `Void`.
    public var value: String?
    /// The error that was thrown instead.
    public var error: String?

    public init(message: Int, value: String? = nil, error: String? = nil) {
      self.message = message
      self.value = value
      self.error = error
    }
  }

  /// An object's last reference went away.
  public struct Release: Equatable, Sendable {
    public var object: String

    public init(object: String) {
      self.object = object
    }
  }

  /// What the screen showed at the end of a turn.
  public struct Screen: Equatable, Sendable {
    public var turn: Int
    public var text: String

    public init(turn: Int, text: String) {
      self.turn = turn
      self.text = text
    }
  }
}
