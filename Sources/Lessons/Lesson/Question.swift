import Trace

/// Something to choose from, with a reason for every choice.
public struct Question: Equatable, Sendable {
  public var prompt: [Block]
  public var choices: [Choice]
  public var hints: [Hint]

  /// Whether a learner may choose more than one.
  public var hasSeveralAnswers: Bool { choices.count(where: \.isRight) > 1 }

  public struct Choice: Equatable, Sendable {
    public var isRight: Bool
    public var text: [Inline]
    /// Why it is right or wrong.
    public var reason: [Block]
    public var location: Location

    /// The participant or message named by a code span at the beginning.
    public var subject: String? {
      if case .code(let name)? = text.first { name } else { nil }
    }
  }
}

/// Help that is shown when asked for, one at a time.
public struct Hint: Equatable, Sendable {
  public var title: String
  public var text: [Block]
  public var location: Location
}

/// A question whose answer the run knows.
public struct Prediction: Equatable, Sendable {
  public var run: RunRequest
  public var ask: Ask
  /// The kind or the name of the message after which the question is asked; `nil` for the start.
  public var after: String?
  public var question: Question

  public enum Ask: Equatable, Sendable {
    /// The next message.
    case next
    /// The first message of a kind.
    case first(MessageKind)
  }
}

/// Something to bring about by actions of one's own.
public struct Exercise: Equatable, Sendable {
  public var pattern: String?
  /// Actions that come before the learner's.
  public var setup: [String]
  public var prompt: [Block]
  public var goals: [Goal]
  public var hints: [Hint]
  public var solution: [String]
  public var solutionLocation: Location

  public struct Goal: Equatable, Sendable {
    public var text: [Inline]
    /// On state, on the screen or on the trace: `screen shows "▸ Ideas"`.
    public var predicate: String
    public var location: Location
  }
}
