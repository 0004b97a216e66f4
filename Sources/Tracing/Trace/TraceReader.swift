/// Reads a trace from lines, record by record. It keeps no record, so a trace may be larger than memory.
public struct TraceReader<Lines: IteratorProtocol<String>> {
  public let header: Trace.Header
  private var lines: Lines
  /// The number of the last line read.
  private var line: Int
  private var consistency: TraceConsistency

  /// Reads the header; throws when there is none. Empty lines are skipped, in ``next()`` too.
  ///
  /// - Parameter lines: without line feeds.
  public init(_ lines: Lines) throws(TraceFileProblem) {
    self.lines = lines
    line = 0
    while let text = self.lines.next() {
      line += 1
      let text = line == 1 ? text.withoutMark : text
      guard text.isBlank else {
        header = try Trace.Header(jsonLine: text, line: line)
        consistency = TraceConsistency(header)
        return
      }
    }
    throw TraceFileProblem(line: 1, .empty)
  }

  /// The next record; `nil` at the end. Throws when a line is no record, or contradicts the records before.
  public mutating func next() throws(TraceFileProblem) -> Trace.Record? {
    while let text = lines.next() {
      line += 1
      if text.isBlank { continue }
      let record = try Trace.Record(jsonLine: text, line: line)
      if let problem = consistency.check(record) { throw TraceFileProblem(line: line, problem) }
      return record
    }
    return nil
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Editors on Windows begin a file with a byte-order mark.
  fileprivate var withoutMark: String {
    let mark: Unicode.Scalar = "\u{FEFF}"
    return String(unicodeScalars.drop { $0 == mark })
  }
}
