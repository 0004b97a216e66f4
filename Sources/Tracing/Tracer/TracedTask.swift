/// A call of an `async` function that is followed over its suspensions.
///
/// It runs in parts: from its start to the first `await` that waits, from there to the next, and so on. Between two parts
/// other objects are busy. So the objects that wait are kept here, and the object that returns a result is the sender of
/// the message with which its caller goes on.
public final class TracedTask {
  /// The task that runs now; `nil` when there is none, or nothing is recorded.
  public static var current: TracedTask? { TraceRecorder.current?.task }

  /// The objects that wait, the one that began the task first.
  fileprivate var waiting: [TraceRecorder.Frame] = []
  /// What the call throws that is about to end.
  fileprivate var error: CapturedValue?

  public init() {}

  /// Runs the next part of the task, until it waits again or ends.
  ///
  /// - Parameter cause: the call that has ended the wait; `nil` when it is not known.
  public func run(because cause: TraceRecorder.Cause? = nil, _ body: () -> Void) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.run(self, because: cause, body)
  }

  /// Runs the first part of a task that is a closure of an object.
  ///
  /// - Parameter begin: begins the work, and returns at its first `await` that waits. It gets what has to be called when
  ///   the work has ended.
  public func start(
    _ text: String, of owner: any Participant, cause: TraceRecorder.Cause? = nil,
    _ begin: (_ end: @escaping () -> Void) -> Void
  ) {
    guard let recorder = TraceRecorder.current else { return begin {} }
    recorder.run(self) {
      let call = recorder.beginTask(text, of: owner, cause)
      begin { if let call { recorder.end(call, asks: false) } }
    }
  }

  /// The same for a task of the object that is busy now.
  public func start(_ begin: (_ end: @escaping () -> Void) -> Void) {
    guard let recorder = TraceRecorder.current, let owner = recorder.busy.last else {
      return begin {}
    }
    recorder.run(self) {
      recorder.busy.append(TraceRecorder.Frame(participant: owner.participant, call: nil))
      begin { _ = recorder.endPart() }
    }
  }
}

extension TraceRecorder {
  fileprivate func run(_ task: TracedTask, because cause: Cause? = nil, _ body: () -> Void) {
    let (outer, depth) = (self.task, busy.count)
    self.task = task
    if let innermost = task.waiting.popLast() {
      busy.append(Frame(participant: innermost.participant, call: nil, origin: cause))
    }
    body()
    suspended.formUnion(busy[depth...].compactMap(\.call))
    task.waiting += busy[depth...]
    busy.removeSubrange(depth...)
    self.task = outer
  }

  fileprivate func beginTask(
    _ text: String, of owner: any Participant, _ cause: Cause?
  ) -> Call? {
    let id = id(of: owner)
    guard quietDepth == 0, id != 0 else { return nil }
    introduce(owner)
    return push(id, .closure, text, [], cause: cause)
  }

  func noteThrowOfSuspended(_ error: any Error) { task?.error = .text("\(error)") }

  /// A call returns that had to wait. Its caller waits, too, and goes on now.
  func endSuspended(_ call: Int) {
    suspended.remove(call)
    let value = pendingReturn
    pendingReturn = nil
    guard let task, let callee = endPart() else { return }
    let error = task.error
    task.error = nil
    guard let caller = task.waiting.popLast() else { return }
    resume(caller, from: callee, call, error == nil ? "returns" : "throws", error ?? value)
  }

  /// An object has done its part. Returns who it is, and for which call it went on.
  fileprivate func endPart() -> Frame? {
    guard let frame = busy.popLast() else { return nil }
    if let resumed = frame.call { log.append(.returned(resumed, nil)) }
    return frame
  }

  private func resume(
    _ caller: Frame, from callee: Frame, _ call: Int, _ verb: String, _ value: CapturedValue?
  ) {
    guard case .message(let message) = log[call] else { return }
    _ = push(
      caller.participant, .resume, "\(message.shownText) \(verb)", value.map { [$0] } ?? [],
      from: callee.participant, cause: Cause(call: call),
      origin: callee.call.map { Cause(call: $0) } ?? callee.origin)
  }
}
