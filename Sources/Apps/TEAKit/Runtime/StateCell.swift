import ToyKit

/// Keeps the state for the driver. In drawings it is the state itself: it has the name of the state's type, and a change
/// of a field is a change of state.
final class StateCell<State: Program>: Participant {
  let _lifeline = Lifeline(root: "StateCell")
  static var _lifelineType: String { "\(State.self)" }
  static var _lifelineRole: Role { .state }
  static var _lifelineRoot: String { "StateCell" }
  var _storedProperties: [StoredProperty] { fields.properties }

  private var value: State
  /// The fields as they were seen last; `nil` when nothing is recorded.
  private var known: DrawnFields?

  init(_ value: State) {
    self.value = value
    _introduce(self)
    if _isRecording { known = fields }
  }

  func update(_ message: State.Message) -> [Command<State.Message>] {
    told("update(_:)", .update, [_capture(message)]) { changing { $0.update(message) } }
  }

  var view: SplitView<State.Message> { told("view", .render) { value.view } }

  var subscriptions: [Subscription<State.Message>] {
    told("subscriptions", .query) { value.subscriptions }
  }

  var saved: State.Saved { told("saved", .query) { value.saved } }

  /// Is told by the driver, which may do this without a message.
  func restore(_ saved: State.Saved) -> [Command<State.Message>] {
    changing { $0.restore(saved) }
  }

  private func told<Answer>(
    _ text: String, _ kind: MessageKind, _ arguments: @autoclosure () -> [CapturedValue] = [],
    _ body: () -> Answer
  ) -> Answer {
    let call = beginElsewhere(self, text, kind, isMethod: true, arguments())
    defer { _end(call, asks: true) }
    return _returning(call, body())
  }

  // MARK: Fields

  private func changing<Answer>(_ body: (inout State) -> Answer) -> Answer {
    defer { noteChanges() }
    return body(&value)
  }

  /// A state may hold an object, and then it can change without a message.
  func noteChanges() {
    guard _isRecording else { return }
    let now = fields
    if let known { now.noteChanges(since: known, of: self) }
    known = now
  }

  private var fields: DrawnFields { DrawnFields(of: value.drawn) }
}
