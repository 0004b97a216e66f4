import SourceCode
import Trace

/// What a finder has found. A long run asks the same of the sources again and again: so it costs as many searches as
/// it has different messages.
final class KnownCode {
  let members = Answers<MemberQuestion, ScopedSources.Found?>()
  let membersByName = Answers<[String], ScopedSources.Found?>()
  let excerpts = Answers<MemberQuestion, Excerpt?>()
  /// By the record number of the message.
  let receivers = Answers<Int, MessageCode.Receiver>()
  let places = Answers<PlaceQuestion, [CodePlace]>()
  /// By type, where no method that was traced leads to the line.
  let onlyPlaces = Answers<PlaceQuestion, CodePlace?>()
  let calls = Answers<PlaceQuestion, AppCalls>()
  /// By the method that comes first, and the type.
  let reached = Answers<[String], [[ScopedSources.Found]]>()
  /// By type.
  let families = Answers<String, [ScopedSources.Found]>()
  /// By type, with itself.
  let supertypes = Answers<String, Set<String>>()
  let handovers = Answers<[String], Excerpt?>()
  /// By name.
  let closures = Answers<String, ClosureMark>()
  let types = Answers<String, Excerpt?>()
  let frameworks = Answers<String, Bool>()
  /// By name.
  let genericTypes = Answers<String, ScopedSources.Found?>()
  let stateTypes = Answers<String, ScopedSources.Found?>()
  /// The members of the toy kit that send messages under names of their own, by these names.
  var deliveries: [String: ScopedSources.Found]?
}

/// Each question is answered once.
final class Answers<Question: Hashable, Answer> {
  private var known: [Question: Answer] = [:]

  func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known[question] { return answer }
    let answer = find()
    known[question] = answer
    return answer
  }
}

/// A method, and lines in it.
typealias CodePlace = (excerpt: Excerpt, lines: [Int])

/// The method of a whole app whose lines can have sent a message.
enum AppCalls {
  case none, several
  case one(CodePlace)

  var isNone: Bool { if case .none = self { true } else { false } }
}

/// Which member gets a message.
struct MemberQuestion: Hashable {
  private let name: String
  private let kind: MessageKind
  private let type: String
  private let file: String?
  private let line: Int?

  init(_ message: Trace.Message, of type: String) {
    (name, kind, self.type) = (message.memberName, message.kind, type)
    (file, line) = (message.location?.file, message.location?.line)
  }
}

/// Where a message is sent, from a method or from anywhere in a type.
struct PlaceQuestion: Hashable {
  let start: String?
  let type: String
  let mark: CallMark
}

/// What messages of the same name have in common that the same call sends.
struct Sibling: Hashable {
  private let parent: Int?
  private let turn: Int
  private let words: [String]

  init(_ message: Trace.Message) {
    (parent, turn) = (message.parent, message.turn)
    words = [message.from, message.text, message.kind.rawValue]
  }
}
