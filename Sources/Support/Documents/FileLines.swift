#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines of a file, read one after the other: only one of them is in memory at a time. You can go
/// through them once.
package final class FileLines: Sequence, IteratorProtocol {
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  /// How many bytes have been read.
  package private(set) var place = 0
  /// Whether a line was not UTF-8. Reading ends there.
  package private(set) var isBroken = false
  /// Whether the file could not be read to its end.
  package private(set) var hasFailed = false

  /// `nil` when the file cannot be opened.
  package init?(_ path: String) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    fclose(file)
    free(buffer)
  }

  /// The next line without its line feed; `nil` at the end, or where the file is not text.
  package func next() -> String? {
    let count = getline(&buffer, &capacity, file)
    hasFailed = ferror(file) != 0
    guard count > 0, !isBroken else { return nil }
    place += count
    var bytes = UnsafeRawBufferPointer(start: buffer, count: count)[...]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    let line = String(validating: bytes, as: UTF8.self)
    isBroken = line == nil
    return line
  }
}
