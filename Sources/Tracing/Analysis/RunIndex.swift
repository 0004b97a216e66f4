import Trace

/// A run that is read once, for the questions that are asked of it again and again: what was sent, by whom and to whom,
/// what changed, how calls ended, and where actions begin.
struct RunIndex: Sendable {
  typealias Sent = (n: Int, message: Trace.Message)

  let trace: Trace
  /// The declared objects, by their names.
  let participants: [String: Trace.Participant]
  let roles: [String: Role]
  /// The records that declare objects, by their names.
  let declarations: [String: Int]
  /// The messages in order.
  let sent: [Sent]
  /// The messages by the numbers of their records.
  let messages: [Int: Trace.Message]
  /// The changes in order. Initial values are left out.
  let changed: [(n: Int, change: Trace.StateChange)]
  /// The changes by the numbers of their records.
  let changes: [Int: Trace.StateChange]
  /// How calls ended, by the records of their messages.
  let returns: [Int: (n: Int, result: Trace.Return)]
  /// The records of the turns that begin an action, in order.
  let starts: [Int]
  private let allStarts: Set<Int>
  /// The places of messages in `sent`, by the name of the receiver.
  private let placesByReceiver: [String: [Int]]
  private let placesBySender: [String: [Int]]

  init(_ trace: Trace) {
    self.trace = trace
    participants = trace.participantsByName
    roles = participants.mapValues(\.role)
    declarations = Dictionary(trace.records.compactMap(\.declared)) { first, _ in first }
    let (sent, changed) = (trace.messages, trace.stateChanges)
    (self.sent, self.changed) = (sent, changed)
    messages = Dictionary(sent.map { ($0.n, $0.message) }) { first, _ in first }
    changes = Dictionary(changed.map { ($0.n, $0.change) }) { first, _ in first }
    returns = trace.returnsByMessage
    starts = trace.startsOfActions
    allStarts = Set(starts)
    placesByReceiver = Dictionary(grouping: sent.indices) { sent[$0].message.to }
    placesBySender = Dictionary(grouping: sent.indices) { sent[$0].message.from }
  }

  /// Whether an action begins with this record.
  func beginsAction(_ record: Int) -> Bool { allStarts.contains(record) }

  /// What an object was sent, also by itself, in order.
  func sent(to object: String) -> [Sent] { (placesByReceiver[object] ?? []).map { sent[$0] } }

  /// What an object sent, also to itself, in order.
  func sent(by object: String) -> [Sent] { (placesBySender[object] ?? []).map { sent[$0] } }

  /// The first message that makes an object.
  func creation(of name: String) -> Int? {
    sent(to: name).first { $0.message.kind == .create }?.n
  }
}

extension Trace.Record {
  /// The name of the object that it declares.
  var declared: (name: String, record: Int)? {
    if case .participant(let new) = event { (new.name, n) } else { nil }
  }
}
