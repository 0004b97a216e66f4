#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

<<<<<<<< HEAD:Sources/Support/Documents/FileLines.swift
/// The lines of a file, read one after the other: only one of them is in memory at a time. You can go
/// through them once.
package final class FileLines: Sequence, IteratorProtocol {
========
/// The lines of a file, read one after the other, with one line in memory at a time. They can be gone
/// through once.
nonisolated final class FileLines: Sequence, IteratorProtocol {
>>>>>>>> refs/h/h2:Sources/Shell/Shell/Files/FileLines.swift
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  /// How many bytes have been read.
<<<<<<<< HEAD:Sources/Support/Documents/FileLines.swift
  package private(set) var place = 0
  /// Whether a line was not UTF-8. Reading ends there.
  package private(set) var isBroken = false

  /// `nil` when the file cannot be opened.
  package init?(_ path: String) {
========
  private(set) var place = 0
  /// Whether a line was not UTF-8. It ended the sequence.
  private(set) var isBroken = false

  /// `nil` when the file cannot be read.
  init?(_ path: String) {
>>>>>>>> refs/h/h2:Sources/Shell/Shell/Files/FileLines.swift
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    fclose(file)
    free(buffer)
  }

<<<<<<<< HEAD:Sources/Support/Documents/FileLines.swift
  /// The next line without its line feed; `nil` at the end, or where the file is not text.
  package func next() -> String? {
========
  /// The next line, without its line feed.
  func next() -> String? {
>>>>>>>> refs/h/h2:Sources/Shell/Shell/Files/FileLines.swift
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
