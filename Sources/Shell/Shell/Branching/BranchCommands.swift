import Cells
import Course
import Localization
import Stage

/// Answers the commands that take actions back, and that play other lists of actions.
///
/// None of them is an action of the app: the app is set up again, and its trace is that of the actions that are left.
struct BranchCommands: Room {
  let renderer: RunRenderer

  func undo(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let inputs = play.tree.inputs
    guard !inputs.isEmpty else { throw .branch(.nothingToUndo(hasSetup: !play.setup.isEmpty)) }
    let count = min(try request.ifGiven(.count) ?? 1, inputs.count)
    try go(to: play.tree.node(after: inputs.count - count), in: play)
    let taken = inputs.suffix(count).map(\.words).commaSeparated
    return answer(
      localized(
        count, one: "Taken back: \(taken). To do it again: redo",
        other: "Taken back: \(taken). To do them again: redo \(count)"), play, request)
  }

  func redo(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let undone = play.tree.undone.prefix(try request.ifGiven(.count) ?? 1)
    guard let last = undone.last else { throw .branch(.nothingToRedo) }
    try go(to: last, in: play)
    let done = play.tree.inputs.suffix(undone.count).map(\.words).commaSeparated
    return answer(localized("Done again: \(done)."), play, request)
  }

  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let drawing = BranchDrawing(play, request.options)
    return Reply(laidOut: { drawing.styled(width: self.width(request.options)) })
  }

  /// To the end of a branch.
  func goToBranch(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let (number, ends) = (try request[.branch], play.tree.ends)
    guard (1...ends.count).contains(number) else {
      throw .branch(.noBranch(number, last: ends.count))
    }
    try go(to: ends[number - 1], in: play)
    return answer(localized("This is the end of branch \(number)."), play, request)
  }

  private func go(to node: Int, in play: Play) throws(ShellProblem) {
    try telling(play.go(to: node)) {
      ShellProblem($0, .action($0.index - play.setup.count + 1))
    }
  }

  /// The sentence, which action is the last one now, and the screen. There are no messages to show: the app got none.
  func answer(_ sentence: String, _ play: Play, _ request: Request) -> Reply {
    run.return(in: play)
    let last = play.tree.inputs.last.map {
      localized("The last action is \($0.words) now. Its messages: diagram last")
    }
    return answer(sentence, below: last, play, request)
  }

  /// The same, for a run that begins with these actions.
  func answer(toNewRun sentence: String, _ play: Play, _ request: Request) -> Reply {
    run.begin(play)
    return answer(sentence, below: nil, play, request)
  }

  private func answer(
    _ sentence: String, below remark: String?, _ play: Play, _ request: Request
  ) -> Reply {
    let width = width(request.options)
    let screen =
      display.echo == .quiet
      ? Styled() : ScreenForm(request.options, width: width).styled(play)
    let text =
      Styled.wrapped(sentence, to: width) + .wrapped([remark].compactMap(\.self), to: width, .faint)
    return Reply(.stack([text, screen]))
  }
}

extension Input {
  /// For sentences and lists.
  var words: String { description.printable }
}
