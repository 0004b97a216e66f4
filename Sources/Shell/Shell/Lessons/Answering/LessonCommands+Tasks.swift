import Analysis
import Cells
import Course
import Lessons
import Localization
import Stage
import Trace

// What is done on a task: its goals after an action, and its solution.

extension LessonCommands {
  /// After an action on the page of a task: which goals have changed, and whether all are met.
  func goalsAfterAction() -> GoalNews {
    guard var bookmark, var work = bookmark.work, let task = work.task, let play = run.play else {
      return GoalNews()
    }
    let context = EvaluationContext(play)
    let canBeDone = work.isOpen && !work.hasOtherApp
    let (lines, isAnyLost) = judge(task, in: context, &work)
    let isDone = canBeDone && work.meetsAllGoals
    if isDone {
      work.outcome = .right
      progress.record(work, bookmark)
    }
    bookmark.work = work
    open.bookmark = bookmark
    let end =
      if isDone {
        done(task, bookmark)
      } else if work.isOpen, work.hasOtherApp, !lines.lines.isEmpty {
        Styled.wrapped(PageWords.otherApp(work), to: width)
      } else if isAnyLost {
        Styled.wrapped(PageWords.wayBack, to: width)
      } else {
        Styled()
      }
    return GoalNews(
      words: .stack([lines, end]),
      messages: Set(task.goals.flatMap { context.messages(for: $0.predicate, inLastPartOf: play) }))
  }

  /// After a command that put another run in the place of the task's app: which goals have changed. That run was not
  /// made by the learner, so nothing done in it does the task.
  func goalsInOtherRun() -> Styled {
    guard var work = bookmark?.work, work.isOpen, let task = work.task, let play = run.play else {
      return Styled()
    }
    let (lines, _) = judge(task, in: EvaluationContext(play), &work)
    work.hasOtherApp = true
    open.bookmark?.work = work
    return .stack([lines, .wrapped(PageWords.otherApp(work), to: width)])
  }

  /// Which goals are met now, and which can no longer be met.
  ///
  /// - Returns: a line for each goal that has changed, and whether any was lost.
  private func judge(
    _ task: PageTask, in context: EvaluationContext, _ work: inout PageWork
  ) -> (lines: Styled, isAnyLost: Bool) {
    let met = task.goals.map { context.holds($0.predicate) }
    let lost = Set(task.goals.indices.filter { context.isLost(task.goals[$0].predicate) })
    let newlyLost = work.isOpen ? lost.subtracting(work.goalsLost) : []
    let changed = zip(task.goals.indices, zip(work.goalsMet, met)).filter { $1.0 != $1.1 }.map(\.0)
    (work.goalsMet, work.goalsLost) = (met, lost)
    let lines = Set(changed).union(newlyLost).sorted().flatMap {
      line(task.goals[$0], isMet: met[$0], isLost: newlyLost.contains($0)).lines
    }
    return (Styled(lines), !newlyLost.isEmpty)
  }

  private func line(_ goal: Statement, isMet: Bool, isLost: Bool) -> Styled {
    let words = (isMet ? "[x] " : "[ ] ") + goal.name
    if isMet { return .wrapped(words, to: width, .success) }
    return .wrapped(
      isLost ? words + PageWords.notInThisRun : localized("\(words) (no longer)"), to: width)
  }

  private func done(_ task: PageTask, _ bookmark: Bookmark) -> Styled {
    .stack([
      .wrapped(localized("Done: all goals are met."), to: width, .success),
      task.explanation.styled(width: width),
      footer(of: bookmark),
    ])
  }

  /// Plays the solution of a task from its beginning, and shows it.
  func playedSolution(
    of task: PageTask, _ bookmark: Bookmark, _ options: Options
  ) throws(ShellProblem) -> Styled {
    let script = Script(.pageSolution, setup: task.setup, actions: task.solution)
    let play = try script.played(runs.pattern(task.pattern ?? bookmark.lesson.pattern))
    run.begin(play)
    let words = task.solution.map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("A solution:"), to: width, .strong) + Styled(words, .code),
      try renderer.show(play.trace, options).text,
      ScreenForm(options, width: width(options)).styled(play),
      task.explanation.styled(width: width),
    ])
  }
}

/// What an action changed about the goals of a task.
struct GoalNews {
  var words = Styled()
  /// The messages of the last action for which goals ask.
  var messages: Set<Int> = []
}

extension EvaluationContext {
  /// How many of the messages that a goal counts have been sent; `nil` before the first, and when there are enough.
  func progress(of predicate: Predicate) -> String? {
    guard case .message(_, .exactly(let wanted)) = predicate, let sent = count(of: predicate),
      sent > 0, sent < wanted
    else { return nil }
    return localized(" (\(sent) of \(wanted))")
  }

  /// The first messages of the last action that match a predicate, with the numbers of their records in the part of
  /// the action. The goals name objects as all of the run does.
  fileprivate func messages(for predicate: Predicate, inLastPartOf play: Play) -> [Int] {
    let part = play.lastPart.messages
    let named = zip(part, play.trace.messages.suffix(part.count)).map { ($0.n, $1.message) }
    let count = if case .message(_, .exactly(let wanted)) = predicate { wanted } else { 1 }
    return predicate.patterns.flatMap { pattern in
      named.filter { matches(pattern, $0.1) }.prefix(count).map(\.0)
    }
  }
}
