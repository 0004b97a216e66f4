import Cells
import Diagrams
import Documents
import Exports
import Localization

/// Brings answers to the screen or, with `--output`, into a file.
struct Delivery: Displaying {
  let display: Display
  let environment: ShellEnvironment

  func deliver(_ text: Styled, _ options: Options) throws(ShellProblem) -> Reply {
    guard let file = file(options) else { return Reply(text) }
    return try deliver(Lines(text.lines.map(\.plain)), into: file, options)
  }

  /// - Parameter text: is made again when the window gets another size.
  func deliver(
    _ options: Options, text: @escaping @MainActor @Sendable () -> Styled
  ) throws(ShellProblem) -> Reply {
    guard isForScreen(options) else { return try deliver(text(), options) }
    return Reply(laidOut: text)
  }

  /// Whether answers go to a terminal, not to a file or a pipe.
  func isForScreen(_ options: Options) -> Bool { file(options) == nil && !isPiped }

  private var isPiped: Bool { environment.isPiped(display.terminal) }

  /// A drawing may be long, so it goes to files and pipes row by row. A terminal gets its colours.
  ///
  /// - Parameter source: the file that it is read from, while it is drawn.
  func deliver(
    _ drawing: Drawing, of source: TraceSource? = nil, _ options: Options
  ) throws(ShellProblem) -> Reply {
    guard file(options) != nil || isPiped else { return Reply(drawing.styled) }
    return try deliver(drawing.lines, of: source, options)
  }

  /// - Parameters:
  ///   - lines: for other programs; there may be many.
  ///   - count: about how many they are, where that is known.
  ///   - source: the file that they are read from, while they are written.
  func deliver(
    _ lines: Lines, count: Int? = nil, of source: TraceSource? = nil, _ options: Options
  ) throws(ShellProblem) -> Reply {
    if let file = file(options) {
      return try deliver(lines, count: count, of: source, into: file, options)
    }
    // At the prompt all of them are made at once, so that they can be paged.
    if display.mode == .interactive {
      let text = Styled(lines.map { Styled.Line([.init($0)]) })
      if let change = source?.change { throw change }
      return Reply(text)
    }
    return Reply().with {
      $0.lines = lines
      $0.lateComplaint = source.map { source in Reply.Later { source.change?.message } }
    }
  }

  /// - Parameter name: of the format, for the error when no file is named.
  func deliver(
    _ archive: Archive, called name: String, _ options: Options
  ) throws(ShellProblem) -> Reply {
    guard let file = file(options) else { throw .file(.required(format: name)) }
    try TextFile(file).write(archive, replacing: options[.force])
    return Reply(Styled(localized("Wrote \(file).")))
  }

  /// That the file of `--output` can be written. Long work asks for it before it begins.
  func requirePlace(_ options: Options) throws(ShellProblem) {
    guard let file = file(options) else { return }
    try TextFile(file).requirePlace(replacing: options[.force])
  }

  /// A single source or, for a page of Markdown, as many as Mermaid needs.
  func deliver(mermaid diagram: Diagram, _ options: Options) throws(ShellProblem) -> Reply {
    if let file = file(options), file.lowercased().hasSuffix(".md") {
      return try deliver(Lines(text: diagram.mermaidPage()), options)
    }
    let source = diagram.mermaidFile
    var reply = try deliver(Lines(text: source), options)
    if source.utf16.count > Diagram.mostMermaidCharacters {
      reply.add(
        complaint: localized(
          """
          Mermaid shows no diagram of more than \(Diagram.mostMermaidCharacters) characters. \
          To get several that it shows: --format mermaid --output FILE.md
          """))
    }
    return reply
  }

  private func deliver(
    _ lines: Lines, count: Int? = nil, of source: TraceSource? = nil, into file: String,
    _ options: Options
  ) throws(ShellProblem) -> Reply {
    defer { if let count { environment.meter?(count, count) } }
    try TextFile(file).write(
      lines, replacing: options[.force],
      while: { done in
        if let count { environment.meter?(done, count) }
        return !environment.isInterrupted()
      },
      unless: { source?.change })
    return Reply(Styled(localized("Wrote \(file).")))
  }

  /// `nil` for the screen.
  func file(_ options: Options) -> String? {
    options[.output].flatMap { $0 == "-" ? nil : $0 }
  }
}
