import Cells
import Localization
import Trace

extension Command {
  static let load = Command(
    name: "load", usages: ["load FILE"], summary: "look at a trace from a file",
    details: """
      Reads a trace in JSON Lines. diagram, messages, state and screen show it until \
      you act or run something.
      """,
    family: .look, vocabulary: .files, body: Session.load)

  static let render = Command(
    name: "render", usages: ["render FILE"], summary: "show a trace or a Mermaid file",
    details: """
      Draws a trace in JSON Lines or a sequence diagram in Mermaid's language, or writes it in \
      another format. On the command line, `-` reads it from a pipe. Lines of Mermaid that \
      are not understood are listed with line and column, and the rest is drawn.
      """,
    family: .look, flags: OptionName.drawing + OptionName.looking + OptionName.writing,
    vocabulary: .files,
    body: Session.render)
}

extension Session {
  fileprivate func load(_ request: Request) throws(ShellProblem) -> Reply {
    let trace = try trace(in: source(request.word()))
    loaded = trace
    return Reply(.wrapped(trace.header.words, to: width))
  }

  fileprivate func render(_ request: Request) throws(ShellProblem) -> Reply {
    let source = try source(request.word())
    guard let text = try source.drawing() else {
      if let reply = try streamed(source, request.options) { return reply }
      return try show(trace(in: source), request.options)
    }
    return try show(MermaidFile(source.name, text), request.options)
  }

  private func source(_ name: String) throws(ShellProblem) -> TraceSource {
    name == "-" ? .pipe(try input()) : .file(name)
  }

  private func trace(in source: TraceSource) throws(ShellProblem) -> Trace {
    let size = source.size
    defer { tell(size, of: size) }
    return try source.trace { self.tell($0, of: size) }
  }

  /// The lines that were piped in.
  func input() throws(ShellProblem) -> [String] {
    guard let input = environment.input else { throw .noInput }
    return input()
  }
}

extension Trace.Header {
  /// `A run of rename in mvc, with 1 action.` and what to type next.
  fileprivate var words: String {
    guard let part = part?.printable else { return whole }
    return localized("\(whole) Only a part of it is there: \(part)")
  }

  private var whole: String {
    let count =
      localized(actions.count, one: "1 action", other: "\(actions.count) actions")
    let pattern = pattern.printable
    guard let scenario = scenario?.printable else {
      return localized("A run in \(pattern), with \(count). Now look at it: diagram")
    }
    return localized(
      "A run of \(scenario) in \(pattern), with \(count). Now look at it: diagram")
  }
}
