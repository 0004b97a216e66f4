#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, some after the other: only a few of them are in memory at a time. You can go through them
/// once.
package final class FileBytes: Sequence, IteratorProtocol {
  private let descriptor: Int32
  /// Whether the bytes could not be read to their end.
  package private(set) var hasFailed = false
  private static let most = 1 << 16

  /// `nil` when the file cannot be opened.
  package init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// At least one byte; `nil` at the end, or where reading fails.
  package func next() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.most) { buffer, count in
      var result = read(descriptor, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = read(descriptor, buffer.baseAddress, buffer.count)
      }
      hasFailed = result < 0
      count = Swift.max(0, result)
    }
    return bytes.isEmpty ? nil : bytes
  }
}
