extension Trace {
  /// The file form: a header, then one record a line, each line ended by a line feed.
  public var jsonLines: String {
    jsonLineSequence.reduce(into: "") { $0 += $1 + "\n" }
  }

  /// The lines of ``jsonLines`` without their line feeds. Each is made when you ask for it.
  public var jsonLineSequence: some Sequence<String> {
    (-1..<records.count).lazy.map { $0 < 0 ? header.jsonLine : records[$0].jsonLine }
  }

  /// Reads what ``jsonLines`` wrote. Empty lines are skipped.
  ///
  /// Only a line feed ends a line: a string may contain the other line separators of Unicode.
  public init(jsonLines: String) throws(TraceFileProblem) {
    let lines = jsonLines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    try self.init(lines: lines.lazy.map { String($0) })
  }

  /// Reads a trace line by line.
  ///
  /// - Parameter lines: without line feeds.
  public init(lines: some Sequence<String>) throws(TraceFileProblem) {
    var reader = try TraceReader(lines.makeIterator())
    self.init(header: reader.header)
    while let record = try reader.next() { records.append(record) }
  }
}
