import Cells
import Course
import Localization
import Stage
import Trace

// The list of actions of the run: shown, saved, changed, and played elsewhere.

extension BranchCommands {
  func actions(_ request: Request) throws(ShellProblem) -> Reply {
    let header = try header
    let undone = run.loaded == nil ? run.play?.tree.undone.count ?? 0 : 0
    guard !header.setup.isEmpty || !header.actions.isEmpty || undone > 0 else {
      _ = try run.requireOwnActions()
      throw .missing(.messages)
    }
    let rows =
      header.setup.map { (localized("set-up"), $0.printable) }
      + header.actions.enumerated().map { ("\($0 + 1)", $1.printable) }
    let list = Rows(rows: rows).styled(width: width)
    guard run.loaded != nil || undone > 0 else { return Reply(list) }
    let remark =
      run.loaded != nil
      ? localized("These are of a trace from a file, so they cannot be changed.")
      : localized(
        undone, one: "1 action was taken back. To do it again: redo",
        other: "\(undone) actions were taken back. To do them again: redo \(undone)")
    return Reply(.stack([list, .wrapped(remark, to: width, .faint)]))
  }

  /// That of a trace from a file, whose actions are only read, else of the run.
  private var header: Trace.Header {
    get throws(ShellProblem) {
      if let loaded = run.loaded { loaded.header } else { try run.requirePlay().header }
    }
  }

  func drop(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    var actions = NumberedActions(of: play)
    let number = try actions.place(of: request[.actionNumber])
    let dropped = actions.list.remove(at: number)
    try replace(in: play, with: actions)
    return answer(
      localized(
        "Action \(number + 1) is left out: \(dropped.input.words). The run before is kept: branches"
      ),
      play, request)
  }

  func move(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    var actions = NumberedActions(of: play)
    let number = try actions.place(of: request[.actionNumber])
    let place = try actions.place(of: request[.actionPlace])
    let moved = actions.list.remove(at: number)
    actions.list.insert(moved, at: place)
    try replace(in: play, with: actions)
    return answer(
      localized(
        """
        Action \(number + 1) is action \(place + 1) now: \(moved.input.words). The run before is kept: branches
        """), play, request)
  }

  private func replace(in play: Play, with actions: NumberedActions) throws(ShellProblem) {
    try telling(play.replace(with: actions.list.map(\.input))) {
      ShellProblem($0, actions.place(of: $0, after: play.setup.count))
    }
  }

  /// Plays the actions in another pattern of the app, and keeps the branches.
  func playElsewhere(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let pattern = try pattern(called: request[.patternOfApp], insteadOf: play.pattern)
    let mistake = pattern == play.pattern ? play.mistake : nil
    let again = try telling(Play(again: play, in: pattern, with: mistake)) {
      ShellProblem($0, NumberedActions(of: play).place(of: $0, after: play.setup.count))
    }
    let count = again.setup.count + again.tree.inputs.count
    return answer(
      toNewRun: localized(
        count, one: "1 action was played in \(pattern.localizedTitle). The branches are kept.",
        other: "\(count) actions were played in \(pattern.localizedTitle). The branches are kept."),
      again, request)
  }

  private func pattern(
    called name: String, insteadOf present: Pattern
  ) throws(ShellProblem) -> Pattern {
    if let pattern = present.app.pattern(called: name) { return pattern }
    throw .run(.otherApp(present, try Pattern(typed: name), meant: nil))
  }
}

// MARK: Files

extension BranchCommands {
  /// As a scenario, which other commands read, too. Those of a trace from a file can be saved, since that changes nothing.
  func save(_ request: Request) throws(ShellProblem) -> Reply {
    let header = try header
    guard !header.actions.isEmpty else { throw .branch(.nothingToSave) }
    for line in header.setup { try requireSavable(line, .setup) }
    for (index, line) in header.actions.enumerated() {
      try requireSavable(line, .action(index + 1))
    }
    let file = try request[.file()]
    let lines =
      ["# Actions in \(header.pattern)"] + header.setup.map { "setup: \($0)" } + header.actions
    try TextFile(file).write(lines.joined(separator: "\n"), replacing: request[.force])
    return Reply(Styled(localized("Wrote \(file).")))
  }

  /// That it is the same action when it is read from a file, where control characters are made visible.
  private func requireSavable(
    _ line: String, _ place: ShellProblem.Branch.Place
  ) throws(ShellProblem) {
    guard (try? Script.reading(line, called: ""))?.actions == [line] else {
      throw .branch(.unsavable(place, line: line))
    }
  }

  /// Begins a new run with the actions of a file, in the pattern in use.
  func load(_ request: Request) throws(ShellProblem) -> Reply {
    let play = try run.requireOwnActions()
    let file = try request[.file()]
    let loaded = try played(file, like: play)
    let count = loaded.tree.inputs.count
    return answer(
      toNewRun: localized(
        count, one: "1 action of \(file) was played.",
        other: "\(count) actions of \(file) were played."), loaded, request)
  }

  /// Plays a list of actions from a file.
  private func played(_ file: String, like play: Play) throws(ShellProblem) -> Play {
    let text = try TextFile(file).read()
    if (try? TraceSource(file).drawings())?.isEmpty == false { throw .branch(.isDrawing(file)) }
    let script = try Script.reading(text, called: file)
    return try telling(script.run(in: play.pattern, with: play.mistake)) {
      ShellProblem($0, .line(script.lineNumbers[$0.index], of: file))
    }
  }
}

/// The actions of a run, each with its number in the run.
private struct NumberedActions {
  var list: [(number: Int, input: Input)]

  init(of play: Play) {
    list = play.tree.inputs.enumerated().map { ($0 + 1, $1) }
  }

  /// Where an action is in the list, counted from 0.
  func place(of number: Int) throws(ShellProblem) -> Int {
    guard (1...max(1, list.count)).contains(number), !list.isEmpty else {
      throw .branch(.noAction(number, last: list.count))
    }
    return number - 1
  }

  /// - Parameter setup: the number of lines of the set-up.
  func place(of error: ScriptError, after setup: Int) -> ShellProblem.Branch.Place {
    error.index < setup ? .setup : .action(list[error.index - setup].number)
  }
}
