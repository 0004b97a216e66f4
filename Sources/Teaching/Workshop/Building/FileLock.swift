import Files
import Foundation

/// A file that one process at a time holds, so that two do not make the same thing at once. On a file system without
/// locks nothing is held.
nonisolated enum FileLock {
  static func holding<Value>(
    _ file: URL, until stop: StopSign, _ work: () throws -> Value
  ) throws -> Value {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Judge.Failure.notWritten(SystemError.last.reason) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      if stop.isRaised { throw Stopped() }
      usleep(50_000)
    }
    return try work()
  }
}
