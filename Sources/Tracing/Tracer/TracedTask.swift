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
  /// How the call ends that is about to return.
  fileprivate var outcome: Outcome?

  fileprivate enum Outcome {
    case value(CapturedValue)
    case error(String)
  }

  public init() {}

  /// Runs the next part of the task, until it waits again or ends.
  public func run(_ body: () -> Void) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.run(self, body)
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
  fileprivate func run(_ task: TracedTask, _ body: () -> Void) {
    let (outer, depth) = (self.task, busy.count)
    self.task = task
    if let innermost = task.waiting.popLast() {
      busy.append(Frame(participant: innermost.participant, call: nil))
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
    guard quiet == 0, id != 0 else { return nil }
    introduce(owner)
    return push(id, .closure, text, [], cause: cause)
  }

  func noteThrowOfSuspended(_ error: any Error) { task?.outcome = .error("\(error)") }

  /// A call returns that had to wait. Its caller waits, too, and goes on now.
  func endSuspended(_ call: Int) {
    suspended.remove(call)
    let value = pendingReturn
    pendingReturn = nil
    guard let task, let callee = endPart() else { return }
    let outcome = task.outcome ?? value.map { .value($0) }
    task.outcome = nil
    if let caller = task.waiting.popLast() { resume(caller, from: callee, call, outcome) }
  }

  /// An object has done its part. Returns who it is.
  fileprivate func endPart() -> Int? {
    guard let frame = busy.popLast() else { return nil }
    if let resumed = frame.call { log.append(.returned(resumed, nil)) }
    return frame.participant
  }

  private func resume(
    _ caller: Frame, from callee: Int, _ call: Int, _ outcome: TracedTask.Outcome?
  ) {
    guard case .message(let message) = log[call] else { return }
    let (verb, values): (String, [CapturedValue]) =
      switch outcome {
      case .value(let value): ("returns", [value])
      case .error(let error): ("throws", [.text(error)])
      case nil: ("returns", [])
      }
    _ = push(
      caller.participant, .resume, "\(message.shownText) \(verb)", values, from: callee,
      cause: Cause(call: call))
  }
}
