#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines of a file, one of which is in memory at a time.
final class FileLines: Sequence, IteratorProtocol {
  private let file: UnsafeMutablePointer<FILE>?
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  init(_ path: String) { file = fopen(path, "r") }

  deinit {
    if let file { fclose(file) }
    free(buffer)
  }

  func next() -> String? {
    guard let file else { return nil }
    let count = getline(&buffer, &capacity, file)
    guard count > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: count)
    return String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
