import Foundation

extension StoreFile {
  /// Lets one shell after the other open the store: of two that find it damaged, the second must not
  /// set aside what the first has just begun.
  ///
  /// The directory itself is locked, so that no further file lies about. Where a file system knows no
  /// locks, SQLite's own have to do.
  func alone<Value>(
    patience: Duration = .seconds(10), _ work: () throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreProblem(path: directory, .noDirectory) }
    defer { close(descriptor) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard ContinuousClock.now < end else { throw StoreProblem(path: path, .busy) }
      usleep(5_000)
    }
    return try work()
  }
}
