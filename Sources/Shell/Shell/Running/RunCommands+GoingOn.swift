import Actions
import Cells
import Course
import Localization
import Stage

// What the shell does with every action, and with every command to the app's own debugger.

extension RunCommands {
  /// Goes on with the run, or with an earlier part of it: with as many actions as had begun at the position of the reader.
  func goOn(with input: Input, _ options: Options) throws(ShellProblem) -> ActionAnswer {
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
    return answer(goingOnWith: play, options, below: remark, and: restored)
  }

  /// - Parameter end: comes below.
  private func answer(
    goingOnWith play: Play, _ options: Options, below remark: Styled, and end: Styled
  ) -> ActionAnswer {
    run.goOn()
    let width = width(options)
    let part = play.lastPart
    let released = ReleaseSheet(part, options)
    var answer = ActionAnswer(
      remark: remark, released: released.styled(width: width),
      releasedInFewRows: released.styledInFewRows(width: width),
      end: [play.complaints(width: self.width), end])
    if display.echo.showsScreen {
      answer.screen = AppScreen(options, width: width).styled(play)
      answer.screenRemark = .wrapped(
        localized("The app's screen: screen"), to: width, .faint)
    }
    if display.echo.showsDrawing {
      let diagram = renderer.diagram(of: part, options).filtered(by: run.filter)
      answer.drawing = FittedDrawing(diagram, of: part, options, width: width)
    }
    return answer
  }

  /// After a relaunch: what came back, and what was lost.
  private func restored(_ play: Play, from before: ViewState?) -> Styled {
    guard play.header.actions.last == Action.relaunch.description, let before,
      let now = play.stage.viewState
    else { return Styled() }
    return Restoration(of: play.pattern.app.viewState, before, now).styled(width: width)
  }
}
