import Cells
import Trace

/// A run with its stories, to be compared with another one.
public struct ToldRun: Sendable {
  private let index: RunIndex
  public let stories: [Story]
  /// The stories step by step.
  public let moments: [StoryMoment]
  let types: [String: String]
  private let allTypes: Set<String>
  let kinds: DataKinds
  let causes: Causes
  /// What came of the messages by which objects heard of changes.
  let effects: [Int: [Int]]
  private let writingsByParent: [Int?: [Trace.Message]]
  /// The types of nodes of which one body makes several, or of which several are there when the trace begins.
  let typesOfRows: Set<String>
  /// The modules with the code of the framework's own parts.
  let frameworks: Set<Substring>
  private let parts: [ActionRecords]
  /// The objects that an object of the app has made.
  let madeByApp: Set<String>
  /// The objects that keep the model: a service among them is a store.
  let modelKeepers: Set<String>

  public init(_ trace: Trace) {
    let run = RunIndex(trace)
    let kinds = DataKinds(run)
    (index, self.kinds, causes) = (run, kinds, Causes(run))
    stories = StoryReader.stories(of: run, causes, kinds)
    moments = MomentReader.moments(of: stories, in: run, causes)
    types = run.participants.mapValues(\.type)
    allTypes = Set(types.values)
    effects = Dictionary(
      stories.flatMap(\.announcements).flatMap(\.hearers).map { ($0.message, $0.effects) }
    ) { $0 + $1 }
    let writings = Set(stories.flatMap(\.writings).map(\.message))
    writingsByParent = Dictionary(
      grouping: run.sent.filter { writings.contains($0.n) }.map(\.message), by: \.parent)
    typesOfRows = trace.typesOfRows
    let system = run.messages.values.filter { run.roles[$0.to] == .system }
    frameworks = Set(system.compactMap { $0.location?.file.split(separator: "/").first })
    parts = trace.divided(at: run.starts)
    let made = run.messages.values.filter {
      $0.kind == .create && run.roles[$0.from]?.isInApp == true
    }
    madeByApp = Set(made.map(\.to))
    modelKeepers = Set(run.changes.values.filter { kinds.kind(of: $0) == .model }.map(\.owner))
  }

  public var trace: Trace { index.trace }
  var roles: [String: Role] { index.roles }
  var participants: [String: Trace.Participant] { index.participants }
  var declarations: [String: Int] { index.declarations }
  var sent: [RunIndex.Sent] { index.sent }
  var messages: [Int: Trace.Message] { index.messages }
  var changes: [Int: Trace.StateChange] { index.changes }

  /// The records of an action, which is counted from 0.
  func records(ofAction action: Int) -> Range<Int> {
    let start = index.starts.indices.contains(action) ? index.starts[action] : 0
    return start..<(index.starts.indices.contains(action + 1) ? index.starts[action + 1] : .max)
  }

  /// What was sent, changed and made in an action.
  func parts(ofAction action: Int) -> ActionRecords {
    parts.indices.contains(action) ? parts[action] : ActionRecords()
  }

  /// Whether data of a kind gets another value in an action, also in an object that is being made.
  func sets(_ kind: DataKind, inAction action: Int) -> Bool {
    parts(ofAction: action).changes.contains { !$0.isInitial && kinds.kind(of: $0) == kind }
  }

  /// Whether there is a message with these words in an action, also a question.
  func hasMessage(_ text: String, inAction action: Int) -> Bool {
    parts(ofAction: action).messages.contains { $0.message.text == text }
  }

  /// The messages to views that the receiver of a message sends during it.
  func writings(in message: Int?) -> [Trace.Message] {
    guard let message else { return [] }
    return writingsByParent[message] ?? []
  }

  /// Counts the actions, from 0.
  func action(of record: Int) -> Int {
    max(0, index.starts.indices.partitioningIndex { index.starts[$0] > record } - 1)
  }

  /// Whether both are runs of one system, so that objects with one name are the same.
  func isOfSameSystem(as other: ToldRun) -> Bool {
    let (here, there) = (trace.header, other.trace.header)
    return here.app == there.app && here.pattern == there.pattern
  }

  /// Whether objects are of two types that both runs have: then they are not the same under other names.
  func isOther(_ name: String, than object: String, in other: ToldRun) -> Bool {
    guard let one = types[name], let two = other.types[object] else { return false }
    return one != two && allTypes.contains(two) && other.allTypes.contains(one)
  }

  public func message(_ record: Int) -> Trace.Message? { messages[record] }
  public func change(_ record: Int) -> Trace.StateChange? { changes[record] }

  func role(_ name: String) -> Role? { roles[name] }
  func isInApp(_ name: String) -> Bool { roles[name]?.isInApp ?? false }
}

/// The records of one action, by what they tell.
struct ActionRecords: Sendable {
  var messages: [RunIndex.Sent] = []
  var changes: [Trace.StateChange] = []
  var participants: [Trace.Participant] = []
  /// What was drawn at its end.
  var screen: String?

  fileprivate mutating func add(_ record: Trace.Record) {
    switch record.event {
    case .message(let message): messages.append((record.n, message))
    case .state(let change): changes.append(change)
    case .participant(let participant): participants.append(participant)
    case .screen(let drawn): screen = drawn.text
    default: break
    }
  }
}

extension Trace {
  fileprivate var typesOfRows: Set<String> {
    let nodes = participants.filter { $0.role == .viewNode }
    let types = Dictionary(nodes.map { ($0.name, $0.type) }) { first, _ in first }
    let made = messages.map(\.message).filter { $0.kind == .create && types[$0.to] != nil }
    let byBody = Dictionary(grouping: made, by: \.origin).values.map { $0.map(\.to) }
    // Of those that were there before the first turn, the trace does not tell the bodies.
    let old = records.prefix { if case .turn = $0.event { false } else { true } }
    return (byBody + [old.compactMap { $0.declared?.name }]).reduce(into: []) { rows, names in
      let count = Dictionary(grouping: names.compactMap { types[$0] }, by: \.self)
      rows.formUnion(count.filter { $1.count > 1 }.keys)
    }
  }

  /// Without turns, all records are of one action; else, those before the first turn are of none.
  fileprivate func divided(at starts: [Int]) -> [ActionRecords] {
    var parts = [ActionRecords()]
    for record in records {
      if parts.count < starts.count, starts[parts.count] <= record.n { parts.append(.init()) }
      if record.n >= starts.first ?? record.n { parts[parts.count - 1].add(record) }
    }
    return parts
  }
}
