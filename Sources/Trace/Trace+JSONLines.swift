extension Trace {
  /// The file form: a header, then one record a line, each line ended by a line feed.
  public var jsonLines: String {
    jsonLineSequence.reduce(into: "") { $0 += $1 + "\n" }
  }

  /// The same line by line, without the line feeds; each is made when it is asked for.
  public var jsonLineSequence: some Sequence<String> {
    (-1..<records.count).lazy.map { $0 < 0 ? header.jsonLine : records[$0].jsonLine }
  }

  /// Reads what ``jsonLines`` wrote. Empty lines are skipped.
  ///
  /// Only a line feed ends a line: the other line ends of Unicode may stand inside a string.
  public init(jsonLines: String) throws(TraceFileProblem) {
    let lines = jsonLines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    try self.init(lines: lines.lazy.map { String($0) })
  }

  /// The same from one line after the other, without their line feeds.
  public init(lines: some Sequence<String>) throws(TraceFileProblem) {
    var trace: Trace?
    var seen = Seen()
    for (number, line) in zip(1..., lines) {
      let text = number == 1 ? line.withoutMark : line
      if text.isBlank { continue }
      guard trace != nil else {
        trace = Trace(header: try Header(jsonLine: text, line: number))
        continue
      }
      let record = try Record(jsonLine: text, line: number)
      if let repeated = seen.insert(record) { throw TraceFileProblem(line: number, repeated) }
      trace?.records.append(record)
    }
    guard let trace else { throw TraceFileProblem(line: 1, .empty) }
    self = trace
  }

  /// What may come only once.
  private struct Seen {
    var numbers: Set<Int> = []
    var names: Set<String> = []

    mutating func insert(_ record: Record) -> TraceFileProblem.Reason? {
      guard numbers.insert(record.n).inserted else { return .repeatedNumber(record.n) }
      guard case .participant(let participant) = record.event else { return nil }
      return names.insert(participant.name).inserted ? nil : .repeatedName(participant.name)
    }
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
