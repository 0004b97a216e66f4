import Cells
import Diagrams
import Localization

// Drawings in Mermaid's language: a file is one of them, or has some in fences.

extension RunRenderer {
  /// As much of the drawings of a file as was understood, and what was not.
  func show(_ files: [MermaidFile], _ options: Options) throws(ShellProblem) -> Reply {
    try requireNoTrace(options.traceFormat)
    let drawn = files.filter { !$0.isEmpty }
    var reply =
      if drawn.count > 1 {
        try shown(drawn, options)
      } else {
        try shown(drawn.first ?? files[0], options)
      }
    let complaints = files.compactMap(\.complaint)
    guard !complaints.isEmpty else { return reply }
    reply.add(complaintAbove: complaints.joined(separator: "\n"))
    reply.status = .failed
    return reply
  }

  private func requireNoTrace(_ format: TraceFormat) throws(ShellProblem) {
    guard format.needsRun else { return }
    let others = TraceFormat.allCases.filter { !$0.needsRun }.map(\.rawValue).listed(.or)
    let needy = TraceFormat.allCases.filter(\.needsRun).map(\.rawValue).listed(.and)
    throw .line(
      .badValue(
        format.rawValue, for: Option<TraceFormat>.format.spelling,
        expected: localized(
          "one of \(others): \(needy) need a trace, and this is a drawing in Mermaid's language")))
  }

  /// One after the other, where a text may have several.
  private func shown(_ files: [MermaidFile], _ options: Options) throws(ShellProblem) -> Reply {
    let format = options.traceFormat
    guard format == .text || format == .plain else {
      throw .file(
        .severalDrawings(files[0].name, count: files.count, format: format.rawValue))
    }
    let options = options.toldAsFormat
    let diagrams = try visible(files.map(\.diagram.diagram), options)
    return try delivery.deliver(options) {
      .stack(diagrams.map { drawn($0, options) })
    }
  }
}
