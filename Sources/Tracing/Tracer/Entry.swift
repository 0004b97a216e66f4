/// What the recorder writes down: ids and captured values, no names and no text yet.
enum Entry {
  case turn(String)
  case message(RawMessage)
  case returned(Int, Captured?)
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

  /// A call that only answered was a question. Returns whether it is one now.
  mutating func turnsIntoQuery() -> Bool {
    guard case .message(var message) = self, message.kind == .call else { return isQuery }
    message.kind = .query
    self = .message(message)
    return true
  }

  mutating func name(_ text: String, _ arguments: [Captured]) {
    guard case .message(var message) = self else { return }
    message.text = text
    message.arguments = arguments
    self = .message(message)
  }

  mutating func rename(_ old: String, _ new: String) {
    guard case .message(var message) = self, message.text == old else { return }
    message.text = new
    self = .message(message)
  }

  /// Whether no method gave this message its name: nobody implements what the framework called.
  var isUnnamedCall: Bool {
    if case .message(let message) = self { message.text.isEmpty } else { false }
  }

  mutating func hide() {
    guard case .message(var message) = self else { return }
    message.isHidden = true
    self = .message(message)
  }

  /// Made by the creator of `owner`, as it seemed: made by `owner`, as it turns out.
  mutating func adopt(by owner: Int, madeIn creation: Int, like other: Entry) {
    guard case .message(var message) = self, case .message(let making) = other,
      message.parent == making.parent, message.from == making.from
    else { return }
    message.parent = creation
    message.from = owner
    self = .message(message)
  }

  /// The message during which this happened, by its place in the log.
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
  /// Who takes part in the message.
  var speakers: [Int] {
    guard case .message(let message) = self, message.kind != .create else { return [] }
    return [message.from, message.to].compactMap { $0 }
  }

  var createdParticipant: Int? {
    if case .message(let message) = self, message.kind == .create { message.to } else { nil }
  }
}

struct RawMessage {
  var parent: Int?
  var cause: Int?
  var kind: MessageKind
  /// `nil` when nobody was busy.
  var from: Int?
  var to: Int
  var text: String
  var arguments: [Captured]
  /// Whether the framework called a method that nobody implements: not a message.
  var isHidden = false
}

struct RawChange {
  var parent: Int?
  var owner: Int
  var property: String
  /// `nil` for a value that the object came with.
  var old: Captured?
  var new: Captured
}

/// All that one property holds from now on.
struct RawReference: Equatable {
  var owner: Int
  var property: String
  var strength: Trace.Reference.Strength
  var held: [Int]
}

/// What the recorder knows of a participant. Ids count from 1, so participant `id` is at `id - 1`.
struct ParticipantRecord {
  var type: String
  var role = Role.system
  var ownName: String?
  var creation: Int?
  /// The place in the log at which it was first seen whole.
  var introduction: Int?
  /// The place in the log at which it was released, or its process killed.
  var end: Int?
  /// Counts the launches of the app.
  var process = 0
  var isNamedByHolder = false
  var comesWithItsOwner = false
  /// What was put into lazy properties.
  var lazyValues: [String: Captured] = [:]
  var strengths: [String: Trace.Reference.Strength] = [:]
  /// What properties hold that are no state.
  var references: [RawReference] = []

  init(type: String) { self.type = type }

  var isIntroduced: Bool { introduction != nil }

  mutating func introduce(_ participant: any Participant, in process: Int, at place: Int) {
    let kind = Swift.type(of: participant)
    introduction = place
    self.process = process
    type = kind._lifelineType
    role = kind._lifelineRole
    isNamedByHolder = kind.isNamedByHolder
    comesWithItsOwner = kind.comesWithItsOwner
    ownName = participant.lifelineName
  }
}
