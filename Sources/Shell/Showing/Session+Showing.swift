import Cells
import Diagrams
import Trace

extension Session {
  /// A trace in the format that was asked for, on the screen or into a file.
  func show(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Reply {
    let text = try written(trace, options)
    guard let path = options.output, path != "-" else { return Reply(text) }
    try TextFile(path).write(text.plain.ended, replacing: options.replacesFiles)
    return Reply(Styled("Wrote \(path)."))
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
