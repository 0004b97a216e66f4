import Localization

/// A line of a script that failed, and why.
public nonisolated struct ScriptError: Error {
  /// Counted from 0, through set-up and actions.
  public var index: Int
  /// The line as it was written.
  public var line: String
  public var problem: InputProblem

  public init(index: Int, line: String, problem: InputProblem) {
    self.index = index
    self.line = line
    self.problem = problem
  }

  /// The line and what is wrong with it, in the current language.
  public var words: String { localized("`\(line)` does not work: \(problem.message)") }
}
