import Foundation

/// The lines of a file, read one after the other, with one line in memory at a time. They can be gone
/// through once.
nonisolated final class FileLines: Sequence, IteratorProtocol {
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  /// How many bytes have been read.
  private(set) var place = 0
  /// Whether a line was not UTF-8. It ended the sequence.
  private(set) var isBroken = false

  /// `nil` when the file cannot be read.
  init?(_ path: String) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    fclose(file)
    free(buffer)
  }

  /// The next line, without its line feed.
  func next() -> String? {
    let count = getline(&buffer, &capacity, file)
    guard count > 0, !isBroken else { return nil }
    place += count
    var bytes = UnsafeRawBufferPointer(start: buffer, count: count)[...]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    let line = String(validating: bytes, as: UTF8.self)
    isBroken = line == nil
    return line
  }
}
