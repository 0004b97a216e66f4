import Trace

/// The head of a trace, its participants, the number of its records and what it does not have of its run, from a first
/// pass.
struct TraceSurvey {
  let header: Trace.Header
  private(set) var participants: [Trace.Participant] = []
  private(set) var recordCount = 0
  let gaps: Trace.Gaps

  /// Reads to the end.
  ///
  /// - Parameter visit: is shown each record.
  init(
    _ reader: TraceReader<some IteratorProtocol<String>>, _ visit: (Trace.Record) -> Void
  ) throws(TraceFileProblem) {
    var reader = reader
    header = reader.header
    var cut = CutFinder()
    while let record = try reader.next() {
      recordCount += 1
      cut.add(record)
      visit(record)
      if case .participant(let participant) = record.event { participants.append(participant) }
    }
    gaps = Trace.Gaps(header, cut)
  }
}
