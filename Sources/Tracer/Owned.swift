/// A closure belongs to whoever was busy when it was handed over, and calling it is a message to
/// that object. Without this an alert's handler would read as a message from the alert to the model.
///
/// - Parameters:
///   - text: what the message is called, such as `callback(_:)`.
///   - kind: how it travels; `closure` unless the mechanism has a kind of its own.
public func owned<each Argument, Result>(
  _ text: String, _ kind: MessageKind = .closure,
  _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let recorder = Recorder.current, let (owner, cause) = recorder.owner() else {
    return closure
  }
  return { (argument: repeat each Argument) in
    var captured: [Captured] = []
    repeat captured.append(_capture(each argument))
    return recorder.enter(closureOf: owner, kind, text, captured, cause: cause) {
      closure(repeat each argument)
    }
  }
}
