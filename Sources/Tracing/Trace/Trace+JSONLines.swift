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
    var reader = try TraceReader(lines.makeIterator())
    self.init(header: reader.header)
    while let record = try reader.next() { records.append(record) }
  }
}
