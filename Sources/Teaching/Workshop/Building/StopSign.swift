import Synchronization

/// Tells a piece of work on another thread that it is not wanted any more.
nonisolated final class StopSign: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }

  func raise() { raised.withLock { $0 = true } }
}

/// Work that ended before it was done, because it was not wanted any more.
nonisolated struct Stopped: Error {}
