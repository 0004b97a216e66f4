/// An entry of the recorder's log: ids and captured values, without names and texts.
enum Entry {
  case turn(String)
  case message(RawMessage)
  case returned(Int, CapturedValue?)
  case threw(Int, String)
  case wrote(RawChange)
  case introduced(Int, parent: Int?, [StoredProperty])
  case referred(RawReference)
  case released(Int)
  case killed([Int])
  case screen(String)

  var isQuery: Bool {
    if case .message(let message) = self { message.kind == .query } else { false }
  }

  var isForward: Bool {
    if case .message(let message) = self { message.kind == .forward } else { false }
  }

  /// Makes a call a query, since it only returned a value.
  mutating func turnIntoQuery() {
    guard case .message(var message) = self, message.kind == .call else { return }
    message.kind = .query
    self = .message(message)
  }

  mutating func name(_ text: String, _ arguments: [CapturedValue]) {
    guard case .message(var message) = self else { return }
    message.text = text
    message.arguments = arguments
    self = .message(message)
  }

  /// Notes where the method of a message is. Returns whether it is this message's method.
  mutating func locate(_ text: String, _ location: CodeLocation) -> Bool {
    guard case .message(var message) = self, message.text == text else { return false }
    message.location = location
    self = .message(message)
    return true
  }

  mutating func rename(_ old: String, _ new: String) {
    guard case .message(var message) = self, message.text == old else { return }
    message.text = new
    self = .message(message)
  }

  /// Whether no method gave this message its name: the receiver does not implement it.
  var isUnnamedCall: Bool {
    if case .message(let message) = self { message.text.isEmpty } else { false }
  }

  mutating func hide() {
    guard case .message(var message) = self else { return }
    message.isHidden = true
    self = .message(message)
  }

  /// Changes the sender of a creation from the creator of `owner` to `owner`, when both seemed to have the
  /// same sender.
  mutating func adopt(by owner: Int, madeIn creation: Int, like other: Entry) {
    guard case .message(var message) = self, case .message(let making) = other,
      message.parent == making.parent, message.from == making.from
    else { return }
    message.parent = creation
    message.from = owner
    self = .message(message)
  }

  /// The index in the log of the message during which this happened.
  var parent: Int? {
    switch self {
    case .message(let message): message.parent
    case .wrote(let change): change.parent
    case .introduced(_, let parent, _): parent
    case .returned(let call, _), .threw(let call, _): call
    case .turn, .referred, .released, .killed, .screen: nil
    }
  }
}

extension Entry {
  var introducedParticipant: Int? {
    if case .introduced(let id, _, _) = self { id } else { nil }
  }

  var createdParticipant: Int? {
    if case .message(let message) = self, message.kind == .create { message.to } else { nil }
  }
}

struct RawMessage {
  var parent: Int?
  var cause: Int?
  var origin: Int?
  var kind: MessageKind
  /// `nil` when no object was busy.
  var from: Int?
  var to: Int
  var text: String
  var arguments: [CapturedValue]
  /// Where the code is that gets it.
  var location: CodeLocation?
  /// Whether the framework called a method that the receiver does not implement. That is no message.
  var isHidden = false

  /// The text, or what to call a message that no method gave a name to.
  var shownText: String {
    guard text.isEmpty else { return text }
    return switch kind {
    case .closure: "handler()"
    case .targetAction: "action"
    default: kind.rawValue
    }
  }
}

struct RawChange {
  var parent: Int?
  var owner: Int
  var property: String
  /// `nil` for an initial value.
  var old: CapturedValue?
  var new: CapturedValue
}

/// Everything that a property holds from now on.
struct RawReference: Equatable {
  var owner: Int
  var property: String
  var strength: Trace.Reference.Strength
  var held: [Int]
}

/// What the recorder knows about a participant. Ids count from 1: participant `id` is at index `id - 1`.
struct ParticipantRecord {
  var type: String
  var role = Role.system
  var ownName: String?
  var creation: Int?
  /// The index in the log at which it was first completely initialized.
  var introduction: Int?
  /// The index in the log at which it was released, or its process was killed.
  var end: Int?
  /// The number of app launches before it was made; 0 for what belongs to the device.
  var process = 0
  var belongsToDevice = false
  var comesWithItsOwner = false
  var isContainer = false
  /// The last known values of lazy properties.
  var lazyValues: [String: CapturedValue] = [:]
  var strengths: [String: Trace.Reference.Strength] = [:]
  /// The references of properties that are no state.
  var references: [RawReference] = []

  var isIntroduced: Bool { introduction != nil }

  mutating func introduce(_ participant: any Participant, in process: Int, at place: Int) {
    let kind = Swift.type(of: participant)
    introduction = place
    if !belongsToDevice { self.process = process }
    type = kind._lifelineType
    role = kind._lifelineRole
    comesWithItsOwner = kind.comesWithItsOwner
    isContainer = kind.isContainer
    ownName = participant.lifelineName
  }
}
