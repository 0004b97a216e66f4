import Files
import Foundation

/// A file that one process at a time holds, so that two do not make the same thing at once.
nonisolated enum FileLock {
  static func holding<Value>(
    _ file: URL, until stop: StopSign, _ work: () throws -> Value
  ) throws -> Value {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems know no locks: there is nothing to wait for.
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure }
      if stop.isRaised { throw Stopped() }
      usleep(50_000)
    }
    return try work()
  }

  private static var failure: Judge.Failure { .notWritten(SystemError.last.reason) }
}
