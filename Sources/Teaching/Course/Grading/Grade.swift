import Actions
import Stage

/// What became of one question or task.
public struct Grade {
  public enum Kind: String {
    case question, task
  }

  public enum Outcome {
    case right
    case wrong
    case notAnswered
    case skipped
    /// Nothing that could be judged.
    case unclear(Unclear)
    /// The lesson itself is wrong.
    case cannotBeAsked(String)
  }

  public enum Unclear {
    case answer(Misunderstanding)
    /// An action that does not work, and why.
    case action(String, ActionProblem)
  }

  public struct Goal {
    public var text: String
    public var isMet: Bool
  }

  /// Of the section.
  public var id: String
  public var kind = Kind.question
  public var outcome = Outcome.notAnswered
  public var answer: AnswerSheet.Answer?
  /// Of a task that somebody tried.
  public var goals: [Goal] = []

  init(id: String, answer: AnswerSheet.Answer?) {
    self.id = id
    self.answer = answer
  }

  public var isRight: Bool {
    if case .right = outcome { true } else { false }
  }
}
