extension Trace {
  /// What happened, by the word in the field `event`.
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

  /// An object with a lifeline. A recorder declares it before any other record names it; a file from elsewhere may not.
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

  /// A stored property holds another participant. This ends with a record that says `ended`, with a state
  /// record of the same property, or with the release of one of the two objects.
  public struct Reference: Equatable, Sendable {
    public enum Strength: String, CaseIterable, Sendable {
      case strong, weak, unowned
    }

    /// The name of the holder.
    public var from: String
    public var property: String
    /// The name of the held participant.
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

  /// A call from outside into the app's code, until it returns. An action causes one or more turns.
  public struct Turn: Equatable, Sendable {
    /// Greater than that of the turn before. A recorder counts from 1; a file from elsewhere may not.
    public var number: Int
    /// The action that caused it, as it is typed.
    public var action: String
    /// The objects whose process was killed before this turn. They have no release records.
    public var killed: [String]

    public init(number: Int, action: String, killed: [String] = []) {
      self.number = number
      self.action = action
      self.killed = killed
    }
  }

  /// One call between two participants.
  public struct Message: Equatable, Sendable {
    /// The number of the turn: the last one before it.
    public var turn: Int
    /// How many calls enclose this one; 0 for the outermost.
    public var depth: Int
    /// The record number of the enclosing call; `nil` for the outermost call.
    public var parent: Int?
    /// The record number of the earlier call that caused it: it started a timer, or sent a request.
    public var cause: Int?
    /// The record number of the earlier call without which it would not have come: in that call its receiver
    /// registered for it, the framework got the work that it does now, or the sender of a `resume` went on itself.
    /// `nil` when no record in this trace tells it.
    public var origin: Int?
    public var kind: MessageKind
    /// The name of the sender.
    public var from: String
    /// The name of the receiver.
    public var to: String
    /// The method as Swift spells it: `textFieldDidEndEditing(_:)`.
    public var text: String
    /// The arguments as Swift code; of a body the properties of its view that are others than before.
    public var arguments: [String]
    /// Where the code is that got it; `nil` when that is not known.
    public var location: SourceLocation?

    public init(
      turn: Int, depth: Int = 0, parent: Int? = nil, cause: Int? = nil, origin: Int? = nil,
      kind: MessageKind, from: String, to: String, text: String, arguments: [String] = [],
      location: SourceLocation? = nil
    ) {
      self.turn = turn
      self.depth = depth
      self.parent = parent
      self.cause = cause
      self.origin = origin
      self.kind = kind
      self.from = from
      self.to = to
      self.text = text
      self.arguments = arguments
      self.location = location
    }
  }

  /// A stored property of a participant got a value.
  public struct StateChange: Equatable, Sendable {
    /// The record number of the message during which it happened; `nil` for none.
    public var parent: Int?
    /// The name of the participant.
    public var owner: String
    public var property: String
    /// `nil` for the initial value of a property.
    public var old: String?
    /// The new value, as Swift code.
    public var new: String

    public init(parent: Int? = nil, owner: String, property: String, old: String?, new: String) {
      self.parent = parent
      self.owner = owner
      self.property = property
      self.old = old
      self.new = new
    }

    /// Whether this is the initial value rather than a change.
    public var isInitial: Bool { old == nil }
  }

  /// A call returned, or threw.
  public struct Return: Equatable, Sendable {
    /// The record number of the message that returned.
    public var message: Int
    /// `nil` when the call returns `Void`.
    public var value: String?
    /// The error that was thrown; `nil` when the call returned.
    public var error: String?

    public init(message: Int, value: String? = nil, error: String? = nil) {
      self.message = message
      self.value = value
      self.error = error
    }
  }

  /// An object was deallocated.
  public struct Release: Equatable, Sendable {
    /// The name of the object.
    public var object: String

    public init(object: String) {
      self.object = object
    }
  }

  /// What the screen showed at the end of an action.
  public struct Screen: Equatable, Sendable {
    /// The number of the action's last turn.
    public var turn: Int
    public var text: String

    public init(turn: Int, text: String) {
      self.turn = turn
      self.text = text
    }
  }
}
