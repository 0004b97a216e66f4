/// A closure belongs to whoever was busy when it was handed over, and calling it is a message to
/// that object. Without this an alert's handler would read as a message from the alert to the model.
///
/// - Parameters:
///   - text: what the message is called, such as `callback(_:)`. Without one, a closure that is called
///     in there and belongs to the same object gives the name.
///   - kind: how it travels; `closure` unless the mechanism has a kind of its own.
public func owned<each Argument, Result>(
  _ text: String? = nil, _ kind: MessageKind = .closure,
  _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let recorder = TraceRecorder.current, let owner = recorder.owner() else { return closure }
  return recorder.wrap(closure, of: owner, text, kind)
}

/// A closure argument belongs to whoever sent the call. Called by the expansions of `@Traced`.
public func _owned<each Argument, Result>(
  _ text: String, _ call: _Call?, _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let recorder = TraceRecorder.current,
    let owner = recorder.owner(handingOverIn: call)
  else { return closure }
  return recorder.wrap(closure, of: owner, text, .closure)
}

public func _ownedIfAny<each Argument, Result>(
  _ text: String, _ call: _Call?, _ closure: ((repeat each Argument) -> Result)?
) -> ((repeat each Argument) -> Result)? {
  guard let closure else { return nil }
  return _owned(text, call, closure)
}

extension TraceRecorder {
  fileprivate func wrap<each Argument, Result>(
    _ closure: @escaping (repeat each Argument) -> Result,
    of owner: (participant: Int, cause: Cause),
    _ text: String?, _ kind: MessageKind
  ) -> (repeat each Argument) -> Result {
    { (argument: repeat each Argument) in
      var captured: [Captured] = []
      repeat captured.append(_capture(each argument))
      return self.enter(closureOf: owner.participant, kind, text, captured, cause: owner.cause) {
        closure(repeat each argument)
      }
    }
  }
}
