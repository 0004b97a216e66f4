import Trace

/// What a drawing of a trace has to know before it goes through the turns, from a first pass.
public struct TraceCast: Sendable {
  private(set) var participants: [Trace.Record] = []
  /// The messages that are said to have caused a later one.
  private(set) var causes: Set<Int> = []
  private var turn = 0
  private var turnBegin = 0
  private var last = 0
  /// Whether calls begin and end in the same turn, and records and turns are numbered one after the other. So it is in
  /// what was recorded; by hand, other traces can be written.
  public private(set) var hasSeparateTurns = true

  public init() {}

  public mutating func add(_ record: Trace.Record) {
    hasSeparateTurns = hasSeparateTurns && record.n > last
    last = record.n
    switch record.event {
    case .participant: participants.append(record)
    case .turn(let turn):
      hasSeparateTurns = hasSeparateTurns && turn.number > self.turn
      (self.turn, turnBegin) = (turn.number, record.n)
    case .message(let message):
      if let cause = message.drawnCause { causes.insert(cause) }
      if message.kind == .body, let mark = message.origin { causes.insert(mark) }
      check(message.parent)
      hasSeparateTurns = hasSeparateTurns && message.turn == turn
    case .state(let change): check(change.parent)
    case .return(let result): check(result.message)
    case .reference, .release, .screen: break
    }
  }

  private mutating func check(_ call: Int?) {
    if let call, call < turnBegin { hasSeparateTurns = false }
  }
}

extension DiagramStream {
  /// The diagram of a trace that may be longer than memory: a turn of it is in memory at a time, and besides the names
  /// of all participants and the numbers of the messages that caused others.
  ///
  /// - Parameters:
  ///   - marks: finds out why some messages of a turn break the contract, by the numbers of their records.
  ///   - goesOn: asked before each item of the first pass through the turns; after `false`, the stream is `nil`.
  ///   - records: begins with the first record each time that it is called.
  public init?(
    _ header: Trace.Header, _ cast: TraceCast, showing detail: Diagram.Detail = .story,
    marks: @escaping @Sendable (Trace) -> [Int: String] = { _ in [:] },
    while goesOn: () -> Bool = { true },
    records: @escaping @Sendable () -> AnyIterator<Trace.Record>
  ) {
    let items: @Sendable () -> TurnItems = {
      TurnItems(header, cast, DiagramBuilder(detail, causes: cast.causes), marks, records())
    }
    var all = items()
    var (extent, writers) = (DiagramExtent(), LabelWriters())
    while let item = all.next() {
      guard goesOn() else { return nil }
      extent.add(item)
      if case .message(let message) = item { writers.add(message) }
    }
    let outline = all.builder.outline
    let names = detail == .all ? [:] : writers.names(for: outline.participants)
    self.init(outline.sharingLabels(names), extent) {
      var items = items()
      return AnyIterator { items.next()?.renaming(names) }
    }
  }
}

/// The items of a trace, made turn by turn. Each turn is made a trace that knows the participants it speaks of.
private struct TurnItems {
  private let header: Trace.Header
  /// Where they are declared, by their names.
  private let participants: [String: Trace.Record]
  private(set) var builder: DiagramBuilder
  private let marks: (Trace) -> [Int: String]
  private let records: AnyIterator<Trace.Record>
  /// The record that begins the next turn.
  private var first: Trace.Record?
  /// The items of a turn, the last one first.
  private var items: [Diagram.Item] = []

  init(
    _ header: Trace.Header, _ cast: TraceCast, _ builder: DiagramBuilder,
    _ marks: @escaping (Trace) -> [Int: String], _ records: AnyIterator<Trace.Record>
  ) {
    (self.header, self.builder, self.marks, self.records) = (header, builder, marks, records)
    participants = Dictionary(
      cast.participants.flatMap { record in record.event.names.map { ($0, record) } },
      uniquingKeysWith: { first, _ in first })
    first = records.next()
  }

  mutating func next() -> Diagram.Item? {
    while items.isEmpty {
      guard let first else { return nil }
      addTurn(from: first)
      items = builder.takeItems().reversed()
    }
    return items.popLast()
  }

  private mutating func addTurn(from start: Trace.Record) {
    var turn = [start]
    first = nil
    while first == nil, let record = records.next() {
      if case .turn = record.event { first = record } else { turn.append(record) }
    }
    let names = Set(turn.flatMap(\.event.names))
    let known = names.compactMap { participants[$0] }.sorted { $0.n < $1.n }
    let trace = Trace(header: header, records: known + turn)
    builder.begin(trace, marks(trace))
    for record in turn { builder.add(record) }
  }
}

extension Trace.Event {
  /// The participants that it speaks of.
  fileprivate var names: [String] {
    switch self {
    case .participant(let participant): [participant.name]
    case .reference(let reference): [reference.from, reference.to]
    case .turn(let turn): turn.killed
    case .message(let message): [message.from, message.to]
    case .state(let change): [change.owner]
    case .release(let release): [release.object]
    case .return, .screen: []
    }
  }
}
