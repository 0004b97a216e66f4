// The toy kit's mechanisms call these functions. Without a recorder, or with a receiver that is no
// participant, they only run the body.

/// Records a message while its body runs, for a mechanism that knows the kind of its messages.
///
/// - Parameters:
///   - text: the message's name; `nil` to take the name of the method that the body calls.
///   - sender: the sender; `nil` for the object that is busy now.
///   - cause: the earlier call that caused it.
///   - origin: the earlier call in which the receiver registered for it.
public func deliver<Result>(
  _ kind: MessageKind, _ text: String? = nil, _ arguments: @autoclosure () -> [CapturedValue] = [],
  from sender: (any Participant)? = nil, to receiver: Any?, cause: TraceRecorder.Cause? = nil,
  origin: TraceRecorder.Cause? = nil, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current, let participant = receiver as? any Participant else {
    return try body()
  }
  return try recorder.send(
    kind, text, arguments(), from: sender, to: participant, cause: cause, origin: origin, body)
}

/// Runs a body in which a participant acts on its own: the user, a timer, the framework's run loop.
/// Messages in it have this sender.
///
/// - Parameter origin: the earlier call that made the work necessary.
public func acting<Result>(
  as participant: any Participant, because origin: TraceRecorder.Cause? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current else { return try body() }
  return try recorder.acting(as: participant, because: origin, body)
}

/// Runs a body in which the busy object does what had to wait until now. Messages that it sends in it have this cause.
///
/// - Parameter cause: the call that asked for it; `nil` when nothing was recorded then.
public func following<Result>(
  _ cause: TraceRecorder.Cause?, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current, let cause else { return try body() }
  return try recorder.following(cause, body)
}

/// The call that is being made now, for a mechanism that sends messages later because of it; `nil` when nothing is
/// recorded.
public var causeNow: TraceRecorder.Cause? { TraceRecorder.current?.causeNow }

/// The number of the object that is busy now, and would be the sender of a message; `nil` when nothing is recorded.
public var busyNow: Int? { TraceRecorder.current?.busyNow }

/// Runs a body in which no messages are recorded: the framework reads an archive, or draws. Creations and values of
/// objects are recorded.
///
/// - Parameter owner: the owner of closures that are handed over in the body; `nil` for the object that is
///   busy now.
public func quietly<Result>(
  as owner: (any Participant)? = nil, _ body: () throws -> Result
) rethrows -> Result {
  guard let recorder = TraceRecorder.current else { return try body() }
  recorder.quietDepth += 1
  defer { recorder.quietDepth -= 1 }
  guard let owner else { return try body() }
  return try recorder.acting(as: owner, body)
}

/// Creates an object whose class is known in advance. So the objects in its initial values are recorded as
/// created by it, not by its creator.
public func making<P: Participant>(_ type: P.Type, _ make: () -> P) -> P {
  guard let recorder = TraceRecorder.current,
    let call = recorder.awaitLifeline(of: type, "init()", nil, { [] })
  else { return make() }
  defer { recorder.end(call, asks: false) }
  return make()
}

/// Records that a participant got its own name after it was made. It must not have taken part yet: names do not change.
public func noteName(of participant: any Participant) {
  guard let recorder = TraceRecorder.current else { return }
  let id = recorder.id(of: participant)
  if id != 0 { recorder.participants[id - 1].ownName = participant.lifelineName }
}
