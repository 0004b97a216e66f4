import Cells
import Diagrams
import Stage
import Trace

/// Answers the commands that show the current run, and choose what of it is shown.
struct DiagramCommands: Room {
  let renderer: RunRenderer

  func diagram(_ request: Request) throws(ShellProblem) -> Reply {
    let change = try telling(DiagramFilter(request.words)) { .run(.filter($0)) }
    let start = request.words.contains(DiagramFilter.everything) ? DiagramFilter() : run.filter
    // Removing all filters is possible without a run, too.
    if change.isEmpty, start.isEmpty { run.showEverything() }
    let trace = try run.trace()
    let whole = renderer.diagram(of: trace, request.options)
    let filter = start.changed(by: try change.spelled(in: whole, of: trace))
    let reply = try run.view(only: filter) { () throws(ShellProblem) in
      try renderer.show(trace, request.options, pointingAt: run.position?.stop)
    }
    run.sawWholeRun()
    return reply
  }

  /// What the last action led to, with all its messages.
  func lastAction(_ request: Request) throws(ShellProblem) -> Reply {
    try run.requireNoStoppedAction()
    let play = try run.requirePlay()
    // Also where it has nothing to draw, this is the way back from a file.
    if run.loaded != nil { run.goOn() }
    guard !play.lastPart.messages.isEmpty else {
      let action = play.tree.inputs.last?.words
      throw .missing(action.map(ShellProblem.Missing.messagesOf) ?? .messages)
    }
    let reply = try renderer.show(play.lastPart, request.options)
    run.goOn()
    return reply
  }

  func messages(_ request: Request) throws(ShellProblem) -> Reply {
    let diagram = try renderer.visible(run.trace(), request.options)
    let list = MessageList(diagram, request.options)
    run.showedNumbers(countingAll: request.options[.all])
    run.sawWholeRun()
    return Reply(list.styled(width: width(request.options)))
  }
}
