/// Makes the object that is busy now the owner of a closure: calling the closure is recorded as a message to
/// that object. Otherwise an alert's handler would look like a message from the alert to the model.
///
/// - Parameters:
///   - text: the message's name, such as `callback(_:)`; `nil` to take the name of a closure of the same
///     owner that is called inside.
///   - kind: the message's kind.
public func owned<each Argument, Result>(
  _ text: String? = nil, _ kind: MessageKind = .closure,
  _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  owned({ (kind, text) }, closure)
}

/// The same, when kind and name of the message are known only when the closure is called.
///
/// - Parameter message: asked at each call; `nil` when the call is no message.
public func owned<each Argument, Result>(
  _ message: @escaping () -> (kind: MessageKind, text: String?)?,
  _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let recorder = TraceRecorder.current, let busy = recorder.busyNow else { return closure }
  let owner = (participant: busy, cause: recorder.causeNow)
  return { (argument: repeat each Argument) in
    guard let message = message() else { return closure(repeat each argument) }
    let recording = ClosureRecording(
      recorder: recorder, owner: owner, text: message.text, kind: message.kind)
    return recording.enter(repeat each argument) { closure(repeat each argument) }
  }
}

/// A closure that only calls another object, such as `{ [weak store] in store?.update($0) }`. It has no owner:
/// the message goes to the object that it calls, not to the object that hands the closure over.
///
/// A service declares its parameter with this type, and calls the closure in ``reporting(_:)``.
public typealias Reporting<Value> = (Value) -> Void

/// Runs a body that calls a ``Reporting`` closure. The call in the closure is recorded as a message of kind
/// `closure`, from the object that is busy now.
public func reporting(_ body: () -> Void) {
  guard let recorder = TraceRecorder.current else { return body() }
  recorder.reporting(body)
}

/// Records the calls of one closure.
private struct ClosureRecording {
  let recorder: TraceRecorder
  let owner: (participant: Int, cause: TraceRecorder.Cause)
  let text: String?
  let kind: MessageKind

  /// A closure that runs later is caused by the call that handed it over. An observer is caused by the event; it
  /// has registered in the call that handed the closure over.
  private var cause: TraceRecorder.Cause? { kind == .closure ? owner.cause : nil }
  private var origin: TraceRecorder.Cause? { kind == .closure ? nil : owner.cause }

  func enter<each Argument, Result>(
    _ argument: repeat each Argument, body: () throws -> Result
  ) rethrows -> Result {
    var captured: [CapturedValue] = []
    repeat captured.append(_capture(each argument))
    return try recorder.enter(
      closureOf: owner.participant, kind, text, captured, cause: cause, origin: origin, body)
  }
}

extension ClosureRecording {
  /// For a closure that is an argument of a call, or is written to a property; `nil` when the object itself
  /// is the caller.
  init?<each Argument>(
    _ name: String, _ call: _Call?, takes type: (repeat each Argument).Type
  ) {
    guard let call, let owner = call.sender else { return nil }
    var labels = ""
    for _ in repeat (each Argument).self { labels += "_:" }
    self.init(
      recorder: call.recorder, owner: (owner, call.recorder.causeNow),
      text: "\(name)(\(labels))", kind: .closure)
  }
}

// The expansions of `@Traced` call these functions for closures. The sender of the call becomes the owner of
// the closure. The overloads for any value return it unchanged: it is no closure, or cannot be wrapped.

public func _owned<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let recording = ClosureRecording(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    recording.enter(repeat each argument) { closure(repeat each argument) }
  }
}

public func _owned<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: @escaping (repeat each Argument) throws -> Result
) -> (repeat each Argument) throws -> Result {
  guard let recording = ClosureRecording(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    try recording.enter(repeat each argument) { try closure(repeat each argument) }
  }
}

/// The same for closures of the main actor.
public func _ownedOnMainActor<each Argument, Result>(
  _ name: String, _ call: _Call?,
  _ closure: @escaping @MainActor @Sendable (repeat each Argument) -> Result
) -> @MainActor @Sendable (repeat each Argument) -> Result {
  guard let recording = ClosureRecording(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    recording.enter(repeat each argument) { closure(repeat each argument) }
  }
}

/// Records the call of a non-escaping closure: its owner is the sender of the call.
public func _lent<Result>(
  _ text: String, _ call: _Call?, _ arguments: @autoclosure () -> [CapturedValue],
  _ body: () throws -> Result
) rethrows -> Result {
  guard let call, let owner = call.sender else { return try body() }
  return try call.recorder.enter(
    closureOf: owner, .closure, text, arguments(), cause: nil, origin: nil, body)
}

@_disfavoredOverload
public func _owned<Value>(_ name: String, _ call: _Call?, _ value: Value) -> Value { value }

/// The same for optional closures; `nil` stays `nil`.
public func _ownedIfAny<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: ((repeat each Argument) -> Result)?
) -> ((repeat each Argument) -> Result)? {
  guard let closure else { return nil }
  return _owned(name, call, closure)
}

public func _ownedIfAny<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: ((repeat each Argument) throws -> Result)?
) -> ((repeat each Argument) throws -> Result)? {
  guard let closure else { return nil }
  return _owned(name, call, closure)
}

public func _ownedOnMainActorIfAny<each Argument, Result>(
  _ name: String, _ call: _Call?,
  _ closure: (@MainActor @Sendable (repeat each Argument) -> Result)?
) -> (@MainActor @Sendable (repeat each Argument) -> Result)? {
  guard let closure else { return nil }
  return _ownedOnMainActor(name, call, closure)
}

@_disfavoredOverload
public func _ownedIfAny<Value>(_ name: String, _ call: _Call?, _ value: Value?) -> Value? { value }
