import Cells
import Lessons
import Localization
import Progress
import Stage
import Trace

extension ExerciseCommands {
  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let exercises = try exercises()
    let heads = exercises.exerciseHeads(in: language)
    let list = library.exerciseList(progress.account)
    if request[.json] { return Reply(json: heads.map { $0.json(list[$0]) }) }
    let parts = list.groups.map { pattern, exercises in
      Styled(Pattern(named: pattern)?.localizedTitle ?? pattern, .strong)
        + Rows(rows: exercises.map { $0.row(list[$0]) }).styled(width: width)
    }
    let unreadable = exercises.unreadableExercises.map { id, problem in
      Styled.wrapped(ShellProblem.Exercise.unreadable(id, problem).message, to: width)
    }
    let first = (list.next() ?? list.all.first)?.id
    let count = localized("\(list.solved) of \(heads.count) done (✓); ◐ is tried, but not done.")
    // Not wrapped: a broken line cannot be copied.
    let next =
      Styled.wrapped([count, localized("To begin, type:")].joinedSentences, to: width, .faint)
      + Styled(display.command("exercise start \(first ?? "NAME")"), .code)
    return Reply(.stack(parts + unreadable + [next]))
  }
}

extension ExerciseHead {
  fileprivate func row(_ summary: SectionSummary?) -> (term: String, text: String) {
    let mark =
      summary.map { $0.isSolved ? "✓ " : $0.tries > 0 || $0.result == .shown ? "◐ " : "  " } ?? "  "
    let seen = summary?.result == .shown ? " · " + localized("solution seen") : ""
    return (mark + id, "\(levelMarks) \(title) · \(kind.words)\(seen)")
  }

  /// `●○○`
  private var levelMarks: String {
    Exercise.levels.map { $0 <= level ? "●" : "○" }.joined()
  }

  fileprivate func json(_ summary: SectionSummary?) -> JSON {
    .object(of: [
      "id": id, "title": title, "pattern": pattern, "kind": kind.rawValue, "level": level,
      "files": files, "tries": summary?.tries ?? 0, "done": summary?.isSolved == true,
    ])
  }
}

extension Exercise.Kind {
  var words: String {
    switch self {
    case .fix: localized("mend a mistake")
    case .change: localized("add a feature")
    case .make: localized("write a missing part")
    case .takeApart: localized("take a class apart")
    case .test: localized("write a test")
    case .project: localized("a project")
    }
  }
}
