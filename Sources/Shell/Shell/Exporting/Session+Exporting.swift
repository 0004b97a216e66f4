import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Localization
import Trace

extension Session {
  /// A trace in the format that was asked for, on the screen or into a file.
  ///
  /// - Parameter record: the message where somebody stands.
  func show(
    _ trace: Trace, _ options: Options, pointingAt record: Int? = nil
  ) throws(ShellProblem) -> Reply {
    let format = options.traceFormat
    guard !format.needsRun else { return try data(of: trace, format, options) }
    guard format == .text else {
      return try show(try shown(trace, options), of: trace, format, options)
    }
    let drawing = drawing(of: try shown(trace, options).pointing(at: record), options)
    guard record != nil else { return try deliver(drawing, options) }
    return try deliver(.stack([drawing.styled, whereOneStands]), options)
  }

  /// As much of a Mermaid file as was understood, and what was not.
  func show(_ file: MermaidFile, _ options: Options) throws(ShellProblem) -> Reply {
    guard !options.traceFormat.needsRun else {
      let others = TraceFormat.allCases.filter { !$0.needsRun }.map(\.rawValue)
      throw .line(
        .badValue(
          options.traceFormat.rawValue, for: .format,
          expected: localized("one of \(others.listed("or")), since nobody ran it")))
    }
    let diagram = try shown(file.diagram, options)
    var reply = try show(diagram, of: nil, options.traceFormat, options, isEmpty: file.isEmpty)
    guard let complaint = file.complaint else { return reply }
    reply.complaint = [complaint, reply.complaint].compactMap(\.self).joined(separator: "\n")
    reply.status = .failed
    return reply
  }

  /// What a drawing knows.
  private func show(
    _ diagram: Diagram, of trace: Trace?, _ format: TraceFormat, _ options: Options,
    isEmpty: Bool = false
  ) throws(ShellProblem) -> Reply {
    switch format {
    case .mermaid: return try deliver(mermaid: diagram, options)
    case .plantuml: return try deliver(diagram.plantUML, options)
    case .svg: return try deliver(diagram.svg, options)
    case .html:
      let law = trace.flatMap { contract(of: $0.header.pattern) }
      return try deliver(Player(diagram, trace: trace, contract: law).html, options)
    case .asciicast: return try deliver(reel(of: diagram, trace, options).lines, options)
    case .markdown:
      let drawing = drawing(of: diagram, options).lines
      let page = MarkdownPage(diagram, header: trace?.header, drawing: drawing)
      return try deliver(page.lines, options)
    case .text, .plain, .jsonl, .csv, .dot:
      var options = options
      options.isPlain = options.isPlain || format == .plain
      if isEmpty { return try deliver(Styled(), options) }
      return try deliver(drawing(of: diagram, options), options)
    }
  }

  /// What only a run knows.
  private func data(
    of trace: Trace, _ format: TraceFormat, _ options: Options
  ) throws(ShellProblem) -> Reply {
    let (part, remark) = try part(of: trace, options)
    var reply = try deliver(part.lines(format, options), count: part.records.count + 1, options)
    reply.complaint = remark
    return reply
  }
}

extension Options {
  /// Of a command that shows runs.
  var traceFormat: TraceFormat { format.flatMap(TraceFormat.init) ?? .text }
}

extension Trace {
  fileprivate func lines(_ format: TraceFormat, _ options: Options) -> Lines {
    switch format {
    case .csv: csv
    case .dot: Ownership(of: self).dot(foldingParts: !options.showsAll)
    default: Lines { AnyIterator(jsonLineSequence.makeIterator()) }
    }
  }
}
