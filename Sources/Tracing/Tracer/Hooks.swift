// What the expansions of `@Traced` call. Each is a test of one global when nothing is recorded.

/// Unlike `defer`red code, a call token can be asked whether there is anything to do.
public typealias _Call = TraceRecorder.Call

/// Reading a property is so cheap that it has this test to itself.
public var _isRecording: Bool {
  @inline(__always) get { TraceRecorder.current != nil }
}

@inline(__always)
public func _begin(
  _ receiver: any Participant, _ text: String, _ kind: MessageKind,
  _ arguments: @autoclosure () -> [Captured]
) -> _Call? {
  guard let recorder = TraceRecorder.current else { return nil }
  return recorder.begin(receiver, text, kind, isMethod: true, arguments)
}

/// A property is read (`query`) or written (`set`).
@inline(__always)
public func _beginAccess(
  _ owner: any Participant, _ property: String, _ kind: MessageKind,
  _ arguments: @autoclosure () -> [Captured]
) -> _Call? {
  guard let recorder = TraceRecorder.current else { return nil }
  return recorder.begin(owner, property, kind, isMethod: false, arguments)
}

@inline(__always)
public func _end(_ call: _Call?, returnsValue: Bool = false) {
  if let call { call.recorder.end(call, returnsValue: returnsValue) }
}

/// Notes what a call returns, and returns it.
@inline(__always)
public func _returning<Value>(_ call: _Call?, _ value: Value) -> Value {
  if let call { call.recorder.noteReturn(_capture(value)) }
  return value
}

/// Notes what a call throws, and throws it.
@inline(__always)
public func _throwing<Failure: Error>(_ call: _Call?, _ error: Failure) -> Failure {
  if let call { call.recorder.noteThrow(call, error) }
  return error
}

@inline(__always)
public func _wrote(
  _ owner: any Participant, _ property: String, _ old: @autoclosure () -> Captured,
  _ new: @autoclosure () -> Captured
) {
  guard let recorder = TraceRecorder.current else { return }
  recorder.wrote(owner, property, old(), new())
}

/// A property's own `didSet` has set another value than it was given.
@inline(__always)
public func _corrected(
  _ owner: any Participant, _ property: String, _ given: @autoclosure () -> Captured,
  _ kept: @autoclosure () -> Captured
) {
  guard let recorder = TraceRecorder.current else { return }
  recorder.corrected(owner, property, given(), kept())
}

@inline(__always)
public func _wroteLazy(
  _ owner: any Participant, _ property: String, _ new: @autoclosure () -> Captured
) {
  TraceRecorder.current?.wroteLazy(owner, property, new())
}

@inline(__always)
public func _beginDeinit(_ participant: any Participant) -> _Call? {
  TraceRecorder.current?.beginDeinit(participant)
}

@inline(__always)
public func _beginInit<P: Participant>(
  _ type: P.Type, _ text: String, isDesignated: Bool, _ arguments: @autoclosure () -> [Captured]
) -> _Call? {
  guard let recorder = TraceRecorder.current else { return nil }
  return recorder.beginInit(of: type, text, isDesignated: isDesignated, arguments)
}

@inline(__always)
public func _introduce(_ participant: any Participant) {
  TraceRecorder.current?.introduce(participant)
}
