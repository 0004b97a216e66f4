import Localization

extension LessonProblem {
  /// Goals and claims, and the solution of a task.
  public enum StatementProblem: Hashable, Sendable {
    case noGoals
    case noClaims
    case goalWithoutCode
    case badPredicate(String)
    case looseStatement
    case severalStatements
    case noSolution
    case secondSolution
    case solutionWithoutTask

    var message: String {
      switch self {
      case .noGoals:
        localized("this task has no goal. List them, each ending in a code span to check.")
      case .noClaims:
        localized("this page claims nothing. List claims, each ending in a code span to check.")
      case .goalWithoutCode: localized("this cannot be checked. End it with a code span.")
      case .badPredicate(let words):
        localized(
          """
          `\(words.shortened)` cannot be checked. Write `screen shows "…"`, `Object.property == \
          value`, `Sender -> Receiver : kind`, `first before second` or `later after first`.
          """)
      case .looseStatement:
        localized("this is no item of a list, so nobody checks it. Begin its line with `- `.")
      case .severalStatements:
        localized(
          """
          this item holds two things to check, and the last one counts. Give each an item of its \
          own.
          """)
      case .noSolution:
        localized(
          """
          this task has no solution. Add a line ``Solution: `launch` …`` with one code span an \
          action.
          """)
      case .secondSolution: localized("this page has a solution already. Keep one.")
      case .solutionWithoutTask:
        localized("a solution stands on a page without a task. Give its heading `type: task`.")
      }
    }
  }
}

extension LessonProblem {
  /// Drawings that no run can be compared with.
  public enum DrawingProblem: Hashable, Sendable {
    case drawingWithoutRun
    case secondDrawing
    case drawingWithoutName
    case unknownOwner(UnknownWord)
    case ownerWithoutRun(String)

    var message: String {
      switch self {
      case .drawingWithoutRun:
        localized(
          """
          nothing runs on this page, so nobody can say whether this drawing is right. Give its \
          heading `type: run` and a `run:`.
          """)
      case .secondDrawing:
        localized("this page has a drawing already. Give each run a page of its own.")
      case .drawingWithoutName:
        localized(
          """
          this is a drawing, but the block is not called so. Begin it with ```` ```mermaid ````.
          """)
      case .unknownOwner(let id):
        localized("no other page of this lesson with a run has the id `\(id.word.shortened)`.")
          + (id.isAlone ? "" : id.guess)
      case .ownerWithoutRun(let id):
        localized(
          """
          the page `\(id.shortened)` has no run, so it has no drawing. Name a page with `run:` or \
          `actions:`.
          """)
      }
    }
  }
}
