import Cells
import Localization
import Stage

/// `log` and `set`: a debugger for patterns that keep all view state in one store.
extension RunCommands {
  func log(_ request: Request) throws(ShellProblem) -> Reply {
    guard let word = try request.optionalWord() else { return Reply(try logEntries()) }
    guard let number = Int(word) else { throw request.command.wrongUse }
    return try change(request) { debugger throws(ViewStateProblem) in
      try debugger.restore(number)
    }
  }

  func set(_ request: Request) throws(ShellProblem) -> Reply {
    guard !request.words.isEmpty else {
      return Reply(Styled(try requireDebugger().viewStateJSON))
    }
    guard request.words.count == 2 else { throw request.command.wrongUse }
    let (path, value) = (request.words[0], request.words[1])
    return try change(request) { debugger throws(ViewStateProblem) in
      try debugger.set(path, to: value)
    }
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
    guard play.stage.viewState != nil else { throw .run(.action(.notRunning)) }
    guard let debugger = play.stage.viewStateDebugging else {
      throw .missing(.viewStateStore(pattern: play.pattern.title))
    }
    return debugger
  }

  private func change(
    _ request: Request,
    _ body: (any ViewStateDebugging) throws(ViewStateProblem) -> Void
  ) throws(ShellProblem) -> Reply {
    let debugger = try requireDebugger()
    let play = try run.requirePlay()
    do {
      try play.intervene { () throws(ViewStateProblem) in try body(debugger) }
    } catch {
      throw .run(.viewState(error))
    }
    return Reply(answer(goingOnWith: play, request.options))
  }
}
