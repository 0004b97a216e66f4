import Localization

extension LessonProblem {
  /// Goals and claims, and the solution of a task.
  public enum StatementProblem: Hashable, Sendable {
    case noGoals
    case noClaims
    case goalWithoutCode
    /// Signs after its code span, such as a full stop.
    case signsAfterCode(String)
    case badPredicate(String)
    case looseStatement
    case severalStatements
    case noSolution
    /// A line that begins as a solution does, and has something else than code spans.
    case badSolution
    case secondSolution
    case solutionWithoutTask

    var message: String {
      switch self {
      case .noGoals:
        localized("this task has no goal. List them, each ending in a code span to check.")
      case .noClaims:
        localized("this page has no claim. List claims, each ending in a code span to check.")
      case .goalWithoutCode: localized("this cannot be checked. End it with a code span.")
      case .signsAfterCode(let signs):
        localized(
          "this cannot be checked. Take away what comes after the code span: `\(signs.shortened)`.")
      case .badPredicate(let words):
        localized(
          """
          `\(words.shortened)` cannot be checked. Write `screen shows "…"`, `screen hides "…"`, \
          `Object.property == value`, `Object.property != value`, `Object.property contains value`, \
          `Object.property lacks value`, `released Object`, `alive Object`, `Sender -> Receiver : \
          kind`, `no Sender -> Receiver`, `2 Sender -> Receiver`, `first before second` or `later \
          after first`.
          """)
      case .looseStatement:
        localized("this is not an item of a list, so it is not checked. Begin its line with `- `.")
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
      case .badSolution:
        localized(
          "this line is no solution: after `Solution:`, in the same paragraph, come code spans and spaces only."
        )
      case .secondSolution: localized("this page already has a solution. Keep one.")
      case .solutionWithoutTask:
        localized("this page has a solution but no task. Give its heading `type: task`.")
      }
    }
  }
}

extension LessonProblem.Kind {
  /// Whether a goal or a claim is left out, because it cannot be read.
  var leavesOutStatement: Bool {
    switch self {
    case .statement(.goalWithoutCode), .statement(.signsAfterCode), .statement(.badPredicate),
      .statement(.looseStatement):
      true
    default: false
    }
  }
}

extension LessonProblem {
  /// Drawings that no run can be compared with.
  public enum DrawingProblem: Hashable, Sendable {
    case drawingWithoutRun
    case secondDrawing
    case drawingWithoutName
    case openDrawing(fence: String)
    case unknownOwner(UnknownWord)
    case ownerWithoutRun(String)

    var message: String {
      switch self {
      case .drawingWithoutRun:
        localized(
          """
          this page runs nothing, so this drawing cannot be checked. Give its heading `type: run` \
          and a `run:`.
          """)
      case .secondDrawing:
        localized("this page already has a drawing. Give each run its own page.")
      case .drawingWithoutName:
        localized("this block is a drawing. Begin it with ```` ```mermaid ````.")
      case .openDrawing(let fence):
        localized(
          "this drawing has no end. Close it with a line \(fence), without spaces before it or words after it."
        )
      case .unknownOwner(let id):
        localized("no other page of this lesson with a run has the id `\(id.word.shortened)`.")
          + id.guess
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
