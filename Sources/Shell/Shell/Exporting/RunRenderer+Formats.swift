import Actions
import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Localization
import Trace

extension RunRenderer {
  /// A trace in the format that was asked for, on the screen or into a file.
  ///
  /// - Parameter record: the message at which the reader is.
  func show(
    _ trace: Trace, _ options: Options, pointingAt record: Int? = nil
  ) throws(ShellProblem) -> Reply {
    let reply = try shown(trace, options, pointingAt: record)
    if options.drawsToRead { run.showedNumbers(countingAll: options[.all]) }
    return reply
  }

  private func shown(
    _ trace: Trace, _ options: Options, pointingAt record: Int?
  ) throws(ShellProblem) -> Reply {
    try options.requireFittingName()
    let format = options.traceFormat
    guard !format.needsRun else { return try data(of: trace, options) }
    guard format == .text else {
      return try show(try visible(trace, options), of: trace, options)
    }
    let diagram = try visible(trace, options).pointing(at: record)
    guard record != nil else { return try deliver(diagram, options) }
    let stepping = run.stepping
    return try delivery.deliver(options) {
      let remark = stepping?.positionRemark(width: width) ?? Styled()
      return .stack([drawn(diagram, options), remark])
    }
  }

  func shown(_ file: MermaidFile, _ options: Options) throws(ShellProblem) -> Reply {
    if !file.isEmpty, let reply = try streamed(file.diagram, options) { return reply }
    let diagram = try visible(file.diagram.diagram, options)
    return try show(diagram, of: nil, options, isEmpty: file.isEmpty)
  }

  /// A drawing or sentences for a file or a pipe, without the diagram in memory; `nil` where that is not possible.
  func streamed(
    _ diagram: DiagramStream, of source: TraceSource? = nil, _ options: Options
  ) throws(ShellProblem) -> Reply? {
    let format = options.traceFormat
    guard format == .text || format == .plain, options.filter.isEmpty,
      !delivery.isForScreen(options)
    else { return nil }
    let options = options.toldAsFormat
    let drawing = Drawing(diagram, options, width: width(options))
    return try delivery.deliver(drawing, of: source, options)
  }

  /// A format that a diagram is enough for.
  private func show(
    _ diagram: Diagram, of trace: Trace?, _ options: Options, isEmpty: Bool = false
  ) throws(ShellProblem) -> Reply {
    switch options.traceFormat {
    case .mermaid: return try delivery.deliver(mermaid: diagram, options)
    case .plantuml: return try delivery.deliver(diagram.plantUML, options)
    case .svg:
      let paper = diagram.onPaper
      let picture = options[.width].map { paper.svg(within: Double($0)) } ?? paper.svg
      return try delivery.deliver(picture, options)
    case .html:
      let contract = trace.flatMap { library.contract(of: $0.header.pattern) }
      let player = Player(
        diagram, trace: trace, contract: contract, sources: library.sources)
      return try delivery.deliver(player.html(), options)
    case .asciicast:
      return try delivery.deliver(recording(of: diagram, trace, options), options)
    case .markdown:
      let drawing = drawing(of: diagram, options).lines
      let page = diagram.markdownPage(header: trace?.header, drawing: drawing)
      return try delivery.deliver(page, options)
    case .text, .plain, .jsonl, .csv, .dot:
      if isEmpty { return try delivery.deliver(Styled(), options) }
      return try deliver(diagram, options.toldAsFormat)
    }
  }

  /// A drawing. On a screen, it is made again when the window gets another size.
  private func deliver(_ diagram: Diagram, _ options: Options) throws(ShellProblem) -> Reply {
    guard delivery.isForScreen(options) else {
      return try delivery.deliver(drawing(of: diagram, options), options)
    }
    return Reply(laidOut: { drawn(diagram, options) })
  }

  /// The drawing as it grows, to be played on a terminal.
  private func recording(
    of diagram: Diagram, _ trace: Trace?, _ options: Options
  ) -> Lines {
    let width = width(options)
    let reel = DrawingReel(diagram, options, width: width, paint: paint)
    return Asciicast.lines(
      title: trace?.header.title ?? diagram.title?.replacing("\n", with: " ")
        ?? localized("A sequence diagram"),
      width: width, height: reel.height, steps: reel)
  }

  /// Gives a recording its colours, unless there should be none.
  private var paint: @Sendable (Styled.Line) -> String {
    guard display.terminal.color != .never else { return { $0.plain.printable } }
    return delivery.environment.paint
  }

  /// A format that needs the trace itself.
  private func data(of trace: Trace, _ options: Options) throws(ShellProblem) -> Reply {
    let (part, remark) = try part(of: trace, options)
    return try delivery.deliver(part.lines(options), count: part.records.count + 1, options)
      .with { $0.add(complaint: remark) }
  }
}

extension Options {
  /// Of a command that shows runs.
  var traceFormat: TraceFormat { self[.format] ?? .text }
  /// Whether a run is told in sentences, as the format `plain` says, too.
  var isTold: Bool { self[.plain] || traceFormat == .plain }

  /// The same options, with `--plain` where the format says it.
  var toldAsFormat: Options {
    var options = self
    options[.plain] = isTold
    return options
  }

  /// Whether a drawing is read in the shell: it is written into no file, and for no other program.
  var drawsToRead: Bool { self[.output] == nil && [.text, .plain].contains(traceFormat) }
}

extension Trace {
  fileprivate func lines(_ options: Options) -> Lines {
    switch options.traceFormat {
    case .csv: csv
    case .dot: Ownership(of: self).dot(foldingParts: !options[.all])
    case .jsonl, .text, .plain, .mermaid, .plantuml, .svg, .html, .asciicast, .markdown:
      Lines { AnyIterator(jsonLineSequence.makeIterator()) }
    }
  }
}
