import SourceCode
import Trace

// A closure has no name in the sources. It is written where it is handed over.

extension CodeFinder {
  /// The member of the receiver in which a closure is written: it handed the closure over, in the call that caused this
  /// message.
  func closure(of message: Trace.Message) -> Excerpt? {
    if let start = timerStart(of: message) { return start }
    if let n = message.cause, let cause = self[n], cause.from == message.to,
      case .lines(let lines, let excerpt) = call(of: cause, n)
    {
      return lines.count == 1 ? excerpt : nil
    }
    let type = type(of: message.to)
    return [.closure, .lifecycle].contains(message.kind)
      ? onlyHandover(of: message, in: type) : handover(of: message, to: type)
  }

  private func handover(of message: Trace.Message, to type: String) -> Excerpt? {
    known.handovers.answer([type, message.memberName, message.kind.rawValue]) {
      let types = sources.types(createdWith: message.memberName.withoutParentheses)
      return sources.method(of: type, mentioning: message.closureWords + types.map { [$0] })
    }
  }

  /// The only member that hands over a closure of this name: of those that the call reached in which it was handed over,
  /// else of the whole type.
  private func onlyHandover(of message: Trace.Message, in type: String) -> Excerpt? {
    let name = message.memberName.withoutParentheses
    let mark = known.closures.answer(name) {
      ClosureMark(label: name, takers: sources.takers(of: name))
    }
    let isMarked = { (found: ScopedSources.Found) in
      found.file.app != nil && mark.isPassed(in: found.file.body(of: found.declaration))
    }
    var members: [ScopedSources.Found] = []
    if let n = message.cause, let cause = self[n], cause.to == message.to,
      let start = member(of: cause)
    {
      members = reached(from: start, in: type).filter(isMarked)
    }
    if members.isEmpty { members = family(of: type).filter(isMarked) }
    guard members.count == 1, let only = members.first else { return nil }
    return Excerpt(only.declaration, in: only.file)
  }
}

/// How a closure looks in the code that hands it over.
struct ClosureMark {
  /// Of the argument.
  let label: String
  /// What can be called with such an argument.
  let takers: Set<String>

  /// Whether code hands such a closure over, under its label or after the parentheses.
  func isPassed(in body: ArraySlice<SwiftToken>) -> Bool {
    let code = CodeAround(body)
    return body.indices.contains { index in
      guard body[index].kind == .word else { return false }
      let text = body[index].text
      if text == label, code.text(index + 1) == ":", code.text(index + 2) == "{" { return true }
      return takers.contains(text) && code.hasTrailingClosure(after: index)
    }
  }
}

extension Trace.Message {
  /// What a method mentions that hands over the closure which gets this message; the surest words first.
  fileprivate var closureWords: [[String]] {
    let name = memberName.withoutParentheses
    switch kind {
    case .observer: return [["addObserver"], ["publisher"], ["notifications"], [name]]
    case .binding:
      let ways = ["sink", "assign"]
      let bindings = ["$" + name, name].flatMap { name in ways.map { [name, $0] } }
      return bindings + ways.map { [$0] } + [[name]]
    default: return [[name]]
    }
  }
}

extension ScopedSources {
  /// What can be called with an argument of this label: methods, and types that are created with it.
  fileprivate func takers(of label: String) -> Set<String> {
    let methods = found(mentioning: label) { $0.kind == .method && $0.takes(label) }
    return Set(methods.map(\.declaration.baseName) + types(createdWith: label) + [label])
  }

  /// The types that take an argument of this name when they are created, and their subclasses: a closure after
  /// the parentheses is handed over without its name.
  fileprivate func types(createdWith label: String) -> [String] {
    let types = found(mentioning: label) { $0.kind == .initializer && $0.takes(label) }
      .compactMap(\.declaration.type)
    let subclasses = types.flatMap { type in
      found(mentioning: type) { $0.isType && $0.inherited.contains(type) }
    }.compactMap(\.declaration.type)
    return types + subclasses
  }

  /// The first method of a type that mentions all of some words, and opens a closure.
  fileprivate func method(of type: String, mentioning choices: [[String]]) -> Excerpt? {
    let methods = members(of: type).filter { file, declaration in
      declaration.kind != .property && file.body(of: declaration).contains { $0.text == "{" }
    }
    for words in choices {
      let found = methods.first { file, declaration in
        let mentioned = file.body(of: declaration).filter { $0.kind == .word }.map(\.text)
        return words.allSatisfy { mentioned.contains($0) }
      }
      if let found { return Excerpt(found.declaration, in: found.file) }
    }
    return nil
  }
}

extension Declaration {
  /// Whether an argument has this label.
  fileprivate func takes(_ label: String) -> Bool {
    name.contains("(\(label):") || name.contains(":\(label):")
  }
}
