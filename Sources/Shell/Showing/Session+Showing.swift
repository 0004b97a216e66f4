import Cells
import Diagrams
import Localization
import Trace

extension Session {
  /// A trace in the format that was asked for, on the screen or into a file.
  func show(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Reply {
    try deliver(written(trace, options), options)
  }

  /// As much of a Mermaid file as was understood, and what was not.
  func show(_ file: MermaidFile, _ options: Options) throws(ShellProblem) -> Reply {
    let diagram = try shown(file.diagram, options)
    let text =
      switch options.format {
      case .text: file.isEmpty ? Styled() : drawn(diagram, options)
      case .mermaid: Styled(String(diagram.mermaid.dropLast()))
      case .jsonl:
        throw ShellProblem.badValue(
          "jsonl", for: .format, expected: localized("text or mermaid, since nobody ran it"))
      }
    var reply = try deliver(text, options)
    guard let complaint = file.complaint else { return reply }
    reply.complaint = complaint
    reply.status = .failed
    return reply
  }

  func deliver(_ text: Styled, _ options: Options) throws(ShellProblem) -> Reply {
    guard let path = options.output, path != "-" else { return Reply(text) }
    try TextFile(path).write(text.plain.ended, replacing: options.replacesFiles)
    return Reply(Styled(localized("Wrote \(path).")))
  }

  private func written(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Styled {
    switch options.format {
    case .text: drawn(try shown(trace, options), options)
    case .jsonl: Styled(String(trace.jsonLines.dropLast()))
    case .mermaid: Styled(String(try shown(trace, options).mermaid.dropLast()))
    }
  }

  func drawn(_ diagram: Diagram, _ options: Options) -> Styled {
    let width = width(options)
    let drawing = Drawing(diagram, options, width: width)
    return .stack([drawing.body, drawing.styledClosing(width: width)])
  }
}

extension String {
  fileprivate var ended: String { hasSuffix("\n") ? self : self + "\n" }
}
