// What the toy kit's mechanisms call. With no recorder, or a receiver that is no participant, they
// only do what they do.

/// Sends a message whose kind the mechanism knows.
///
/// - Parameters:
///   - text: `nil` when only the receiver is known; the method that it enters gives the name.
///   - sender: who sends it, when that is not whoever is busy.
public func deliver<Result>(
  _ kind: MessageKind, _ text: String? = nil, _ arguments: @autoclosure () -> [Captured] = [],
  from sender: (any Participant)? = nil, to receiver: Any?, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current, let participant = receiver as? any Participant else {
    return try body()
  }
  return try recorder.send(kind, text, arguments(), from: sender, to: participant, body)
}

/// A participant acts of itself: the person, a timer, the framework's run loop.
public func acting<Result>(
  as participant: any Participant, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current else { return try body() }
  return try recorder.acting(as: participant, body)
}

/// Nothing is said in here: the framework reads an archive, or draws.
public func quietly<Result>(
  as owner: (any Participant)? = nil, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current else { return try body() }
  return try recorder.quietly(as: owner, body)
}

/// Makes an object whose class is known beforehand, so that what its properties begin with is made by
/// it and not by its maker.
public func making<P: Participant>(_ type: P.Type, _ make: () -> P) -> P {
  guard let recorder = TraceRecorder.current else { return make() }
  return recorder.making(type, make)
}
