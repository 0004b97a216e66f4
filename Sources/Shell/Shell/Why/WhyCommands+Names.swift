import SourceCode
import Stage
import Trace

extension WhyCommands {
  /// Why a name is no answer: it is a method, or it is in the code, but not in the run; else no such name is known.
  func problem(
    of name: String, in asked: AskedRun, known: [String], isWhyNot: Bool = false
  ) -> ShellProblem {
    let member = Member(name, in: asked.all)
    let calls = asked.all.messages.filter { member.isCalled(by: $0.message) }
    if let first = calls.first?.message {
      guard !isWhyNot else {
        return .why(.lacksReceiver(member.name, path: "\(first.to).\(member.name)"))
      }
      let numbers = calls.compactMap { asked.number(of: $0.n) }
      return .why(.isMethod(name, messages: Array(numbers.prefix(Self.mostMessages))))
    }
    let pattern = asked.all.header.pattern
    if let sources = library.sources?.sources(in: .init(pattern: pattern)), member.isIn(sources) {
      let title = Pattern(named: pattern)?.title ?? pattern
      return .why(.notInRun(name, pattern: title))
    }
    return .name(.unknownParticipant(name, known: known))
  }

  private static let mostMessages = 5
}

/// A method or a property as you name it: alone, or after an object or a type.
private struct Member {
  /// Without its parentheses.
  let name: String
  /// `nil` for one of any object.
  private let object: Trace.Participant?
  private let type: String?

  init(_ word: String, in trace: Trace) {
    let path = word.prefix { $0 != "(" }
    let dot = path.lastIndex(of: ".")
    name = String(dot.map { path[path.index(after: $0)...] } ?? path)
    let owner = dot.map { String(path[..<$0]) }
    let known = owner.flatMap { try? trace.participants.named($0) }
    object = trace.participants.first { $0.name == known }
    type = object?.type ?? owner
  }

  func isCalled(by message: Trace.Message) -> Bool {
    message.text.contains("(") && message.baseName == name
      && (type == nil || message.to == object?.name)
  }

  func isIn(_ sources: ScopedSources) -> Bool {
    if let type { return sources.member(name, of: type) != nil }
    return !sources.members(named: name).isEmpty || !sources.declarations(of: name).isEmpty
  }
}
