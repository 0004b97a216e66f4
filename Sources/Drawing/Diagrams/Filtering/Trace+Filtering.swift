import Trace

/// The part of a trace that a filter shows, as a trace that can be written, read back and drawn.
///
/// Numbers and depths stay as they are. The part has:
///
/// - the messages that a drawing with all detail would show, queries too, with their returns;
/// - the changes that it would show;
/// - the participants of these, and those that the filter names to keep, with the values of their properties,
///   their references to each other and their end, up to the end of the chosen steps or turns;
/// - the turns of all these, and their screens.
///
/// A change that is not shown is there as a first value, so that no old value passes for the present one.
///
/// A message whose caller is missing gets the nearest call around it as its parent. Folds do not matter:
/// they are ways to draw.
public struct TracePart: Equatable, Sendable {
  public let trace: Trace
  /// What is missing.
  public let hidden: Diagram.HiddenCounts

  /// - Parameter drawn: the diagram that the numbers and names in the filter refer to.
  public init(of trace: Trace, _ filter: DiagramFilter, in drawn: Diagram) {
    var filter = filter
    filter.folds = []
    let whole = Diagram(trace, showing: .all)
    let translated = filter.translated(from: drawn, to: whole)
    let part = whole.filtered(by: translated)
    var records = trace
    if !filter.isEmpty {
      records.records = TraceFilter(part, translated, of: trace).records
      records.header.part = [trace.header.part, filter.description].compactMap(\.self)
        .joined(separator: " / ")
    }
    self.trace = records
    hidden = part.remarks.hidden
  }
}

/// Keeps the records of what a diagram shows.
private struct TraceFilter {
  private let trace: Trace
  private let messages: Set<Int>
  private let changes: Set<Int>
  private let released: Set<String>
  private let participants: Set<String>
  /// For each message the innermost call around it that is kept; the message itself, when it is kept.
  private let nearest: [Int: Int]
  /// The number of the first record of the chosen steps or turns.
  private let start: Int
  /// The number of the last record up to which values, references and ends are kept.
  private let end: Int

  init(_ part: Diagram, _ filter: DiagramFilter, of trace: Trace) {
    self.trace = trace
    messages = Set(part.messages.compactMap(\.record))
    changes = Set(part.changes.compactMap(\.record))
    released = Set(part.items.flatMap(\.released))
    let asked = trace.participants.filter { filter.only.contains($0.role.heading) }
    // A trace from elsewhere may speak of participants that it does not have. The part speaks of none of them.
    participants = Set(part.participants.map(\.id) + asked.map(\.name)).union(released)
      .intersection(trace.participants.map(\.name))
    let kept = messages
    nearest = trace.messages.reduce(into: [:]) { nearest, entry in
      let (n, message) = entry
      nearest[n] = kept.contains(n) ? n : message.parent.flatMap { nearest[$0] }
    }
    let isRange = filter.steps != nil || filter.turns != nil
    let shown = messages.union(changes)
    start = isRange ? shown.min() ?? 0 : 0
    end = isRange ? trace.endOfReferences(after: shown.max() ?? 0) : .max
  }

  var records: [Trace.Record] {
    let turns = Set(trace.turns(of: trace.records.filter(happens).map(\.n)))
    /// The last turn of the present action that is kept.
    var last: Int?
    return trace.records.compactMap { record in
      switch record.event {
      case .turn(var turn):
        turn.killed.removeAll { !participants.contains($0) }
        guard turns.contains(turn.number) || !turn.killed.isEmpty && record.n <= end else {
          return nil
        }
        last = turn.number
        var filtered = record
        filtered.event = .turn(turn)
        return filtered
      case .screen(var screen):
        defer { last = nil }
        guard let turn = turns.contains(screen.turn) ? screen.turn : last else { return nil }
        screen.turn = turn
        var moved = record
        moved.event = .screen(screen)
        return moved
      default: return keeps(record) ? reparented(record) : nil
      }
    }
  }

  private func keeps(_ record: Trace.Record) -> Bool {
    switch record.event {
    case .message: messages.contains(record.n)
    case .return(let result): messages.contains(result.message)
    case .state(let change):
      changes.contains(record.n) || participants.contains(change.owner) && record.n <= end
    case .participant(let participant): participants.contains(participant.name)
    case .reference(let reference):
      participants.isSuperset(of: [reference.from, reference.to]) && record.n <= end
    case .release(let release):
      participants.contains(release.object)
        && (released.contains(release.object) || record.n <= end)
    case .turn, .screen: false
    }
  }

  /// Whether it is kept as an event, which has a turn, rather than to tell how things are when the part begins.
  private func happens(_ record: Trace.Record) -> Bool {
    switch record.event {
    case .state: changes.contains(record.n)
    case .release(let release):
      keeps(record) && (released.contains(release.object) || record.n >= start)
    default: keeps(record)
    }
  }

  private func reparented(_ record: Trace.Record) -> Trace.Record {
    var record = record
    switch record.event {
    case .message(var message):
      message.parent = message.parent.flatMap { nearest[$0] }
      message.cause = message.cause.flatMap { messages.contains($0) ? $0 : nil }
      message.origin = message.origin.flatMap { messages.contains($0) ? $0 : nil }
      record.event = .message(message)
    case .state(var change):
      let isShown = change.isInitial || changes.contains(record.n)
      change.old = isShown ? change.old : nil
      change.parent = isShown ? change.parent.flatMap { nearest[$0] } : nil
      record.event = .state(change)
    default: break
    }
    return record
  }
}

extension Trace {
  /// The last of the references that follow a record: what a new value holds.
  fileprivate func endOfReferences(after last: Int) -> Int {
    var end = last
    for record in records where record.n > last {
      guard case .reference = record.event else { break }
      end = record.n
    }
    return end
  }

  /// The turns in which some of its messages, changes and releases happened.
  fileprivate func turns(of numbers: [Int]) -> [Int] {
    let numbers = Set(numbers)
    var turn: Int?
    return records.compactMap { record in
      switch record.event {
      case .turn(let new): turn = new.number
      case .message, .release, .state: return numbers.contains(record.n) ? turn : nil
      case .participant, .reference, .return, .screen: break
      }
      return nil
    }
  }
}
