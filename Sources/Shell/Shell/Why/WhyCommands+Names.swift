import Analysis
import Localization
import SourceCode
import Stage
import Trace

extension WhyCommands {
  /// Why a name is no answer: it is a method or a property, or it is in the code, but not in the run; else no such name is
  /// known.
  func problem(
    of name: String, in asked: AskedRun, known: [String], isWhyNot: Bool = false
  ) -> ShellProblem {
    let pattern = asked.all.header.pattern
    let sources = library.sources?.sources(in: .init(pattern: pattern))
    let member = NamedMember(name, in: asked.all, sources)
    if let problem = problem(of: member, as: name, in: asked, isWhyNot) { return .why(problem) }
    let gaps = run.loaded?.gaps
    let isInCode = sources.map(member.isIn) ?? false
    if let part = gaps?.part {
      // What the code has, and what the part itself says that it leaves out, is spelled rightly.
      let isRight = isInCode || part.split(separator: " ").contains { $0 == name }
      return .why(.notInPart(name, part: part, known: isRight ? [] : known))
    }
    guard isInCode else { return .name(.unknownParticipant(name, known: known)) }
    if let gaps, gaps.cut != nil { return .why(.notInFile(name, gaps)) }
    let title = Pattern(named: pattern)?.localizedTitle ?? pattern
    let isNamed = sources.map(member.isNamedByPattern) ?? true
    return .why(isNamed ? .notInRun(name, pattern: title) : .onlyShared(name, pattern: title))
  }

  /// What to write in place of a method or a property; `nil` when it has not come.
  private func problem(
    of member: NamedMember, as name: String, in asked: AskedRun, _ isWhyNot: Bool
  ) -> ShellProblem.Why? {
    let messages = asked.all.messages.filter { member.isMeant(by: $0.message) }
    func numbers(_ messages: [(n: Int, message: Trace.Message)]) -> [Int] {
      Array(messages.compactMap { asked.number(of: $0.n) }.prefix(Self.mostMessages))
    }
    let calls = messages.filter { $0.message.text.contains("(") }
    if let first = calls.first?.message {
      return isWhyNot
        ? .lacksReceiver(member.name, path: "\(first.to).\(member.name)")
        : .isMethod(name, messages: numbers(calls))
    }
    let (property, values) = (member.name, asked.all.records.compactMap(member.value))
    // An object may have the name of the type of others.
    let own = values.last { $0.path.lowercased() == name.lowercased() }
    if let value = own ?? values.first(where: { !$0.isInitial }) ?? values.first {
      if isWhyNot { return .lacksOwner(property, path: value.path) }
      if own != nil { return unchanged(value, in: asked.trace) }
      if let type = member.typeOfSeveral {
        return .propertyOfSeveral(type: type, path: value.path)
      }
      return .lacksObject(property, path: value.path)
    }
    guard let first = messages.first?.message else { return nil }
    return isWhyNot
      ? .lacksOwner(property, path: "\(first.to).\(property)")
      : .isProperty(name, messages: numbers(messages))
  }

  private func unchanged(_ value: Trace.StateChange, in trace: Trace) -> ShellProblem.Why {
    let isGone =
      trace.participants.contains { $0.name == value.owner }
      && TraceState(trace)[value.owner] == nil
    return isGone
      ? .unchangedInLife(value.path, value: value.new, object: value.owner)
      : .unchanged(value.path, value: value.new)
  }

  private static let mostMessages = 5
}

/// A method or a property as you name it: alone, or after an object or a type.
private struct NamedMember {
  /// Without its parentheses, and spelled as in the run.
  let name: String
  /// The same as you wrote it.
  private let word: String
  /// The type, where several objects have it.
  let typeOfSeveral: String?
  /// `nil` where it is not said of what.
  private let type: String?
  /// The objects that may have it; `nil` for any.
  private let owners: Set<String>?

  init(_ word: String, in trace: Trace, _ sources: ScopedSources?) {
    let path = word.prefix { $0 != "(" }
    let members = EventVocabulary(trace).members
    self.word = path.split(separator: ".").last.map(String.init) ?? word
    guard let dot = path.lastIndex(of: ".") else {
      name = String(path).spelled(as: members)
      (typeOfSeveral, type, owners) = (nil, nil, nil)
      return
    }
    name = String(path[path.index(after: dot)...]).spelled(as: members)
    let owner = String(path[..<dot])
    let all = trace.participants
    // An object may have the name of a protocol that others conform to: the first presenter of VIPER, for instance.
    let objectName = owner.spelled(as: all.map(\.name))
    let object = all.first { $0.name == objectName }
    let named = owner.spelled(as: all.map(\.type))
    let ofType = all.filter { $0.type == named }
    let heirs = ofType.isEmpty ? all.heirs(of: named, sources) : ofType
    typeOfSeveral = object == nil && ofType.count > 1 ? named : nil
    type = object?.type ?? named
    owners = Set(heirs.map(\.name) + [object?.name].compactMap { $0 })
  }

  private func isOf(_ object: String) -> Bool { owners?.contains(object) ?? true }

  func isMeant(by message: Trace.Message) -> Bool {
    let isOfProperty = [.query, .set, .read, .write].contains(message.kind)
    return (isOfProperty || message.text.contains("(")) && message.baseName == name
      && isOf(message.to)
  }

  /// The value that a record gives to the property.
  func value(in record: Trace.Record) -> Trace.StateChange? {
    guard case .state(let change) = record.event, change.property == name, isOf(change.owner) else {
      return nil
    }
    return change
  }

  func isNamedByPattern(_ sources: ScopedSources) -> Bool {
    [name, word].contains(where: sources.patternMentions)
  }

  func isIn(_ sources: ScopedSources) -> Bool {
    if let type { return sources.member(name, of: type) != nil }
    return !sources.members(named: name).isEmpty || !sources.declarations(of: name).isEmpty
  }
}

extension [Trace.Participant] {
  /// The objects whose types inherit from a type, or conform to it.
  fileprivate func heirs(of type: String, _ sources: ScopedSources?) -> [Trace.Participant] {
    guard let sources, sources.declaration(of: type) != nil else { return [] }
    let types = Set(map(\.type)).filter { sources.supertypes(of: $0).contains(type) }
    return filter { types.contains($0.type) }
  }
}
