extension Trace {
  /// The messages in order, each with its record number.
  public var messages: [(n: Int, message: Message)] {
    records.compactMap { record in
      if case .message(let message) = record.event { (record.n, message) } else { nil }
    }
  }

  /// The changes in order, each with its record number. Initial values are left out.
  public var stateChanges: [(n: Int, change: StateChange)] {
    records.compactMap { record in
      if case .state(let change) = record.event, !change.isInitial {
        (record.n, change)
      } else {
        nil
      }
    }
  }

  /// All declared participants, in the order of their records.
  public var participants: [Participant] {
    records.compactMap { record in
      if case .participant(let participant) = record.event { participant } else { nil }
    }
  }

  /// The messages by the numbers of their records.
  public var messagesByRecord: [Int: Message] {
    Dictionary(messages.map { ($0.n, $0.message) }) { first, _ in first }
  }

  /// How calls ended, by the records of their messages, each with its own record number.
  public var returnsByMessage: [Int: (n: Int, result: Return)] {
    records.reduce(into: [:]) { returns, record in
      if case .return(let result) = record.event { returns[result.message] = (record.n, result) }
    }
  }

  /// The changes by the numbers of their records. Initial values are left out.
  public var changesByRecord: [Int: StateChange] {
    Dictionary(stateChanges.map { ($0.n, $0.change) }) { first, _ in first }
  }

  /// The declared participants by their names.
  public var participantsByName: [String: Participant] {
    Dictionary(participants.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The roles of the declared participants by their names.
  public var roles: [String: Role] { participantsByName.mapValues(\.role) }

  /// What is done in each turn, by the numbers of the turns.
  public var actionsByTurn: [Int: String] {
    records.reduce(into: [:]) { actions, record in
      if case .turn(let turn) = record.event { actions[turn.number] = turn.action }
    }
  }

  /// The records of the turns that begin an action, in order.
  public var startsOfActions: [Int] {
    var starts = ActionStarts()
    return records.compactMap { starts.isStart($0) ? $0.n : nil }
  }

  /// The last screen of the trace; `nil` when it has none.
  public var lastScreen: Screen? {
    for record in records.reversed() {
      if case .screen(let screen) = record.event { return screen }
    }
    return nil
  }
}

/// Finds the turns that begin an action. An action may take several turns, and ends with a screen.
public struct ActionStarts {
  /// What is being done; `nil` before the first turn.
  public private(set) var action: String?
  private var hasEnded = false

  public init() {}

  /// Whether an action begins with the record. Wants all records, one after the other.
  public mutating func isStart(_ record: Trace.Record) -> Bool {
    switch record.event {
    case .screen: hasEnded = true
    case .turn(let turn):
      defer { (action, hasEnded) = (turn.action, false) }
      return hasEnded || turn.action != action
    default: break
    }
    return false
  }
}

extension Trace.Message {
  /// The earlier call that set it off, when it is not sent during another one. A function goes on because the one that it
  /// has called went on: so of a `resume`, its own call does not count.
  public var earlierCall: Int? { kind == .resume ? origin ?? cause : cause ?? origin }

  /// `rename` of `rename(id:to:)`.
  public var baseName: String { String(text.prefix { $0 != "(" }) }

  /// The call as Swift code: `setName("Hi")` for `setName(_:)` and its argument, `title = "Work"` for a
  /// property that is set, or that emits its value, `load() returns 7` for a function that goes on with a result.
  ///
  /// When the number of labels differs from the number of arguments, this is ``text``.
  public var call: String {
    if [.set, .binding, .navigate].contains(kind), !text.hasSuffix(")"),
      let value = arguments.first
    {
      return "\(text) = \(value)"
    }
    if kind == .resume, let value = arguments.first { return "\(text) \(value)" }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), !arguments.isEmpty else {
      return text
    }
    let slots = text[text.index(after: open)...].dropLast().split(separator: ":")
    guard slots.count == arguments.count else { return text }
    let filled = zip(slots, arguments).map { slot, argument in
      slot == "_" ? argument : "\(slot): \(argument)"
    }
    return text[...open] + filled.joined(separator: ", ") + ")"
  }
}
