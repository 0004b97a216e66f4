import Cells
import Localization
import Stage

/// `log` and `view-state`: a debugger for patterns that keep all view state in one store.
extension RunCommands {
  func log(_ request: Request) throws(ShellProblem) -> Reply {
    let entries = try requireDebugger(else: InputProblem.noLog).log
    let rows = entries.map { entry in
      ("\(entry.number)", [entry.action, entry.store].compactMap { $0 }.joined(separator: " · "))
    }
    let place = place(last: entries.last?.number)
    return Reply(Rows(rows: rows).styled(width: width) + .wrapped(place, to: width, .faint))
  }

  func viewState(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(try requireDebugger(else: InputProblem.noViewStateStore).viewStateJSON))
  }

  /// At which entry the app is. After you went back, an action may have added entries or not, so it is not known.
  private func place(last: Int?) -> String {
    let inputs = (run.play?.setup ?? []) + (run.play?.tree.inputs ?? [])
    let hasJumped = inputs.contains { if case .goToLogEntry = $0 { true } else { false } }
    var number = hasJumped ? nil : last
    if case .goToLogEntry(let target)? = inputs.last { number = target }
    guard let number else { return localized("log NUMBER goes to one of them.") }
    return localized("You are at entry \(number). log NUMBER goes to another entry.")
  }

  private func requireDebugger(
    else missing: (_ title: String) -> InputProblem
  ) throws(ShellProblem) -> any ViewStateDebugging {
    let play = try run.requireOwnActions()
    // It is already that of the end of the action.
    try run.requireNoStoppedAction()
    guard play.pattern.keepsViewStateInStore else {
      throw .run(.input(missing(play.pattern.localizedTitle)))
    }
    guard let debugger = play.stage.viewStateDebugging else { throw .notRunning }
    return debugger
  }
}
