import Cells
import Course
import Localization
import Stage

nonisolated extension ShellProblem {
  public enum Branch: Sendable {
    case nothingToUndo(hasSetup: Bool)
    case nothingToRedo
    case nothingToSave
    /// An action with a character that a list of actions does not keep as it is.
    case unsavable(Place, line: String)
    /// - Parameters:
    ///   - hasRun: whether there is a run of the learner's own, too.
    ///   - use: the line that begins one, in the pattern of the trace.
    case traceFromFile(hasRun: Bool, use: String)
    case noBranch(Int, last: Int)
    /// - Parameter last: 0 when there are none.
    case noAction(Int, last: Int)
    /// An action that is not possible in a list of actions. The run stays as it was.
    case impossible(Place, line: String, InputProblem)
    /// A file that is no list of actions, with its problems.
    case unreadable([String])
    /// Files that are known by their beginning, in place of a list of actions.
    case isTrace(String)
    case isDrawing(String)

    /// Where an action is.
    public enum Place: Sendable {
      case setup
      case action(Int)
      case line(Int, of: String)
    }
  }

  init(_ error: ScriptError, _ place: Branch.Place) {
    self = .branch(.impossible(place, line: error.line, error.problem))
  }
}

nonisolated extension ShellProblem.Branch {
  var message: String {
    switch self {
    case .nothingToUndo(hasSetup: true):
      localized(
        """
        There is no action to take back: the set-up of the run stays. To see it: actions
        """)
    case .nothingToUndo(hasSetup: false):
      localized("There is no action to take back: this is the beginning.")
    case .nothingToRedo:
      localized("No action was taken back here. To see all branches: branches")
    case .nothingToSave: localized("The run has no actions to save. Do something first.")
    case .unsavable(let place, let line):
      localized(
        """
        Nothing was written: \(place.words) has a character that a list of actions cannot keep: `\(line.printable)`. To \
        save the run with it: export jsonl FILE
        """)
    case .traceFromFile(hasRun: true, _):
      localized(
        "What is shown is only a trace: its actions cannot be changed. To go back to your own run: diagram last"
      )
    case .traceFromFile(hasRun: false, let use):
      localized(
        "What is shown is only a trace: its actions cannot be changed. To do something yourself: \(use)"
      )
    case .noBranch(let number, let last):
      localized(
        "There is no branch \(number). Branches go from 1 to \(last). To see them: branches")
    case .noAction(_, last: 0):
      localized("The run has no actions. Do something first.")
    case .noAction(let number, let last):
      localized(
        "There is no action \(number). Actions go from 1 to \(last). To see them: actions")
    case .impossible(let place, let line, let problem):
      localized(
        """
        Nothing has changed, because \(place.words) is not possible then: `\(line.printable)`. \(problem.message)
        """)
    case .unreadable(let problems): problems.joined(separator: "\n")
    case .isTrace(let file):
      localized(
        """
        \(file.quoted) is a trace, not a list of actions. To save such a list: actions save FILE. To look at the \
        trace: load \(file.typedWord)
        """)
    case .isDrawing(let file):
      localized(
        """
        \(file.quoted) is a drawing in Mermaid's language, not a list of actions. To draw it: render \
        \(file.typedWord)
        """)
    }
  }
}

nonisolated extension ShellProblem.Branch.Place {
  fileprivate var words: String {
    switch self {
    case .setup: localized("the set-up")
    case .action(let number): localized("action \(number)")
    case .line(let line, let file): localized("line \(line) of \(file.printable)")
    }
  }
}
