import Cells
import Diagrams
import Localization
import Trace

/// Answers the commands that show the current run, choose what of it is shown, and take it elsewhere.
struct DiagramCommands: Room {
  let display: Display
  let run: CurrentRun
  let renderer: RunRenderer
  let delivery: Delivery

  func diagram(_ request: Request) throws(ShellProblem) -> Reply {
    let change = try filter(request.words)
    let start = request.words.contains(DiagramFilter.everything) ? DiagramFilter() : run.filter
    // To hide nothing any more is possible without a run, too.
    if change.isEmpty { run.filter = start }
    let trace = try run.trace()
    let whole = renderer.diagram(of: trace, request.options)
    let before = run.filter
    run.filter = start.changed(by: try change.spelled(in: whole, of: trace))
    do {
      return try renderer.show(trace, request.options, pointingAt: run.position?.stop)
    } catch {
      run.filter = before
      throw error
    }
  }

  private func filter(_ words: [String]) throws(ShellProblem) -> DiagramFilter {
    do {
      return try DiagramFilter(words)
    } catch {
      throw .run(.filter(.filter(error)))
    }
  }

  func messages(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let diagram = try renderer.visible(run.trace(), request.options)
    let list = MessageList(diagram, request.options)
    return Reply(list.styled(width: width(request.options)))
  }

  func export(_ request: Request) throws(ShellProblem) -> Reply {
    let words = request.words
    guard let name = words.first else { throw request.command.wrongUse }
    guard let format = TraceFormat(rawValue: name) else {
      throw .line(.unknownFormat(name, known: TraceFormat.allCases.map(\.rawValue)))
    }
    guard words.count <= 2 else {
      throw .line(.unquotedFile(words.dropFirst().joined(separator: " "), after: "export \(name)"))
    }
    var options = request.options
    options.format = format.rawValue
    if words.count == 2 { options.output = words[1] }
    // A graph of objects shows them at the position of the reader.
    return try renderer.show(format == .dot ? run.state() : run.trace(), options)
  }
}
