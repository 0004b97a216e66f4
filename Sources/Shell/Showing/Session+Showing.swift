import Cells
import Diagrams
import Localization
import Trace

extension Session {
  /// A trace in the format that was asked for, on the screen or into a file.
  ///
  /// - Parameter record: the message where somebody stands.
  func show(
    _ trace: Trace, _ options: Options, pointingAt record: Int? = nil
  ) throws(ShellProblem) -> Reply {
    switch options.format {
    case .text: try deliver(drawn(trace, options, pointingAt: record), options)
    case .jsonl: try deliver(Styled(String(trace.jsonLines.dropLast())), options)
    case .mermaid: try deliver(mermaid: shown(trace, options), options)
    }
  }

  /// As much of a Mermaid file as was understood, and what was not.
  func show(_ file: MermaidFile, _ options: Options) throws(ShellProblem) -> Reply {
    let diagram = try shown(file.diagram, options)
    var reply =
      switch options.format {
      case .text: try deliver(file.isEmpty ? Styled() : drawn(diagram, options), options)
      case .mermaid: try deliver(mermaid: diagram, options)
      case .jsonl:
        throw ShellProblem.badValue(
          "jsonl", for: .format, expected: localized("text or mermaid, since nobody ran it"))
      }
    guard let complaint = file.complaint else { return reply }
    reply.complaint = [complaint, reply.complaint].compactMap(\.self).joined(separator: "\n")
    reply.status = .failed
    return reply
  }

  /// One source or, for a page of Markdown, as many as Mermaid needs.
  private func deliver(
    mermaid diagram: Diagram, _ options: Options
  ) throws(ShellProblem) -> Reply {
    if let path = options.output, path.lowercased().hasSuffix(".md") {
      return try deliver(Styled(diagram.mermaidPage()), options)
    }
    let source = diagram.mermaid
    var reply = try deliver(Styled(String(source.dropLast())), options)
    if source.utf16.count > Diagram.mostMermaidCharacters {
      reply.complaint =
        localized(
          """
          Mermaid shows no diagram of more than \(Diagram.mostMermaidCharacters) characters. \
          To get several that it shows: --format mermaid --output FILE.md
          """)
    }
    return reply
  }

  func deliver(_ text: Styled, _ options: Options) throws(ShellProblem) -> Reply {
    guard let path = options.output, path != "-" else { return Reply(text) }
    try TextFile(path).write(text.plain.ended, replacing: options.replacesFiles)
    return Reply(Styled(localized("Wrote \(path).")))
  }

  private func drawn(
    _ trace: Trace, _ options: Options, pointingAt record: Int?
  ) throws(ShellProblem) -> Styled {
    let drawing = drawn(try shown(trace, options).pointing(at: record), options)
    return .stack([drawing, record == nil ? Styled() : whereOneStands])
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
