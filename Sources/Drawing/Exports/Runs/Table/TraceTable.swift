import Cells
import Documents
import Trace

/// A trace as a table: a row for each record, below a row with the names of ``TraceColumn``. Each row knows the turn that
/// it belongs to.
public struct TraceTable {
  private let header: Trace.Header
  private let participants: [String: Trace.Participant]
  private var turn: Trace.Turn?

  /// - Parameters:
  ///   - participants: all of the trace, also those that it declares late.
  ///   - records: of the trace, in order. A row is made when it is asked for, and no record is kept, so that a table may
  ///     be longer than memory.
  public static func lines(
    _ header: Trace.Header, _ participants: [Trace.Participant],
    of records: @escaping @Sendable () -> AnyIterator<Trace.Record>
  ) -> Lines {
    Lines {
      var table = TraceTable(header, participants)
      let names = CSV.row(TraceColumn.allCases.map(\.rawValue))
      let lines = records().lazy.map { CSV.row(table.row(of: $0)) }
      return AnyIterator([AnySequence([names]), AnySequence(lines)].joined().makeIterator())
    }
  }

  private init(_ header: Trace.Header, _ participants: [Trace.Participant]) {
    self.header = header
    self.participants = Dictionary(participants.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func row(of record: Trace.Record) -> [String] {
    if case .turn(let turn) = record.event { self.turn = turn }
    var cells = cells(of: record.event)
    cells[.pattern] = header.pattern
    cells[.scenario] = header.scenario
    cells[.mistake] = header.mistake
    cells[.n] = String(record.n)
    cells[.turn] = turn.map { String($0.number) }
    cells[.action] = turn?.action
    cells[.other] = record.unknown.json
    return TraceColumn.allCases.map { cells[$0] ?? "" }
  }

  private func cells(of event: Trace.Event) -> [TraceColumn: String] {
    switch event {
    case .participant(let participant): about(participant.name, "participant")
    case .reference(let reference):
      about(reference.from, "reference").merging([
        .property: reference.property, .held: reference.to,
        .strength: reference.strength.rawValue, .ended: reference.ended ? "true" : "",
      ]) { $1 }
    case .turn(let turn): [.event: "turn", .killed: turn.killed.json]
    case .message(let message): cells(of: message)
    case .state(let change):
      about(change.owner, "state").merging([
        .parent: change.parent.text, .property: change.property, .oldValue: change.old ?? "",
        .newValue: change.new,
      ]) { $1 }
    case .return(let result):
      [
        .event: "return", .answers: String(result.message), .returned: result.value ?? "",
        .thrown: result.error ?? "",
      ]
    case .release(let release): about(release.object, "release")
    case .screen(let screen): [.event: "screen", .text: screen.text]
    }
  }

  private func cells(of message: Trace.Message) -> [TraceColumn: String] {
    [
      .event: "message", .depth: String(message.depth), .parent: message.parent.text,
      .cause: message.cause.text, .origin: message.origin.text, .kind: message.kind.rawValue,
      .sender: message.from, .senderRole: role(message.from),
      .receiver: message.to, .receiverRole: role(message.to),
      .text: message.text, .arguments: message.arguments.json,
      .sourceFile: message.location?.file ?? "", .sourceLine: (message.location?.line).text,
    ]
  }

  private func about(_ object: String, _ event: String) -> [TraceColumn: String] {
    [
      .event: event, .object: object, .objectType: participants[object]?.type ?? "",
      .objectRole: role(object),
    ]
  }

  private func role(_ name: String) -> String { participants[name]?.role.rawValue ?? "" }
}

extension Trace {
  /// A table of all that was recorded.
  public var csv: Lines {
    TraceTable.lines(header, participants) { [records] in
      AnyIterator(records.makeIterator())
    }
  }
}

extension Int? {
  fileprivate var text: String { map(String.init) ?? "" }
}

extension [String] {
  /// Made safe before it is JSON, which would not survive it.
  fileprivate var json: String {
    isEmpty ? "" : JSON.array(map { .string($0.printable) }).text
  }
}

extension [JSON.Member] {
  fileprivate var json: String { isEmpty ? "" : JSON.object(self).text }
}
