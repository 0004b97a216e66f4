import Synchronization

/// Lets an `async` function of the main actor wait for a value, as `withCheckedThrowingContinuation` does in an app.
///
/// There, a function that goes on is put into the queue of the main thread. That queue is empty only after the program has
/// returned from the action that it performs now. Here it waits at a gate. The run loop of the toy opens it, in a turn of
/// its own: so the same actions give the same run.
public final class Suspension<Value: Sendable> {
  private let gate = Gate()
  private var result: Result<Value, any Error>?
  private var task: TracedTask?
  private var isWaiting = false

  public init() {}

  /// Waits until there is a value, or an error.
  public func value() async throws -> Value {
    if let result { return try result.get() }
    (task, isWaiting) = (.current, true)
    await gate.pass()
    return try result.unsafelyUnwrapped.get()
  }

  /// The function that waits goes on when the present turn is over. Only the first result counts.
  ///
  /// - Parameter cause: the call that ends the wait; `nil` when it is not known.
  public func resume(
    with result: Result<Value, any Error>, because cause: TraceRecorder.Cause? = nil
  ) {
    guard self.result == nil else { return }
    self.result = result
    guard isWaiting else { return }
    Device.current.process.afterTurn { [self] in
      if let task { task.run(because: cause, gate.open) } else { gate.open() }
    }
  }
}

/// What comes here waits until the gate is opened. A function that awaits the gate is a job in its executor.
private actor Gate {
  private nonisolated let jobs = WaitingJobs()
  private var passes = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { jobs.asUnownedSerialExecutor() }

  /// The compiler leaves a step to an actor out when nothing is done there.
  func pass() { passes += 1 }

  /// The jobs go on as jobs of the main actor, to which they return.
  @MainActor func open() {
    for job in jobs.take() { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }
}

private nonisolated final class WaitingJobs: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func take() -> [UnownedJob] {
    jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
  }
}
