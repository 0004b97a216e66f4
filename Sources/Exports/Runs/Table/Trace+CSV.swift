import Trace

extension Trace {
  /// A table of all that was recorded, a record a row, below one row with the names of ``TraceColumn``.
  public var csv: Lines {
    Lines { [self] in
      var rows = TraceRows(self)
      let lines = records.lazy.map { CSV.row(rows.row(of: $0)) }
      var names: String? = CSV.row(TraceColumn.allCases.map(\.rawValue))
      var rest = lines.makeIterator()
      return AnyIterator {
        defer { names = nil }
        return names ?? rest.next()
      }
    }
  }
}
