import Documents
import Trace

/// A trace as a table: a row for each record, below a row with the names of ``TraceColumn``.
public enum TraceTable {
  /// - Parameters:
  ///   - participants: all of the trace, also those that it declares late.
  ///   - records: of the trace, in order. A row is made when it is asked for, and no record is kept, so that a table may
  ///     be longer than memory.
  public static func lines(
    _ header: Trace.Header, _ participants: [Trace.Participant],
    of records: @escaping @Sendable () -> AnyIterator<Trace.Record>
  ) -> Lines {
    Lines {
      var rows = TraceRows(header, participants)
      let names = CSV.row(TraceColumn.allCases.map(\.rawValue))
      let lines = records().lazy.map { CSV.row(rows.row(of: $0)) }
      return AnyIterator([AnySequence([names]), AnySequence(lines)].joined().makeIterator())
    }
  }
}

extension Trace {
  /// A table of all that was recorded.
  public var csv: Lines {
    TraceTable.lines(header, participants) { [records] in
      AnyIterator(records.makeIterator())
    }
  }
}
