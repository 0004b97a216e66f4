import Cells
import Course
import Lessons
import Localization

extension Session {
  /// After an action on the page of a task: which goals are met now, and whether all of them are.
  func goalsReached() -> Styled {
    guard var bookmark, var work = bookmark.work, let task = work.task, let play else {
      return Styled()
    }
    let context = EvaluationContext(play)
    let met = task.goals.map { context.holds($0.predicate) }
    let news = zip(task.goals, zip(work.goalsMet, met))
    let lines = news.filter { $1.0 != $1.1 }.map { goal, change in
      line(goal, isMet: change.1)
    }
    work.goalsMet = met
    let isDone = met.allSatisfy(\.self)
    let wasOpen = work.isOpen
    if isDone, wasOpen {
      work.outcome = .right
      remember(play.header.actions, isRight: true, work, bookmark)
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

  private func done(_ task: Exercise, _ bookmark: Bookmark) -> Styled {
    .stack([
      .wrapped(localized("Done: all goals are met."), to: width, .success),
      task.explanation.isEmpty ? Styled() : task.explanation.styled(width: width),
      .wrapped(PageWords.footer(of: bookmark), to: width, .faint),
    ])
  }

  /// Plays the solution of a task from its beginning.
  func shownSolution(
    of task: Exercise, _ bookmark: Bookmark, _ options: Options
  ) throws(ShellProblem) -> Styled {
    let script = Script(
      .pageSolution, setup: task.setup, actions: task.solution)
    let play = try script.played(pattern(task.pattern ?? bookmark.lesson.pattern))
    begin(play)
    let words = task.solution.map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("A solution:"), to: width, .strong) + Styled(words, .code),
      try show(play.trace, options).text, screen(of: play, options),
      task.explanation.isEmpty ? Styled() : task.explanation.styled(width: width),
    ])
  }
}
