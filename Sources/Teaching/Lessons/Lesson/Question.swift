import Trace

/// Something to ask, with hints on the way and a reason for every answer.
public struct Question: Equatable, Sendable {
  public var form: Form
  /// The run that it is about; a quiz and a short answer have none.
  public var run: RunRequest?
  /// What it is about, as `concepts.md` calls it.
  public var concepts: [String]
  public var prompt: [Block]
  /// What to choose from; in `order`, `fill` and `shortAnswer` all that is to be known of the answer.
  /// Empty for a prediction whose choices are made.
  public var choices: [Choice]
  /// What is said when all of it has been answered.
  public var explanation: [Block]
  public var hints: [Hint]

  public init(
    form: Form, run: RunRequest? = nil, concepts: [String], prompt: [Block], choices: [Choice],
    explanation: [Block], hints: [Hint]
  ) {
    self.form = form
    self.run = run
    self.concepts = concepts
    self.prompt = prompt
    self.choices = choices
    self.explanation = explanation
    self.hints = hints
  }

  public enum Form: Equatable, Sendable {
    /// One choice is right, or several.
    case quiz
    /// What a run does next; the run knows.
    case predict(Ask, after: MessagePattern?)
    /// The choices are messages in the order in which the run sends them.
    case order
    /// The choices are messages that the drawing leaves blank.
    case fill
    /// The choices are messages, and the right ones break the contract.
    case breach
    /// The code spans of right choices are accepted, those of others are answered with a reason.
    case shortAnswer
  }

  public enum Ask: Equatable, Sendable {
    /// The next message.
    case next
    /// The first message of a kind.
    case first(MessageKind)
  }

  public struct Choice: Equatable, Sendable {
    public var isRight: Bool
    public var text: [Inline]
    /// Why it is right or wrong.
    public var reason: [Block]
    public var location: Location

    public init(isRight: Bool, text: [Inline], reason: [Block], location: Location) {
      self.isRight = isRight
      self.text = text
      self.reason = reason
      self.location = location
    }

    /// What a code span at the beginning names.
    public var subject: String? {
      if case .code(let name)? = text.first { name } else { nil }
    }

    public var message: MessagePattern? { subject.flatMap { MessagePattern($0) } }

    /// The contents of its code spans.
    public var forms: [String] { text.codeSpans }
  }

  public var rightChoices: [Choice] { choices.filter(\.isRight) }
}

/// Help that is shown when asked for, one at a time.
public struct Hint: Equatable, Sendable {
  public var title: String
  public var text: [Block]
  public var location: Location
}
