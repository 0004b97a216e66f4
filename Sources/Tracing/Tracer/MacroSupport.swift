// The expansions of `@Traced` call these functions. While nothing is recorded, each only tests a global.
//
// In an expansion, `#fileID` and `#line` are those of the declaration that is expanded. So default arguments
// tell where a method is, and expansions stay short.

/// A call that is being recorded. The expansions hold an optional: `nil` when there is nothing to do.
public typealias _Call = TraceRecorder.Call

/// Tested before a property is read: that must stay cheap.
public var _isRecording: Bool {
  @inline(__always) get { TraceRecorder.current != nil }
}

/// Begins a call of a method; `nil` when there is nothing to record.
@inline(__always)
public func _begin(
  _ receiver: any Participant, _ text: String, _ kind: MessageKind,
  _ arguments: @autoclosure () -> [CapturedValue],
  file: StaticString = #fileID, line: UInt32 = #line
) -> _Call? {
  TraceRecorder.current?.begin(
    receiver, text, kind, isMethod: true, at: CodeLocation(file, line), arguments)
}

/// Begins the reading (`query`) or writing (`set`) of a property.
@inline(__always)
public func _beginAccess(
  _ owner: any Participant, _ property: String, _ kind: MessageKind,
  _ arguments: @autoclosure () -> [CapturedValue],
  file: StaticString = #fileID, line: UInt32 = #line
) -> _Call? {
  TraceRecorder.current?.begin(
    owner, property, kind, isMethod: false, at: CodeLocation(file, line), arguments)
}

/// Begins a call for a mechanism between the sender and the code that gets the message, such as a
/// property wrapper. It does not know where that code is.
public func beginElsewhere(
  _ receiver: any Participant, _ text: String, _ kind: MessageKind, isMethod: Bool,
  _ arguments: @autoclosure () -> [CapturedValue]
) -> _Call? {
  TraceRecorder.current?.begin(receiver, text, kind, isMethod: isMethod, at: nil, arguments)
}

/// Ends a call; does nothing for `nil`.
@inline(__always)
public func _end(_ call: _Call?, asks: Bool = false) {
  if let call { call.recorder.end(call, asks: asks) }
}

/// Records the value that a call returns, and returns it.
@inline(__always)
public func _returning<Value>(_ call: _Call?, _ value: Value) -> Value {
  if let call { call.recorder.noteReturn(_capture(value)) }
  return value
}

/// Records the error that a call throws, and returns it.
@inline(__always)
public func _throwing<Failure: Error>(_ call: _Call?, _ error: Failure) -> Failure {
  if let call { call.recorder.noteThrow(call, error) }
  return error
}

/// Records that a property got a value. The values are captured only while something is recorded.
@inline(__always)
public func _wrote(
  _ owner: any Participant, _ property: String, _ old: @autoclosure () -> CapturedValue,
  _ new: @autoclosure () -> CapturedValue
) {
  TraceRecorder.current?.wrote(owner, property, old(), new())
}

/// Records the value that a property's own `didSet` has put in place of the given value.
@inline(__always)
public func _corrected(
  _ owner: any Participant, _ property: String, _ given: @autoclosure () -> CapturedValue,
  _ kept: @autoclosure () -> CapturedValue
) {
  TraceRecorder.current?.corrected(owner, property, given(), kept())
}

/// Records that a lazy property got a value. Its old value is not read.
@inline(__always)
public func _wroteLazy(
  _ owner: any Participant, _ property: String, _ new: @autoclosure () -> CapturedValue
) {
  TraceRecorder.current?.wroteLazy(owner, property, new())
}

/// Begins the body of a deinitialiser, during which its object is busy.
@inline(__always)
public func _beginDeinit(_ participant: any Participant) -> _Call? {
  TraceRecorder.current?.beginDeinit(participant)
}

/// Begins the body of an initialiser; `nil` when there is nothing to record.
@inline(__always)
public func _beginInit<P: Participant>(
  _ type: P.Type, _ text: String, isDesignated: Bool,
  _ arguments: @autoclosure () -> [CapturedValue],
  file: StaticString = #fileID, line: UInt32 = #line
) -> _Call? {
  TraceRecorder.current?.beginInit(
    of: type, text, isDesignated: isDesignated, at: CodeLocation(file, line), arguments)
}

@inline(__always)
public func _introduce(_ participant: any Participant) {
  TraceRecorder.current?.introduce(participant)
}
