import Cells
import Documents
import Exports
import Localization
import Trace

/// Traces and drawings from files.
extension DiagramCommands {
  func load(_ request: Request) throws(ShellProblem) -> Reply {
    let trace = try trace(inFile: request[.file()])
    run.load(trace)
    return Reply(.wrapped(trace.header.words, to: width))
  }

  func render(_ request: Request) throws(ShellProblem) -> Reply {
    let source = try source(request[.file()])
    guard let text = try source.drawing() else {
      if let reply = try streamed(source, request.options) { return reply }
      return try renderer.show(trace(in: source), request.options)
    }
    return try renderer.show(MermaidFile(source.name, text), request.options)
  }

  func source(_ name: String) throws(ShellProblem) -> TraceSource {
    name == "-" ? .pipe(try delivery.environment.pipedLines()) : .file(name)
  }

  /// - Parameter name: of a trace; a drawing is refused.
  func trace(inFile name: String) throws(ShellProblem) -> Trace {
    let source = try source(name)
    if (try? source.drawing()) != nil { throw .file(.isDrawing(source.name)) }
    return try trace(in: source)
  }

  func trace(in source: TraceSource) throws(ShellProblem) -> Trace {
    try whole(source) { (watch) throws(ShellProblem) in try source.trace(watch) }
  }

  /// A trace from a file as a trace or as a table. No record is kept in memory. `nil` where another
  /// format or a part is asked for.
  private func streamed(
    _ source: TraceSource, _ options: Options
  ) throws(ShellProblem) -> Reply? {
    let format = options.traceFormat
    guard case .file(let name) = source, format == .jsonl || format == .csv,
      run.filter.isEmpty, options.filter.isEmpty
    else { return nil }
    // A first pass finds errors before anything is written.
    let survey = try survey(source)
    let lines = survey.lines(format, of: name)
    return try delivery.deliver(lines, count: survey.recordCount + 1, options)
  }

  private func survey(_ source: TraceSource) throws(ShellProblem) -> TraceSurvey {
    try whole(source) { (watch) throws(ShellProblem) in try source.survey(watch) }
  }

  /// What is read from a whole file. After Ctrl-C, nothing is.
  private func whole<Value>(
    _ source: TraceSource, _ read: (@escaping (Int) -> Bool) throws(ShellProblem) -> Value
  ) throws(ShellProblem) -> Value {
    let (size, environment) = (source.size, delivery.environment)
    defer { delivery.report(size, of: size) }
    do {
      let value = try read { place in
        delivery.report(place, of: size)
        return !environment.isInterrupted()
      }
      if !environment.isInterrupted() { return value }
    } catch {
      guard environment.isInterrupted() else { throw error }
    }
    throw .line(.interrupted)
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

extension Trace.Header {
  /// `A run of rename in mvc, with 1 action.` and what to type next.
  var words: String {
    guard let part = part?.printable else { return whole }
    return localized("\(whole) Only a part was written: \(part)")
  }

  private var whole: String {
    let count =
      actions.count == 1 ? localized("1 action") : localized("\(actions.count) actions")
    let pattern = pattern.printable
    guard let scenario = scenario?.printable else {
      return localized("A run in \(pattern), with \(count). Now look at it: diagram")
    }
    return localized(
      "A run of \(scenario) in \(pattern), with \(count). Now look at it: diagram")
  }
}
