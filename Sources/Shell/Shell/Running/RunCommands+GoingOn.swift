import Actions
import Cells
import Course
import Localization
import Stage

// What the shell does with every action, and with every command to the app's own debugger.

extension RunCommands {
  /// Goes on with the run, or with an earlier part of it: with as many actions as had begun at the position of the reader.
  func goOn(with input: Input, _ options: Options) throws(ShellProblem) -> Reply {
    let play = try run.requirePlay()
    let (begun, former) = (run.actionsBegun, play.tree)
    var before: ViewState?
    do {
      try play.attempt { () throws(InputProblem) in
        if let begun { try play.goBack(to: begun) }
        before = play.stage.viewState
        try play.perform(input)
      }
    } catch {
      throw ShellProblem(error)
    }
    let start = GoingOn(
      message: run.stepping?.number, actionsBegun: begun, from: former, to: play.tree)
    let remark = start.remark.map { Styled.wrapped($0, to: width, .faint) } ?? Styled()
    let restored = restored(play, from: before)
    return Reply(answer(goingOnWith: play, options, below: remark, and: restored))
  }

  /// What an action led to: the screen, the messages, the objects that were released. In a window, the messages
  /// are folded so that all of it fits.
  ///
  /// - Parameter end: stands below.
  private func answer(
    goingOnWith play: Play, _ options: Options, below remark: Styled, and end: Styled
  ) -> Styled {
    run.goOn()
    let width = width(options)
    let screen =
      display.echo.showsScreen ? AppScreen(options, width: width).styled(play) : Styled()
    let released = ReleaseSummary(play.lastPart, options).styled(width: width)
    let complaints = play.complaints(width: self.width)
    let others = [remark, released, complaints, end]
    guard display.echo.showsDrawing else {
      return .stack([remark, screen, released, complaints, end])
    }
    let part = play.lastPart
    let diagram = renderer.diagram(of: part, options).filtered(by: run.filter)
    let answer = { (screen: Styled) in
      let room = room(beside: [screen] + others)
      let drawing = FittedDrawing(diagram, of: part, options, width: width, room: room)
      let parts = [remark, screen, drawing.styled, released, complaints, end]
      return (drawing.isWhole, Styled.stack(parts))
    }
    let (isWhole, tall) = answer(screen)
    // When messages have to be folded, the screen gets lower, too.
    return isWhole ? tall : answer(screen.withEmptyRowsTogether).1
  }

  /// The rows that are left when a blank row stands between two parts, and the prompt below all.
  private func room(beside others: [Styled]) -> Int {
    others.filter { !$0.lines.isEmpty }.reduce(display.height - 1) { $0 - $1.lines.count - 1 }
  }

  /// After a relaunch: what came back, and what was lost.
  private func restored(_ play: Play, from before: ViewState?) -> Styled {
    guard play.header.actions.last == Action.relaunch.description, let before,
      let now = play.stage.viewState
    else { return Styled() }
    return Restoration(of: play.pattern.app.viewState, before, now).styled(width: width)
  }
}
