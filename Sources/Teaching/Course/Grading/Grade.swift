import Actions
import Stage

/// The result of one question or task.
public struct Grade {
  public enum Kind: String {
    case question, task
  }

  /// How the answer was graded.
  public enum Outcome {
    case right
    case wrong
    case notAnswered
    case skipped
    /// The answer cannot be read or performed.
    case unclear(Unclear)
    /// The lesson is wrong; the message says why.
    case cannotBeAsked(String)
  }

  /// Why an answer cannot be graded.
  public enum Unclear {
    case answer(AnswerProblem)
    /// An action that fails, and why.
    case action(String, InputProblem)
    /// More steps than a run of a lesson may take.
    case tooManySteps(Int)
  }

  /// A goal of a task, and whether the actions of the learner reached it.
  public struct Goal {
    public var text: String
    public var isMet: Bool
  }

  /// The section's id.
  public var id: String
  public var kind = Kind.question
  public var outcome = Outcome.notAnswered
  /// `nil` when the sheet has no answer for the section.
  public var answer: AnswerSheet.Answer?
  /// The goals of a task after the last action; empty when no action was performed.
  public var goals: [Goal] = []

  /// `false` also when there is no answer, or when it cannot be graded.
  public var isRight: Bool {
    if case .right = outcome { true } else { false }
  }
}
