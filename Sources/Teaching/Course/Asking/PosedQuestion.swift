import Diagrams
import Lessons
import Trace

/// A question as it is put to a learner: with options in the order shown, and the right answer.
public struct PosedQuestion {
  /// The question as the lesson has it.
  public let question: Question
  /// In the order shown. The options of a short answer are not shown.
  public var options: [Option]
  public var answer: Answer
  /// The drawing shown with the question: with blanks, or without marks on breaches. `nil` when the
  /// question shows none.
  public var drawing: Diagram?

  /// An option that a learner can choose; in a short answer, words to compare with.
  public struct Option: Equatable {
    public var text: Text
    public var reason: Reason
    /// The number of the choice in the lesson, counted from 1. It does not depend on the order
    /// shown.
    public var number: Int

    /// What an option says: text of the lesson, or a message of the run.
    public enum Text: Equatable {
      case written([Inline])
      case message(Trace.Message)
    }

    /// Why an option is right or wrong: text of the lesson, or generated from the run.
    public enum Reason: Equatable {
      case written([Block])
      case generated(GeneratedReason)
    }
  }

  /// The right answer. Options are counted from 0, in the order shown.
  public enum Answer: Equatable {
    case one(Int)
    case several(Set<Int>)
    case sequence([Int])
    /// A typed word, compared with the forms of the choices.
    case words
  }

  /// Shown after the answer, in addition to the reasons.
  public var explanation: [Block] { question.explanation }
}

/// Why a generated choice is right or wrong.
public enum GeneratedReason: Equatable {
  case happens
  /// The contract allows no message between these roles.
  case forbidden(from: Role, to: Role)
  /// It is sent later, as the message of this number.
  case later(Int)
  /// It was sent before, as the message of this number, and is not sent again.
  case earlier(Int)
  /// The contract allows it, but it is not sent in this run.
  case never
  /// It is not sent in this run, and the pattern has no contract.
  case absent
}

/// Why a question cannot be asked as it was written.
public nonisolated struct AskingProblem: Error, Equatable {
  public var kind: Kind
  /// The choice that is wrong, counted from 0; `nil` when the problem is in no choice.
  public var choice: Int?

  /// What is wrong with the question.
  public enum Kind: Equatable, Sendable {
    /// The run cannot be made or filtered; the message says why.
    case run(String)
    /// No message of the run matches this pattern.
    case noMessage(String)
    /// After the given message, the run has no message, or no message of the kind asked for.
    case nothingFollows
    /// A wrong choice is ticked; the payload is what happens.
    case wrongTick(happens: String)
    /// A choice without a tick is right.
    case alsoRight(happens: String)
    case outOfOrder(String)
    /// The run sends the two messages in both orders.
    case eitherOrder(String, String)
    /// A blank must be the name of a method.
    case noMethod(String)
    case noBreach
    /// A message is ticked that breaks no rule.
    case breaksNoRule(String)
    /// A message without a tick breaks a rule.
    case alsoBreaksRule(String)
    case unknownName(String)
    case unknownWord(String)
    /// No wrong choice can be generated from this run.
    case nothingToChoose
  }

  init(_ kind: Kind, choice: Int? = nil) {
    self.kind = kind
    self.choice = choice
  }
}
