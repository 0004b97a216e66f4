import Cells
import Localization
import Stage

/// `log` and `view-state`: a debugger for patterns that keep all view state in one store.
extension RunCommands {
  func log(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(try logEntries())
  }

  /// Goes to an entry of the log.
  func travel(_ request: Request) throws(ShellProblem) -> ActionAnswer {
    try goOn(with: .goToLogEntry(request[.number]), request.options)
  }

  func viewState(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(try requireDebugger().viewStateJSON))
  }

  func changeViewState(_ request: Request) throws(ShellProblem) -> ActionAnswer {
    try goOn(with: .setViewState(path: request[.path], value: request[.value]), request.options)
  }

  private func logEntries() throws(ShellProblem) -> Styled {
    let entries = try requireDebugger().log
    let rows = entries.map { entry in
      ("\(entry.number)", [entry.action, entry.store].compactMap { $0 }.joined(separator: " · "))
    }
    return Rows(rows: rows).styled(width: width)
      + .wrapped(localized("log NUMBER goes to one of them."), to: width, .faint)
  }

  private func requireDebugger() throws(ShellProblem) -> any ViewStateDebugging {
    let play = try run.requirePlay()
    // It is already that of the end of the action.
    try run.requireNoStoppedAction()
    guard play.pattern.keepsViewStateInStore else {
      throw .missing(.viewStateStore(pattern: play.pattern.title))
    }
    guard let debugger = play.stage.viewStateDebugging else {
      throw .run(.action(.notRunning))
    }
    return debugger
  }
}
