import Analysis
import Trace

/// A question as the lesson file has it: choices with reasons, and hints.
public struct Question: Equatable, Sendable {
  public var form: Form
  /// The run that it is about; `nil` for a quiz and a short answer.
  public var run: RunRequest?
  /// The drawing of another page that is shown with the question; `nil` when it needs none.
  public var borrowed: BorrowedDrawing?
  /// Ids of concepts, as in `concepts.md`.
  public var concepts: [String]
  /// The blocks above the choices.
  public var prompt: [Block]
  /// The choices; in `order` and `fill` the messages in the right order, in `shortAnswer` the
  /// accepted and the rejected words. Empty for a prediction whose choices are generated from the
  /// run.
  public var choices: [Choice]
  /// Shown after the answer.
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

  /// What the learner has to do, and where the right answer comes from.
  public enum Form: Equatable, Sendable {
    /// One or several choices are right, as the file says.
    case quiz
    /// What a run does next. The answer comes from the run.
    case predict(Ask, after: EventPattern?)
    /// The choices are messages in the order in which the run sends them.
    case order
    /// The choices are messages that the drawing leaves blank.
    case fill
    /// The choices are messages. The right choices are the messages that break the contract.
    case breach
    /// A typed word. The code spans of right choices are accepted; those of wrong choices are
    /// rejected with the reason of the choice.
    case shortAnswer
  }

  /// A drawing that a question takes from another page of its lesson.
  public struct BorrowedDrawing: Equatable, Sendable {
    /// The run of that page, with the part to draw.
    public var run: RunRequest
    /// Whether breaches are marked. They are not when the other page asks for something itself: marks
    /// could give its answer away.
    public var marksBreaches: Bool
  }

  /// Which message a prediction asks for.
  public enum Ask: Equatable, Sendable {
    /// The next message.
    case next
    /// The first message of a kind.
    case first(MessageKind)
  }

  /// A choice with its reason. In a short answer, it holds the words that are accepted or rejected.
  public struct Choice: Equatable, Sendable {
    public var isRight: Bool
    public var text: [Inline]
    /// Why it is right or wrong.
    public var reason: [Block]
    public var location: Location

    /// The code span at the beginning: a participant or a message. `nil` when there is none.
    public var subject: String? {
      if case .code(let name)? = text.first { name } else { nil }
    }

    /// The subject as a message; `nil` when it names no message.
    public var message: EventPattern? { subject.flatMap { EventPattern($0) } }

    /// The contents of its code spans: the words that are accepted or rejected in a short answer.
    public var forms: [String] { text.codeSpans }
  }

  public var rightChoices: [Choice] { choices.filter(\.isRight) }
}

/// Help that is shown when the learner asks for it, a hint at a time.
public struct Hint: Equatable, Sendable {
  public var title: String
  public var text: [Block]
  public var location: Location
}
