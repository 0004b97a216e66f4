import Trace

/// What a message or a change of state has to be like: `setName`, `PlayVC -> Recording : call`, `to Model kind set`,
/// `Recording.name = "Hi"`. Everything that is said must hold.
///
/// A participant is meant by its name; where none is called so, by its type or its role.
public struct EventPattern: Hashable, Sendable {
  /// The sender; `nil` matches any.
  public var from: String?
  /// The receiver, or the object whose state changes; `nil` matches any.
  public var to: String?
  /// A kind of message, a method without its parentheses, or a property; `nil` matches any. When it is
  /// alone, it may also name a receiver.
  public var word: String?
  public var kind: MessageKind?
  /// Characters of an argument.
  public var argument: String?
  /// A call with its arguments: `setName("Hi")`, or `setName(Hi)` where a line has lost its quotes.
  public var call: String?
  /// The value before a change of state.
  public var old: String?
  /// The value after a change of state, or that a property is set to.
  public var new: String?
  /// Whether only changes of state match.
  public var isState = false
  /// Whether only messages that break the contract match.
  public var isBreach = false

  public init(from: String? = nil, to: String? = nil, word: String? = nil) {
    self.from = from
    self.to = to
    self.word = word
  }

  /// Whether it is a single word, which may name a receiver.
  public var isOneWord: Bool { from == nil && to == nil && word != nil }
}

// MARK: Matching

extension EventPattern {
  /// Whether an event matches; `false` for what is no message and no change of state.
  public func matches(_ record: Trace.Record, in context: EventContext) -> Bool {
    switch record.event {
    case .message(let message):
      (!isBreach || context.breaches.contains(record.n)) && matches(message, in: context)
    case .state(let change): matches(change, in: context)
    case .participant, .reference, .turn, .return, .release, .screen: false
    }
  }

  /// Whether a message matches. What breaks the contract is not asked.
  public func matches(_ message: Trace.Message, in context: EventContext) -> Bool {
    guard !isState, old == nil else { return false }
    return (kind ?? message.kind) == message.kind
      && context.isMeant(from, message.from) && context.isMeant(to, message.to)
      && (word.map { names($0, message, in: context) } ?? true)
      && (argument.map { text in message.arguments.contains { $0.has(text) } } ?? true)
      && (call.map { $0.plainArguments == message.call.plainArguments } ?? true)
      && (new.map { $0.isSameValue(as: message.writtenValue) } ?? true)
  }

  private func names(
    _ word: String, _ message: Trace.Message, in context: EventContext
  ) -> Bool {
    message.isCalled(word) || message.kind.rawValue == word
      || isOneWord && context.isMeant(word, message.to)
  }

  private func matches(_ change: Trace.StateChange, in context: EventContext) -> Bool {
    guard !isBreach, from == nil, kind == nil, argument == nil, call == nil
    else { return false }
    return context.isMeant(to, change.owner)
      && (word.map {
        $0 == change.property || isOneWord && context.isMeant($0, change.owner)
      } ?? true)
      && (old.map { $0.isSameValue(as: change.old) } ?? true)
      && (new.map { $0.isSameValue(as: change.new) } ?? true)
  }
}

/// What a pattern has to know besides the event: who takes part in a run, and which messages break its contract.
public struct EventContext: Sendable {
  private var participants: [String: Trace.Participant] = [:]
  let breaches: Set<Int>

  /// Before the first record.
  public init() { breaches = [] }

  /// - Parameter breaches: the record numbers of messages that break the contract.
  public init(_ trace: Trace, breaches: Set<Int> = []) {
    self.breaches = breaches
    for participant in trace.participants { add(participant) }
  }

  /// The first of several participants with the same name counts.
  public mutating func add(_ participant: Trace.Participant) {
    if participants[participant.name] == nil { participants[participant.name] = participant }
  }

  /// Whether a name means a participant: its own, or, where no participant is called so, that of its type or its role.
  func isMeant(_ name: String?, _ participant: String) -> Bool {
    guard let name, name != participant else { return true }
    guard participants[name] == nil, let found = participants[participant] else { return false }
    return found.type == name || found.role.heading == name
  }
}

extension Trace.Message {
  /// Whether this is the name of the method, without its parentheses, or of the property.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    let rest = text.utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "(")
  }

  /// The value that is written into a property; `nil` for other messages.
  fileprivate var writtenValue: String? {
    kind == .set || kind == .binding ? arguments.first : nil
  }
}

extension String {
  /// Whether this is a value of the trace: as it is written there, or a string without its quotes, escaped or not.
  public func isSameValue(as value: String?) -> Bool {
    guard let value else { return false }
    return self == value || withoutQuotes == value.withoutQuotes || debugDescription == value
  }

  /// Whether a value of the trace contains a text, escaped or not.
  public func has(_ text: String) -> Bool {
    contains(text) || contains(String(text.debugDescription.dropFirst().dropLast()))
  }

  /// What a call has in its parentheses, without quotes and the signs that escape them. Its name is compared elsewhere,
  /// whatever its case.
  fileprivate var plainArguments: String {
    drop { $0 != "(" }.filter { $0 != "\"" && $0 != "\\" }
  }

  /// `"Hi"` as `Hi`.
  public var withoutQuotes: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
