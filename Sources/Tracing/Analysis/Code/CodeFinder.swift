import SourceCode
import Trace

/// Finds the code of the messages of a trace, in the sources as they are now.
public struct CodeFinder {
  public let sources: ScopedSources
  let run: RunIndex
  /// Of all objects of the run.
  let types: Set<String>
  /// Of its effects and subscriptions.
  let typesWithCodeOfApp: Set<String>
  /// The record numbers of the messages of the same name that the same call sent.
  let siblings: [Sibling: [Int]]
  /// By the number of the turn.
  let actions: [Int: String]
  /// What the objects may be called in code.
  let names: Set<CodeNames>
  let known = KnownCode()

  /// - Parameter folder: is read now; later changes on disk are not seen.
  public init(_ trace: Trace, in folder: SourceFolder) {
    sources = folder.sources(in: SourceScope(trace.header))
    run = RunIndex(trace)
    let participants = run.participants.values
    names = Set(participants.map { CodeNames($0.name, type: $0.type) })
    types = Set(participants.map(\.type))
    typesWithCodeOfApp = Set(participants.filter(\.role.runsCodeOfApp).map(\.type))
    siblings = Dictionary(grouping: run.sent) { Sibling($0.message) }.mapValues { $0.map(\.n) }
    actions = trace.actionsByTurn
  }

  /// The code of the message with this record number; `nil` when no message has it.
  public func code(of n: Int) -> MessageCode? {
    guard let message = self[n] else { return nil }
    return MessageCode(receiver: receiver(of: message, n), call: call(of: message, n))
  }

  /// The type of an object of the trace, or a name that is a type already. `PlayVC` means `PlayVC2` where there is no
  /// other.
  public func type(of name: String) -> String {
    if let object = run.participants[name] { return object.type }
    return run.participants.keys.filter { $0.hasPrefix(name) }.sorted().first {
      $0.dropFirst(name.count).allSatisfy { $0.isNumber || $0 == "'" }
    }.flatMap { run.participants[$0]?.type } ?? name
  }

  subscript(n: Int) -> Trace.Message? { run.messages[n] }

  func role(_ name: String) -> Role? { run.roles[name] }
}

// MARK: What got the message

extension CodeFinder {
  func receiver(of message: Trace.Message, _ n: Int) -> MessageCode.Receiver {
    known.receivers.answer(n) { findReceiver(of: message, n) }
  }

  private func findReceiver(of message: Trace.Message, _ n: Int) -> MessageCode.Receiver {
    let type = type(of: message.to)
    // The toy kit, and the app of another pattern, may have types of the same names.
    guard sources.hasPattern else {
      return .unknown(closureOf: message.kind == .closure ? type : nil)
    }
    // A closure may be called like a method of its receiver.
    if message.kind == .closure, located(message) == nil, let place = closure(of: message) {
      return .closure(place)
    }
    if message.kind == .create, let state = stateType(of: message.to) {
      return initializer(of: state).map { .member(excerpt(of: $0)) } ?? .type(shown(state))
    }
    if let excerpt = memberExcerpt(of: message) { return .member(excerpt) }
    if message.kind != .create {
      if let place = closure(of: message) ?? closureOfApp(of: message, n) {
        return .closure(place)
      }
      if let found = member("forwardingTarget(for:)", of: type), found.file.app != nil {
        return .forwarding(Excerpt(found.declaration, in: found.file))
      }
    }
    if message.kind == .closure || isForClosureOfApp(message) { return .unknown(closureOf: type) }
    if let found = typeDeclaration(type) { return .type(found) }
    return genericType(of: message.to).map { .member(shown($0)) } ?? .unknown(closureOf: nil)
  }

  private func memberExcerpt(of message: Trace.Message) -> Excerpt? {
    known.excerpts.answer(MemberQuestion(message, of: type(of: message.to))) {
      member(of: message).map(excerpt(of:))
    }
  }

  /// Of a method of the toy kit that records messages, only what it is called: its body would tell of the recorder.
  private func excerpt(of found: ScopedSources.Found) -> Excerpt {
    let (file, declaration) = found
    let whole = Excerpt(declaration, in: file)
    guard file.app == nil, file.body(of: declaration).contains(where: \.isOfRecorder),
      let end = file.head(of: declaration).last?.line
    else { return whole }
    return Excerpt(file, declaration.lines.lowerBound...end, symbol: whole.symbol)
  }

  /// The declaration that the recorder saw, else the nearest with its name.
  func member(of message: Trace.Message) -> ScopedSources.Found? {
    let type = type(of: message.to)
    return known.members.answer(MemberQuestion(message, of: type)) {
      located(message) ?? unlocated(message, of: type) ?? delivery(of: message)
    }
  }

  /// A method of the kit that takes a closure has ended when the closure gets its message: `onSubmit(_:)`.
  private func unlocated(_ message: Trace.Message, of type: String) -> ScopedSources.Found? {
    guard let found = member(message.memberName, of: type) else { return nil }
    let isTaker =
      !found.file.isOfApp
      && found.file.head(of: found.declaration).contains { $0.text == "escaping" }
    switch message.kind {
    case .closure: return isTaker || found.declaration.kind == .method ? nil : found
    case .lifecycle: return isTaker ? nil : found
    case .navigate: return message.memberName.hasSuffix(")") ? found : nil
    default: return found
    }
  }

  func located(_ message: Trace.Message) -> ScopedSources.Found? {
    guard let location = message.location, let file = sources.file(identifiedBy: location.file),
      let declaration = file.declaration(at: location.line),
      declaration.hasCode(for: message.memberName)
    else { return nil }
    return (file, declaration)
  }

  private func member(_ name: String, of type: String) -> ScopedSources.Found? {
    known.membersByName.answer([type, name]) { sources.member(name, of: type) }
  }

  /// The member of the toy kit that sends a message under a name of its own. A closure gets what the kit only calls.
  /// To change the screen, an app may write to a window, which has no lifeline.
  private func delivery(of message: Trace.Message) -> ScopedSources.Found? {
    guard message.kind != .closure, message.memberName.hasSuffix(")") || message.kind == .navigate
    else { return nil }
    let deliveries = known.deliveries ?? sources.kitDeliveries
    known.deliveries = deliveries
    return deliveries[message.memberName]
  }
}

extension Trace.Message {
  /// The member that gets it: `init(name:)` for a creation by an initializer, and a property without the sign of its publisher.
  var memberName: String {
    if kind == .create, !isBuilt { return "init" + text.drop { $0 != "(" } }
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  /// Whether a method of a builder made the object. The text begins with its name, else with the name of a type.
  private var isBuilt: Bool { text.first?.isLowercase == true }
}

extension SwiftToken {
  /// Whether it calls the recorder.
  fileprivate var isOfRecorder: Bool { kind == .word && Self.wordsOfRecorder.contains(text) }

  private static let wordsOfRecorder: Set = [
    "deliver", "acting", "quietly", "owned", "beginElsewhere", "_begin", "_beginAccess", "_end",
    "_capture", "TraceRecorder",
  ]
}

extension Declaration {
  /// Whether a message of this name ends here.
  fileprivate func hasCode(for name: String) -> Bool {
    !(kind == .type || kind == .extension) && (self.name == name || baseName == name)
  }
}

extension ScopedSources {
  /// The members of the toy kit that send messages under names of their own, by these names: a data source's
  /// `apply(_:animatingDifferences:)` tells the table `apply(_:)`.
  fileprivate var kitDeliveries: [String: Found] {
    var members: [String: Found] = [:]
    for found in found(mentioning: "deliver", { $0.kind != .type && $0.kind != .extension }) {
      let body = found.file.body(of: found.declaration)
      guard body.contains(where: { $0.kind == .word && $0.text == "deliver" }) else { continue }
      for token in body where token.kind == .string {
        let name = String(token.text.dropFirst().dropLast())
        if members[name] == nil { members[name] = found }
      }
    }
    return members
  }
}
