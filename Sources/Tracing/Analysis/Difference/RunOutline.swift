import Trace

/// A run as a tree: turns hold messages, and messages hold what happened during their calls.
///
/// The entries are in the order of the trace, so those inside of an entry follow it directly.
struct RunOutline {
  struct Entry {
    let occurrence: Occurrence
    let likeness: OccurrenceLikeness
    /// What can stay the same in it when it is changed.
    var traits = OccurrenceTraits()
    var children: [Int] = []
    /// What it is inside of; `nil` at the top.
    var parent: Int?
    /// How many entries it is, with all that is inside of it.
    var size = 1
    /// The same for entries that are the same, whatever is inside of them.
    var head = 0
    /// The same for entries that are the same, with all that is inside of them.
    var tree = 0
    /// The same for entries with the same insides, whatever they are themselves.
    var inside = 0
  }

  private(set) var entries: [Entry] = []
  /// The indices of the entries at the top.
  private(set) var top: [Int] = []

  /// - Parameter names: what objects are called in the other run, where that differs.
  init(_ trace: Trace, _ numbers: inout Likenesses, names: [String: String] = [:]) {
    var builder = Builder(trace, names)
    for record in trace.records { builder.add(record) }
    (entries, top) = (builder.entries, builder.top)
    for index in entries.indices.reversed() { complete(index, &numbers) }
  }

  subscript(index: Int) -> Entry { entries[index] }

  /// What happens inside of an entry, at any depth.
  func insides(of index: Int) -> ArraySlice<Entry> {
    entries[index + 1..<index + entries[index].size]
  }

  private mutating func complete(_ index: Int, _ numbers: inout Likenesses) {
    let children = entries[index].children
    let trees = children.map { entries[$0].tree }
    entries[index].size = children.reduce(1) { $0 + entries[$1].size }
    entries[index].head = numbers.heads.number(of: entries[index].likeness)
    entries[index].traits = numbers.traits(entries[index].likeness)
    entries[index].tree = numbers.trees.number(of: [entries[index].head] + trees)
    entries[index].inside = numbers.insides.number(of: trees)
  }
}

/// Gives equal entries the same number, in both runs.
struct Likenesses {
  var heads = Numbering<OccurrenceLikeness>()
  /// By the number of the head, and those of the trees inside.
  var trees = Numbering<[Int]>()
  /// By the numbers of the trees inside.
  var insides = Numbering<[Int]>()
  private var words = Numbering<String>()

  mutating func traits(_ likeness: OccurrenceLikeness) -> OccurrenceTraits {
    OccurrenceTraits(
      sort: likeness.sort, kind: likeness.kind, object: words.number(of: likeness.object),
      text: words.number(of: likeness.text))
  }
}

/// Numbers values from 0, in the order in which they first come.
struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    defer { numbers[value] = numbers.count }
    return numbers.count
  }
}

/// Puts each record into the call that is open when it happens.
private struct Builder {
  var entries: [RunOutline.Entry] = []
  var top: [Int] = []
  private let results: [Int: Trace.Return]
  private var turn: Int?
  /// The indices of the calls that are open.
  private var open = OpenCalls<Int>()
  private var messages = 0
  private var starts = ActionStarts()
  private var values: [ObjectProperty: String] = [:]
  private let names: [String: String]

  init(_ trace: Trace, _ names: [String: String]) {
    self.names = names
    results = trace.returnsByMessage.mapValues(\.result)
  }

  mutating func add(_ record: Trace.Record) {
    let isStart = starts.isStart(record)
    switch record.event {
    case .turn(let new):
      (turn, open) = (nil, .init())
      turn = append(record, .init(sort: .turn, text: new.action), continues: !isStart)
    case .message(let message):
      open.goBack(to: message.parent)
      messages += 1
      open.begin(record.n, append(record, likeness(of: message, results[record.n])))
    case .state(let change):
      open.goBack(to: change.parent)
      append(record, likeness(of: change))
    case .return(let result): open.end(result.message)
    case .release(let release):
      append(record, .init(sort: .release, object: called(release.object)))
    case .participant, .reference, .screen: break
    }
  }

  @discardableResult
  private mutating func append(
    _ record: Trace.Record, _ likeness: OccurrenceLikeness, continues: Bool = false
  ) -> Int {
    let (index, parent) = (entries.count, open.innermost ?? turn)
    let message: Bool = if case .message = record.event { true } else { false }
    let occurrence = Occurrence(
      record: record, result: message ? results[record.n] : nil, number: message ? messages : nil,
      continues: continues)
    entries.append(.init(occurrence: occurrence, likeness: likeness))
    entries[index].parent = parent
    if let parent { entries[parent].children.append(index) } else { top.append(index) }
    return index
  }

  private func likeness(
    of message: Trace.Message, _ result: Trace.Return?
  ) -> OccurrenceLikeness {
    let caller = open.innermost.flatMap { entries[$0].occurrence.message?.to }
    let sender = message.from == caller ? nil : called(message.from)
    return .init(
      sort: .message, kind: message.kind, object: called(message.to), text: message.text,
      values: [sender, result?.value.map(renamed), result?.error.map(renamed)]
        + message.arguments.map(renamed))
  }

  private mutating func likeness(of change: Trace.StateChange) -> OccurrenceLikeness {
    let property = ObjectProperty(change)
    let isKnown = values[property] == change.old
    values[property] = change.new
    return .init(
      sort: .state, object: called(change.owner), text: change.property,
      values: [isKnown ? nil : change.old.map(renamed), renamed(change.new)])
  }

  private func called(_ name: String) -> String { names[name] ?? name }

  private func renamed(_ value: String) -> String { value.renaming(names) }
}
