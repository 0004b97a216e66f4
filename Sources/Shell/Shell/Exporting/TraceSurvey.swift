import Trace

/// The head of a trace, its participants and the number of its records, from a first pass.
struct TraceSurvey {
  let header: Trace.Header
  private(set) var participants: [Trace.Participant] = []
  private(set) var recordCount = 0

  /// Reads to the end.
  ///
  /// - Parameter visit: is shown each record.
  init(
    _ reader: TraceReader<some IteratorProtocol<String>>, _ visit: (Trace.Record) -> Void
  ) throws(TraceFileProblem) {
    var reader = reader
    header = reader.header
    while let record = try reader.next() {
      recordCount += 1
      visit(record)
      if case .participant(let participant) = record.event { participants.append(participant) }
    }
  }
}
