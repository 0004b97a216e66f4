import Trace

/// What a look shows of a run, as a run: to be written, read back and drawn.
///
/// Numbers stay what they are, and so do depths. What is there:
///
/// - the messages that a drawing of all would show, the asking among them, with whatever they returned;
/// - the changes that it would show;
/// - whoever sends, receives or changes there, and whoever the look names to keep, with the values that
///   their properties began with and whom of each other they held, up to the end of the steps or turns
///   that were chosen;
/// - the turns of all that, and their screens.
///
/// A message whose caller is missing was sent in the call around that, as far as there is one. Folds do
/// not matter: they are ways to draw.
public struct TracePart: Equatable, Sendable {
  public let trace: Trace
  /// What is missing.
  public let hidden: Diagram.Hidden

  /// - Parameter drawn: all of the run, as the numbers and names in the look mean it.
  public init(of trace: Trace, _ filter: DiagramFilter, in drawn: Diagram) {
    var filter = filter
    filter.folds = []
    let whole = Diagram(trace, showing: .all)
    let carried = filter.carried(from: drawn, to: whole)
    let part = whole.filtered(by: carried)
    var records = trace
    if !filter.isEmpty {
      records.records = TraceFilter(part, carried, of: trace).records
      records.header.part = [trace.header.part, filter.description].compactMap(\.self)
        .joined(separator: " / ")
    }
    self.trace = records
    hidden = part.folded.hidden
  }
}

/// Keeps the records of what a diagram shows.
private struct TraceFilter {
  private let trace: Trace
  private let messages: Set<Int>
  private let changes: Set<Int>
  private let released: Set<String>
  private let participants: Set<String>
  private let parents: [Int: Int]
  /// The last record at which it matters what objects hold.
  private let end: Int

  init(_ part: Diagram, _ filter: DiagramFilter, of trace: Trace) {
    self.trace = trace
    messages = Set(part.messages.compactMap(\.record))
    changes = Set(part.changes.compactMap(\.record))
    released = Set(part.items.flatMap(\.released))
    let asked = trace.participants.filter { filter.only.contains($0.role.heading) }
    participants = Set(part.participants.map(\.id) + asked.map(\.name)).union(released)
    parents = Dictionary(
      trace.messages.compactMap { n, message in message.parent.map { (n, $0) } },
      uniquingKeysWith: { first, _ in first })
    let isRange = filter.steps != nil || filter.turns != nil
    end = isRange ? messages.union(changes).max() ?? 0 : .max
  }

  var records: [Trace.Record] {
    let turns = Set(trace.turns(of: trace.records.filter(keeps).map(\.n)))
    return trace.records.compactMap { record in
      switch record.event {
      case .turn(let turn): turns.contains(turn.number) ? record : nil
      case .screen(let screen): turns.contains(screen.turn) ? record : nil
      default: keeps(record) ? reparented(record) : nil
      }
    }
  }

  private func keeps(_ record: Trace.Record) -> Bool {
    switch record.event {
    case .message: messages.contains(record.n)
    case .return(let result): messages.contains(result.message)
    case .state(let change) where change.isInitial:
      participants.contains(change.owner) && record.n <= end
    case .state: changes.contains(record.n)
    case .participant(let participant): participants.contains(participant.name)
    case .reference(let reference):
      participants.isSuperset(of: [reference.from, reference.to]) && record.n <= end
    case .release(let release): released.contains(release.object)
    case .turn, .screen: false
    }
  }

  private func reparented(_ record: Trace.Record) -> Trace.Record {
    var record = record
    switch record.event {
    case .message(var message):
      message.parent = nearest(message.parent)
      message.cause = message.cause.flatMap { messages.contains($0) ? $0 : nil }
      record.event = .message(message)
    case .state(var change):
      change.parent = nearest(change.parent)
      record.event = .state(change)
    default: break
    }
    return record
  }

  /// The innermost call that is left of those around.
  private func nearest(_ parent: Int?) -> Int? {
    var next = parent
    while let number = next, !messages.contains(number) { next = parents[number] }
    return next
  }
}

extension Trace {
  /// The turns in which some of its messages, changes and releases happened.
  fileprivate func turns(of numbers: [Int]) -> [Int] {
    let numbers = Set(numbers)
    var turn: Int?
    return records.compactMap { record in
      switch record.event {
      case .turn(let new): turn = new.number
      case .message, .release: return numbers.contains(record.n) ? turn : nil
      case .state(let change): return numbers.contains(record.n) && !change.isInitial ? turn : nil
      case .participant, .reference, .return, .screen: break
      }
      return nil
    }
  }
}

extension Diagram.Item {
  fileprivate var released: [String] {
    if case .release(let release) = self { release.objects } else { [] }
  }
}
