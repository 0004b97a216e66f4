extension Trace {
  /// The messages with their record numbers, in order.
  public var messages: [(n: Int, message: Message)] {
    records.compactMap { record in
      if case .message(let message) = record.event { (record.n, message) } else { nil }
    }
  }

  /// Changes only: what an object's properties begin with is not among them.
  public var stateChanges: [(n: Int, change: StateChange)] {
    records.compactMap { record in
      if case .state(let change) = record.event, !change.isInitial {
        (record.n, change)
      } else {
        nil
      }
    }
  }

  public var participants: [Participant] {
    records.compactMap { record in
      if case .participant(let participant) = record.event { participant } else { nil }
    }
  }

  /// The participants that send or receive at least one message, by first appearance.
  public var speakers: [Participant] {
    var seen: Set<String> = []
    let names = messages.flatMap { [$0.message.from, $0.message.to] }
      .filter { seen.insert($0).inserted }
    let declared = Dictionary(participants.map { ($0.name, $0) }) { first, _ in first }
    return names.compactMap { declared[$0] }
  }

  /// The last screen of the trace.
  public var lastScreen: Screen? {
    for record in records.reversed() {
      if case .screen(let screen) = record.event { return screen }
    }
    return nil
  }
}

extension Trace.Message {
  /// The call as one would write it: `setName("Hi")` for `setName(_:)` and its argument,
  /// `title = "Work"` for a property that is written, or that tells its value.
  ///
  /// A text whose slots do not match its arguments is left as it is.
  public var call: String {
    if kind == .set || kind == .binding, !text.hasSuffix(")"), let value = arguments.first {
      return "\(text) = \(value)"
    }
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
