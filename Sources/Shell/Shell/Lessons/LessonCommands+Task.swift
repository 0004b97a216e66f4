import Cells
import Course
import Lessons
import Localization

extension LessonCommands {
  /// The task and which goals are met.
  func task(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    guard bookmark.work?.task != nil else { throw .page(.noTask) }
    return Reply(page(bookmark, request.options))
  }

  /// After an action on the page of a task: which goals have changed, and whether all are met.
  func goalsAfterAction() -> Styled {
    guard var bookmark, var work = bookmark.work, let task = work.task, let play = run.play else {
      return Styled()
    }
    let context = EvaluationContext(play)
    let met = task.goals.map { context.holds($0.predicate) }
    let changes = zip(task.goals, zip(work.goalsMet, met)).filter { $1.0 != $1.1 }
    let lines = changes.map { goal, change in line(goal, isMet: change.1) }
    work.goalsMet = met
    let isDone = met.allSatisfy(\.self)
    let wasOpen = work.isOpen
    if isDone, wasOpen {
      work.outcome = .right
      progress.record(play.header.actions, isRight: true, work, bookmark)
    }
    bookmark.work = work
    self.bookmark = bookmark
    let end = isDone && wasOpen ? done(task, bookmark) : Styled()
    return .stack([Styled(lines.flatMap(\.lines)), end])
  }

  private func line(_ goal: Statement, isMet: Bool) -> Styled {
    let words = (isMet ? "[x] " : "[ ] ") + goal.name
    return isMet
      ? .wrapped(words, to: width, .success)
      : .wrapped(localized("\(words) (no longer)"), to: width)
  }

  private func done(_ task: PageTask, _ bookmark: Bookmark) -> Styled {
    .stack([
      .wrapped(localized("Done: all goals are met."), to: width, .success),
      task.explanation.isEmpty ? Styled() : task.explanation.styled(width: width),
      footer(of: bookmark),
    ])
  }

  /// Plays the solution of a task from its beginning, and shows it.
  func playedSolution(
    of task: PageTask, _ bookmark: Bookmark, _ options: Options
  ) throws(ShellProblem) -> Styled {
    let script = Script(.pageSolution, setup: task.setup, actions: task.solution)
    let play = try script.played(pattern(task.pattern ?? bookmark.lesson.pattern))
    run.begin(play)
    let words = task.solution.map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("A solution:"), to: width, .strong) + Styled(words, .code),
      try renderer.show(play.trace, options).text,
      AppScreen(options, width: width(options)).styled(play),
      task.explanation.isEmpty ? Styled() : task.explanation.styled(width: width),
    ])
  }
}
