import Diagrams
import Exports
import Trace

extension Player {
  /// A view tells a controller, which changes a model, and then breaks the contract.
  ///
  /// - Parameter text: is wherever the trace can have a text.
  static func sample(_ text: String = "Hi") -> Player {
    let trace = Trace.sample(text)
    let contract = Contract(
      senders: [.user, .view, .controller, .timer], receivers: [.view, .controller, .model],
      allowed: [
        .init(from: .user, to: .view): [.user],
        .init(from: .view, to: .controller): [.delegate],
        .init(from: .controller, to: .model): [.call],
        .init(from: .timer, to: .controller): [.closure],
      ])
    return Player(
      Diagram(trace, marks: [21: "marked in the language of its author"]), trace: trace,
      contract: contract)
  }
}

extension Trace {
  static func sample(_ text: String) -> Trace {
    let events: [Event] = [
      .participant(.init(name: "User", type: "Person", role: .user)),
      .participant(.init(name: "field", type: text, role: .view)),
      .participant(.init(name: "PlayVC", type: "PlayViewController", role: .controller)),
      .participant(.init(name: "Recording", type: "Recording", role: .model)),
      .participant(.init(name: "Old", type: "Recording", role: .model)),
      .state(.init(owner: "Recording", property: "name", old: nil, new: "Hello")),
      .state(.init(owner: "Old", property: text, old: nil, new: text)),
      .turn(.init(number: 1, action: "type \(text)")),
      .message(.init(turn: 1, kind: .user, from: "User", to: "field", text: text)),
      .message(
        .init(
          turn: 1, depth: 1, parent: 9, kind: .delegate, from: "field", to: "PlayVC",
          text: "didEnd(_:)", arguments: [text])),
      .message(
        .init(
          turn: 1, depth: 2, parent: 10, kind: .call, from: "PlayVC", to: "Recording",
          text: "setName(_:)", arguments: [text])),
      .state(.init(parent: 11, owner: "Recording", property: "name", old: "Hello", new: text)),
      .return(.init(message: 11, error: text)),
      .return(.init(message: 10)),
      .return(.init(message: 9)),
      .release(.init(object: "Old")),
      .screen(.init(turn: 1, text: "┌ \(text) ┐\n└────┘")),
      .turn(.init(number: 2, action: "tick")),
      .participant(.init(name: "timer", type: "Timer", role: .timer)),
      .message(
        .init(turn: 2, cause: 11, kind: .closure, from: "timer", to: "PlayVC", text: "{ }")),
      .message(
        .init(
          turn: 2, depth: 1, parent: 20, kind: .set, from: "PlayVC", to: "field", text: "text",
          arguments: [text])),
      .screen(.init(turn: 2, text: text)),
    ]
    return Trace(
      header: .init(pattern: "mvc", scenario: text, setup: ["launch"], actions: [text]),
      records: zip(1..., events).map { .init(n: $0, event: $1) })
  }
}
