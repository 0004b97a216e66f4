import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Localization
import Trace

/// Answers the commands that write the run for other programs, and that read traces and drawings from files.
struct FileCommands: Room {
  let renderer: RunRenderer

  func export(_ request: Request) throws(ShellProblem) -> Reply {
    let format = try request[.traceFormat]
    var options = request.options
    options[.format] = format
    if let file = try request.ifGiven(.file()) {
      if let other = options[.output], other != file { throw .file(.twoNames(file, other)) }
      options[.output] = file
    }
    let whole = try run.trace()
    // A graph of objects shows them at the position of the reader, with the names of the whole run.
    let trace = format == .dot ? run.position?.past ?? whole : whole
    if display.mode == .interactive, format.isForPrograms, options[.output] == nil {
      throw .file(
        .notForReading(format: format.rawValue, suggestion: trace.header.fileName(for: format)))
    }
    return try renderer.show(trace, options).with { $0.isSpoken = format == .plain }
  }

  func load(_ request: Request) throws(ShellProblem) -> Reply {
    let trace = try runFiles.trace(inFile: request[.file()])
    run.load(trace)
    let gaps = trace.gaps
    let lines = [gaps.sentence, trace.header.words].compactMap(\.self)
    return reply(lines.joinedSentences)
  }

  func render(_ request: Request) throws(ShellProblem) -> Reply {
    let (name, options) = (try request[.file()], request.options)
    try options.requireFittingName()
    guard let input = arrivingInput(name, for: options) else {
      return try render(runFiles.source(name), options)
    }
    let fences = MermaidFences { input.next() }
    let ladder = Ladder.Options(options, width: width(options))
    if let drawing = ArrivingDrawing(fences, of: input, from: name, ladder) {
      return try reply(drawing, options)
    }
    guard name == "-" else { return try render(runFiles.source(name), options) }
    return try render(TraceSource(environment.pipedFile(input, fences.nextOfRest)), options)
  }

  private func render(_ source: TraceSource, _ options: Options) throws(ShellProblem) -> Reply {
    let drawings = try source.drawings()
    guard drawings.isEmpty else { return try renderer.show(drawings, options) }
    if let reply = try streamed(source, options) { return reply }
    let trace = try runFiles.trace(in: source)
    return try renderer.show(trace, options).naming(trace.gaps)
  }

  /// A trace as a trace, as a table, as a drawing or in sentences. Its records are not kept in memory. `nil`
  /// where another format or a part is asked for.
  private func streamed(
    _ source: TraceSource, _ options: Options
  ) throws(ShellProblem) -> Reply? {
    guard run.filter.isEmpty, options.filter.isEmpty else { return nil }
    switch options.traceFormat {
    case .jsonl, .csv:
      // A first pass finds errors before anything is written.
      let survey = try runFiles.survey(source)
      let lines = survey.lines(options.traceFormat, of: source)
      return try delivery.deliver(lines, count: survey.recordCount + 1, of: source, options)
        .naming(survey.gaps)
    case .text, .plain:
      guard let (diagram, gaps) = try stream(source, options) else { return nil }
      return try renderer.streamed(diagram, of: source, options)?.naming(gaps)
    case .mermaid, .plantuml, .svg, .html, .asciicast, .dot, .markdown: return nil
    }
  }

  /// `nil` where the diagram has to be in memory: for a screen, through a lens, where lifelines do not fit, and for
  /// traces that no recorder wrote.
  private func stream(
    _ source: TraceSource, _ options: Options
  ) throws(ShellProblem) -> (DiagramStream, Trace.Gaps)? {
    guard !delivery.isForScreen(options), options[.lens] == nil, run.lens == nil else { return nil }
    var cast = TraceCast()
    let survey = try runFiles.survey(source) { cast.add($0) }
    guard cast.hasSeparateTurns else { return nil }
    let contract = library.contract(of: survey.header.pattern)
    let diagram = DiagramStream(
      survey.header, cast, showing: options.detail,
      marks: { contract?.wordingsOfBreaches(in: $0) ?? [:] },
      while: { !environment.isInterrupted() },
      records: { source.records() })
    guard let diagram else { throw .input(.interrupted) }
    let ladder = Ladder.Options(options, width: width(options))
    guard options.isTold || Ladder(diagram, ladder) != nil else { return nil }
    return (diagram, survey.gaps)
  }
}

extension Reply {
  /// With what a file does not have of its run.
  ///
  /// - Parameter file: its name, where it is not the only one.
  func naming(_ gaps: Trace.Gaps, in file: String? = nil) -> Reply {
    guard let sentence = gaps.sentence else { return self }
    return with { $0.add(complaint: file.map { "\($0.printable): \(sentence)" } ?? sentence) }
  }
}

extension TraceSurvey {
  /// - Parameter source: the file that was surveyed.
  fileprivate func lines(_ format: TraceFormat, of source: TraceSource) -> Lines {
    guard format == .jsonl else {
      return TraceTable.lines(header, participants) { source.records() }
    }
    let header = header.jsonLine
    return Lines {
      let records = source.records().lazy.map(\.jsonLine)
      return AnyIterator([AnySequence([header]), AnySequence(records)].joined().makeIterator())
    }
  }
}

extension Trace.Header {
  /// `A run of rename in mvc, with 1 action.` and what to type next.
  var words: String {
    let count =
      localized(actions.count, one: "1 action", other: "\(actions.count) actions")
    let pattern = system
    guard let scenario = scenario?.printable else {
      return localized("A run in \(pattern), with \(count). Now look at it: diagram")
    }
    return localized(
      "A run of \(scenario) in \(pattern), with \(count). Now look at it: diagram")
  }

  /// `mvc`, or `mvc with the mistake mvc.m4`.
  private var system: String {
    let pattern = pattern.printable
    return mistake.map { localized("\(pattern) with the mistake \($0.printable)") } ?? pattern
  }

  /// After the scenario, else the pattern.
  fileprivate func fileName(for format: TraceFormat) -> String {
    let name = (scenario ?? pattern).printable
    return "\(name).\(format.endings[0])".quotedIfNeeded
  }
}
