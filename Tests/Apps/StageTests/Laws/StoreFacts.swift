import Trace

/// What a run of TEA with a store breaks of the rules about actions, effects and bodies, in words.
struct StoreFacts {
  private let messages: [(n: Int, message: Trace.Message)]
  private let known: [Int: Trace.Message]
  private let roles: [String: Role]
  private let returned: [Int: String]
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    messages = trace.messages.map { ($0.n, $0.message) }
    known = trace.messagesByRecord
    roles = trace.roles
    returned = Dictionary(
      trace.records.compactMap { record in
        guard case .return(let answer) = record.event, let value = answer.value else { return nil }
        return (answer.message, value)
      }
    ) { $1 }
  }

  // MARK: Actions

  /// A store of a part hands each action on to the store above it, wrapped once. The part may be gone; then it does nothing.
  var wrongWays: [String] {
    messages.filter { isSend($1) && !isOfApp($1.to) }.compactMap { n, send in
      let next = messages.filter { $1.parent == n }.map(\.message)
      let isWrapped = next.allSatisfy {
        isSend($0) && $0.arguments.count == 1 && $0.arguments[0].contains(send.arguments[0])
          && $0.arguments[0] != send.arguments[0]
      }
      return isWrapped && next.count <= 1 ? nil : told(n)
    }
  }

  /// The store of the app lets its reducer take each action once, before the outermost `send` returns.
  var actionsNotTakenOnce: [String] {
    messages.filter { isSend($1) && isOfApp($1.to) }.compactMap { n, _ in
      updates.count { cause(of: $0.n) == n && isInside($0.n, outermostSend(around: n)) } == 1
        ? nil : told(n)
    }
  }

  /// The store lets its reducer take nothing without an action, and nothing while it takes another one.
  var updatesWithoutAction: [String] {
    updates.filter { n, _ in
      let isSent = known[cause(of: n) ?? 0].map(isSend) ?? false
      return !isSent || callers(of: n).dropFirst().contains { known[$0]?.kind == .update }
    }.map { told($0.n) }
  }

  /// An action that is meant for a feature finds it.
  var actionsForNobody: [String] {
    updates.filter { n, update in
      let isForPart = ["folder", "player", "recorder", "newFolder"].contains {
        update.arguments.first?.hasPrefix(".\($0)(") ?? false
      }
      return isForPart && messages.count { $1.parent == n && $1.kind == .update } != 1
    }.map { told($0.n) }
  }

  // MARK: Effects

  /// After each action, the store runs the effects that the reducer has returned, in their order, and no others.
  var effectsNotReturned: [String] {
    let turning = messages.filter { $1.kind == .command || isUpdateOfApp($1) }
    let starts = turning.indices.filter { turning[$0].message.kind == .update }
    return zip(starts, starts.dropFirst() + [turning.endIndex]).compactMap { start, end in
      let run = turning[start..<end].dropFirst().map(\.message.text)
      return isAnswer(returned[turning[start].n], run) ? nil : told(turning[start].n)
    } + turning.prefix { $0.message.kind == .command }.map { told($0.n) }
  }

  private func isAnswer(_ returned: String?, _ run: [String]) -> Bool {
    guard var rest = returned else { return false }
    if run.isEmpty { return rest == "none" }
    for effect in run {
      guard let found = rest.range(of: effect.prefix { $0 != "(" } + "(") else { return false }
      rest = String(rest[found.upperBound...])
    }
    return true
  }

  // MARK: State and views

  /// A state is a value: it refers to the features in it, and to no other object.
  var objectsInState: [String] {
    trace.records.compactMap { record in
      guard case .reference(let held) = record.event, roles[held.from] == .state,
        roles[held.to] != .state
      else { return nil }
      return "\(held.from).\(held.property) is \(held.to)"
    }
  }

  /// A body is computed after a message and not inside of one, and only for a new view, for another value, or after a write
  /// of what the last body has read.
  var bodiesForNothing: [String] {
    let reasons = trace.bodyReasons
    return messages.filter { n, message in
      guard message.kind == .body, roles[message.to] == .viewNode else { return false }
      switch reasons[n] {
      case .first: return message.parent != nil
      case .marked(let mark): return message.parent != nil || !isOfRead(mark)
      case .valueDiffers(let properties): return message.parent != nil || properties.isEmpty
      case nil: return true
      }
    }.map { told($0.n) }
  }

  /// The node that is marked has read this property, in the last body before the mark.
  private func isOfRead(_ mark: Int) -> Bool {
    guard let marked = known[mark], let n = marked.origin, let read = known[n] else { return false }
    let body = messages.last { n, sent in n < mark && sent.kind == .body && sent.to == marked.to }
    return read.kind == .read && read.text == marked.text && read.from == marked.to
      && read.parent == body?.n
  }

  /// Screens and alerts come and go when the state has changed in this action, or with the app.
  var screensWithoutState: [String] {
    var (action, isChanged, found) = ("", false, [String]())
    for record in trace.records {
      switch record.event {
      case .turn(let turn) where turn.action != action || turn.action.hasSuffix("launch"):
        (action, isChanged) = (turn.action, turn.action.hasSuffix("launch"))
      case .state(let change) where roles[change.owner] == .state: isChanged = true
      case .message(let message) where !isChanged && isOfScreen(message):
        found.append(told(record.n))
      default: break
      }
    }
    return found
  }

  private func isOfScreen(_ message: Trace.Message) -> Bool {
    guard roles[message.from] == .system else { return false }
    let isAlert = message.to.hasPrefix("Alert")
    let isNode = roles[message.to] == .viewNode
    return isAlert && [.create, .lifecycle].contains(message.kind)
      || isNode && (message.kind == .create || message.text == "disappear")
  }

  // MARK: Words

  private var updates: [(n: Int, message: Trace.Message)] { messages.filter { isUpdateOfApp($1) } }

  private func isSend(_ message: Trace.Message) -> Bool { message.kind == .send }

  private func isOfApp(_ name: String) -> Bool { name.hasPrefix("AppStore") }

  private func isUpdateOfApp(_ message: Trace.Message) -> Bool {
    message.kind == .update && isOfApp(message.from)
  }

  /// The `send` that an action came with: it waited, or it is taken at once.
  private func cause(of n: Int) -> Int? { known[n]?.cause ?? known[n]?.parent }

  /// The message, and the calls around it.
  private func callers(of n: Int) -> [Int] {
    sequence(first: n) { known[$0]?.parent }.map(\.self)
  }

  private func outermostSend(around n: Int) -> Int? {
    callers(of: n).last { known[$0].map(isSend) ?? false }
  }

  private func isInside(_ n: Int, _ outer: Int?) -> Bool {
    outer.map(callers(of: n).contains) ?? false
  }

  private func told(_ n: Int) -> String {
    known[n].map { "\(n): \($0.from) > \($0.to) : \($0.call)" } ?? "\(n)"
  }
}
