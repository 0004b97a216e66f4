/// Reads a trace from lines, record by record. It keeps no record, so a trace may be larger than memory.
public struct TraceReader<Lines: IteratorProtocol<String>> {
  public let header: Trace.Header
  private var lines: Lines
  /// The number of the last line read.
  private var line: Int
  private var seen = Seen()

  /// Reads the header. Empty lines are skipped, in ``next()`` too.
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
        return
      }
    }
    throw TraceFileProblem(line: 1, .empty)
  }

  /// The next record; `nil` at the end.
  public mutating func next() throws(TraceFileProblem) -> Trace.Record? {
    while let text = lines.next() {
      line += 1
      if text.isBlank { continue }
      let record = try Trace.Record(jsonLine: text, line: line)
      if let repeated = seen.insert(record) { throw TraceFileProblem(line: line, repeated) }
      return record
    }
    return nil
  }
}

/// The numbers and names so far: each may come only once.
private struct Seen {
  /// Consecutive numbers are one range, which takes no room.
  private var numbers = RangeSet<Int>()
  private var names: Set<String> = []

  mutating func insert(_ record: Trace.Record) -> TraceFileProblem.Reason? {
    let number = min(record.n, .max - 1)
    guard !numbers.contains(number) else { return .repeatedNumber(record.n) }
    numbers.insert(contentsOf: number..<(number + 1))
    guard case .participant(let participant) = record.event else { return nil }
    return names.insert(participant.name).inserted ? nil : .repeatedName(participant.name)
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
