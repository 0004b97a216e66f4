import Cells
import Trace

extension Command {
  static let load = Command(
    name: "load", usages: ["load FILE"], summary: "look at a trace from a file",
    details: "Reads a trace in JSON Lines. diagram, messages and state show it until you act or "
      + "run something.",
    family: .look, vocabulary: .files, body: Session.load)

  static let render = Command(
    name: "render", usages: ["render FILE"], summary: "show a trace from a file",
    details: "Draws a trace in JSON Lines, or writes it in another format.",
    family: .look, flags: OptionName.drawing + OptionName.writing, vocabulary: .files,
    body: Session.render)
}

extension Session {
  fileprivate func load(_ request: Request) throws(ShellProblem) -> Reply {
    let trace = try Trace(file: request.word())
    loaded = trace
    return Reply(.wrapped("\(trace.header.words) Now look at it: diagram", to: width))
  }

  fileprivate func render(_ request: Request) throws(ShellProblem) -> Reply {
    try show(Trace(file: request.word()), request.options)
  }
}

extension Trace {
  fileprivate init(file: String) throws(ShellProblem) {
    let text = try TextFile(file).read()
    do {
      self = try Trace(jsonLines: text)
    } catch {
      throw .notATrace(file, error)
    }
  }
}

extension Trace.Header {
  /// `A run of rename in mvc, with 1 action.`
  fileprivate var words: String {
    let count = actions.count == 1 ? "1 action" : "\(actions.count) actions"
    let what = scenario.map { "A run of \($0.printable)" } ?? "A run"
    return "\(what) in \(pattern.printable), with \(count)."
  }
}
