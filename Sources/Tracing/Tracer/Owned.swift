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
  let entrance = ClosureEntrance(recorder, owner, text, kind)
  return { (argument: repeat each Argument) in
    entrance.enter(repeat each argument) { closure(repeat each argument) }
  }
}

/// Where a closure's calls are recorded.
private struct ClosureEntrance {
  private let recorder: TraceRecorder
  private let owner: (participant: Int, cause: TraceRecorder.Cause)
  private let text: String?
  private let kind: MessageKind

  init(
    _ recorder: TraceRecorder, _ owner: (participant: Int, cause: TraceRecorder.Cause),
    _ text: String?, _ kind: MessageKind
  ) {
    self.recorder = recorder
    self.owner = owner
    self.text = text
    self.kind = kind
  }

  /// What runs later runs because it was handed over; who signs up hears because of what happens.
  private var cause: TraceRecorder.Cause? { kind == .closure ? owner.cause : nil }

  /// For a closure handed over in a call, or stored by writing a property. What an object does to
  /// itself hands nothing over.
  init?<each Argument>(
    _ name: String, _ call: _Call?, takes type: (repeat each Argument).Type
  ) {
    guard let call, let owner = call.sender else { return nil }
    var labels = ""
    for _ in repeat (each Argument).self { labels += "_:" }
    self.init(
      call.recorder, (owner, call.recorder.causeNow), "\(name)(\(labels))", .closure)
  }

  func enter<each Argument, Result>(
    _ argument: repeat each Argument, body: () throws -> Result
  ) rethrows -> Result {
    var captured: [Captured] = []
    repeat captured.append(_capture(each argument))
    return try recorder.enter(
      closureOf: owner.participant, kind, text, captured, cause: cause, body)
  }
}

// What the expansions of `@Traced` call for closures: they belong to whoever sent the call. The
// overloads that take anything let pass what is no closure, and closures that could not be wrapped.

public func _owned<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: @escaping (repeat each Argument) -> Result
) -> (repeat each Argument) -> Result {
  guard let entrance = ClosureEntrance(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    entrance.enter(repeat each argument) { closure(repeat each argument) }
  }
}

public func _owned<each Argument, Result>(
  _ name: String, _ call: _Call?, _ closure: @escaping (repeat each Argument) throws -> Result
) -> (repeat each Argument) throws -> Result {
  guard let entrance = ClosureEntrance(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    try entrance.enter(repeat each argument) { try closure(repeat each argument) }
  }
}

public func _ownedOnMainActor<each Argument, Result>(
  _ name: String, _ call: _Call?,
  _ closure: @escaping @MainActor @Sendable (repeat each Argument) -> Result
) -> @MainActor @Sendable (repeat each Argument) -> Result {
  guard let entrance = ClosureEntrance(name, call, takes: (repeat each Argument).self) else {
    return closure
  }
  return { (argument: repeat each Argument) in
    entrance.enter(repeat each argument) { closure(repeat each argument) }
  }
}

/// A closure that does not outlive the call is entered as its sender's, too.
public func _lent<Result>(
  _ text: String, _ call: _Call?, _ arguments: @autoclosure () -> [Captured],
  _ body: () throws -> Result
) rethrows -> Result {
  guard let call, let owner = call.sender else { return try body() }
  return try call.recorder.enter(
    closureOf: owner, .closure, text, arguments(), cause: nil, body)
}

@_disfavoredOverload
public func _owned<Value>(_ name: String, _ call: _Call?, _ value: Value) -> Value { value }

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
