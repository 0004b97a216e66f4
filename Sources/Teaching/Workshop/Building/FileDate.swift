import Foundation

/// When a file was written last, to the nanosecond.
nonisolated struct FileDate: Comparable {
  let seconds: Int
  private let nanoseconds: Int

  /// `nil` when there is no such file.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  init?(_ file: URL) { self.init(file.path) }

  static func < (a: FileDate, b: FileDate) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
