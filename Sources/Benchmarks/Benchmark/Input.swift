import Diagrams
import Documents
import Exports
import Trace

/// A file with a trace or a Mermaid source. Where the shell keeps no record of it in memory, neither does this.
nonisolated struct Input {
  private let path: String
  private let isTrace: Bool

  init(_ path: String) throws {
    guard let first = FileLines(path)?.next() else {
      throw Failure(words: "\(path) cannot be read.")
    }
    self.path = path
    isTrace = first.hasPrefix("{")
  }

  func trace() throws -> Trace { try Trace(lines: try opened()) }

  func diagram() throws -> Diagram {
    isTrace
      ? Diagram(try trace())
      : Diagram.reading(mermaid: try opened().joined(separator: "\n")).0
  }

  func stream() throws -> DiagramStream {
    guard isTrace else {
      return DiagramStream.reading(mermaid: { [path] in FileBytes(path)?.next ?? { nil } }).0
    }
    var reader = try TraceReader(opened())
    var cast = TraceCast()
    while let record = try reader.next() { cast.add(record) }
    guard let diagram = DiagramStream(reader.header, cast, records: eachRecord) else {
      throw Failure(words: "\(path) has no diagram.")
    }
    return diagram
  }

  /// The file is read twice, since errors must be reported before anything is written.
  func records() throws -> Lines {
    let header = try checked().header.jsonLine
    return Lines { [eachRecord] in
      let lines = eachRecord().lazy.map(\.jsonLine)
      return AnyIterator([AnySequence([header]), AnySequence(lines)].joined().makeIterator())
    }
  }

  func table() throws -> Lines {
    let (header, participants) = try checked()
    return TraceTable.lines(header, participants, of: eachRecord)
  }

  private func checked() throws -> (header: Trace.Header, participants: [Trace.Participant]) {
    var reader = try TraceReader(opened())
    var participants: [Trace.Participant] = []
    while let record = try reader.next() {
      if case .participant(let participant) = record.event { participants.append(participant) }
    }
    return (reader.header, participants)
  }

  private var eachRecord: @Sendable () -> AnyIterator<Trace.Record> {
    { [path] in
      var reader = FileLines(path).flatMap { try? TraceReader($0) }
      return AnyIterator { try? reader?.next() }
    }
  }

  private func opened() throws -> FileLines {
    guard let lines = FileLines(path) else { throw Failure(words: "\(path) cannot be opened.") }
    return lines
  }
}
