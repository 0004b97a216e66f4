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
  public init(jsonLines: String) throws(TraceFileProblem) {
    var lines = Self.numberedLines(of: jsonLines)
    guard let first = lines.next() else { throw TraceFileProblem(line: 1, .empty) }
    self.init(header: try Header(jsonLine: first.text, line: first.number))
    var seen = Seen()
    while let (number, text) = lines.next() {
      let record = try Record(jsonLine: text, line: number)
      if let repeated = seen.insert(record) { throw TraceFileProblem(line: number, repeated) }
      records.append(record)
    }
  }

  /// Only a line feed ends a line: the other line ends of Unicode may stand inside a string.
  private static func numberedLines(
    of text: String
  ) -> some IteratorProtocol<(number: Int, text: String)> {
    let mark: Unicode.Scalar = "\u{FEFF}"
    let scalars = text.unicodeScalars.drop { $0 == mark }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).lazy
      .enumerated().lazy
      .filter { !$0.element.allSatisfy(\.properties.isWhitespace) }
      .map { (number: $0.offset + 1, text: String($0.element)) }
      .makeIterator()
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
