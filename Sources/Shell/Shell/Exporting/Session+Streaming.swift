import Documents
import Exports
import Trace

extension Session {
  /// A trace from a file as a trace or as a table: however many records there are, none is kept. `nil`
  /// where something else is asked for.
  func streamed(_ source: TraceSource, _ options: Options) throws(ShellProblem) -> Reply? {
    let format = options.traceFormat
    guard case .file(let name) = source, format == .jsonl || format == .csv,
      filter.isEmpty, options.filter.isEmpty
    else { return nil }
    // What is wrong with it is said before anything is written.
    let survey = try survey(source)
    let lines = survey.lines(format, of: name)
    return try deliver(lines, count: survey.recordCount + 1, options)
  }

  private func survey(_ source: TraceSource) throws(ShellProblem) -> TraceSurvey {
    let size = source.size
    defer { tell(size, of: size) }
    return try source.survey { self.tell($0, of: size) }
  }
}

extension TraceSurvey {
  /// - Parameter path: of the file that was surveyed.
  fileprivate func lines(_ format: TraceFormat, of path: String) -> Lines {
    guard format == .jsonl else {
      let table = TraceTable(header: header, participants: participants)
      return table.lines { Self.records(of: path) }
    }
    let header = header.jsonLine
    return Lines {
      let records = Self.records(of: path).lazy.map(\.jsonLine)
      return AnyIterator([AnySequence([header]), AnySequence(records)].joined().makeIterator())
    }
  }

  private nonisolated static func records(of path: String) -> AnyIterator<Trace.Record> {
    guard let file = FileLines(path), var reader = try? TraceReader(file) else {
      return AnyIterator { nil }
    }
    return AnyIterator { try? reader.next() }
  }
}
