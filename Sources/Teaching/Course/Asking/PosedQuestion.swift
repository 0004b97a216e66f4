import Diagrams
import Lessons
import Trace

/// A question as it is put to a learner, with its answer.
public struct PosedQuestion {
  public let question: Question
  /// In the order in which they are shown; a short answer shows none.
  public var options: [Option]
  public var answer: Answer
  /// What is looked at while one thinks: the run with blanks, or with nothing marked as wrong.
  public var drawing: Diagram?

  public struct Option: Equatable {
    public var text: Text
    public var reason: Reason
    /// Which choice of the lesson it is, counted from 1, whatever the order on the screen.
    public var number: Int

    public enum Text: Equatable {
      case written([Inline])
      case message(Trace.Message)
    }

    public enum Reason: Equatable {
      case written([Block])
      case generated(GeneratedReason)
    }
  }

  /// Options are counted from 0, as they are shown.
  public enum Answer: Equatable {
    case one(Int)
    case several(Set<Int>)
    case sequence([Int])
    /// The forms that are accepted, and those that have a reason to be wrong.
    case words
  }

  /// What is said when it has been answered, beside the reasons.
  public var explanation: [Block] { question.explanation }
}

/// Why a choice that nobody wrote is right or wrong.
public enum GeneratedReason: Equatable {
  case happens
  /// The contract knows no message from the one role to the other.
  case forbidden(from: Role, to: Role)
  /// It is sent, but later: the number of the message.
  case later(Int)
  /// It was sent before, and is not sent again.
  case earlier(Int)
  /// It would be allowed, and is not sent in this run.
  case never
  /// It is not sent in this run, and no contract says whether it might be.
  case absent
}

/// Why a question cannot be asked as it was written, and which choice is to blame, counted from 0.
public nonisolated struct AskingProblem: Error, Equatable {
  public var kind: Kind
  public var choice: Int?

  public enum Kind: Equatable, Sendable {
    case run(String)
    /// Nothing in the run is meant by these words.
    case noMessage(String)
    /// The run is over, or has no message of that kind any more.
    case nothingFollows
    /// What really happens.
    case wrongTick(happens: String)
    case alsoRight(happens: String)
    case outOfOrder(String)
    /// The run sends them one way round, and the other way round, too.
    case eitherOrder(String, String)
    /// A blank takes the name of a method.
    case noMethod(String)
    case noBreach
    case breaksNoRule(String)
    case alsoBreaksRule(String)
    case unknownName(String)
    case unknownWord(String)
    /// There is no wrong choice to be made of this run.
    case nothingToChoose
  }

  init(_ kind: Kind, choice: Int? = nil) {
    self.kind = kind
    self.choice = choice
  }
}
