import Trace

extension Trace {
  /// A trace with the text wherever it can have a text.
  static func made(of text: String) -> Trace {
    let (name, other) = (text + "1", text + "2")
    let events: [Trace.Event] = [
      .participant(.init(name: name, type: text, role: .controller)),
      .participant(.init(name: other, type: text, role: .model)),
      .reference(.init(from: name, property: text, to: other, strength: .strong)),
      .turn(.init(number: 1, action: text, killed: [text])),
      .message(
        .init(turn: 1, kind: .call, from: name, to: other, text: text, arguments: [text, text])),
      .state(.init(parent: 5, owner: other, property: "x" + text, old: text, new: text)),
      .return(.init(message: 5, value: text, error: text)),
      .release(.init(object: other)),
      .screen(.init(turn: 1, text: text)),
    ]
    let header = Trace.Header(
      app: text, pattern: text, scenario: text, setup: [text], actions: [text], mistake: text)
    return Trace(
      header: header, records: events.enumerated().map { .init(n: $0 + 1, event: $1) })
  }
}
