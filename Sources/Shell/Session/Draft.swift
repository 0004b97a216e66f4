import Exports
import Foundation

/// A file that is being written, under a name that nobody looks for.
struct Draft {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Whether all of it could be written.
  func write(_ lines: Lines) -> Bool {
    write { file in lines.allSatisfy { write($0 + "\n", to: file) } }
  }

  func write(_ archive: Archive) -> Bool {
    guard let bytes = archive.bytes else { return false }
    return write { fwrite(bytes, 1, bytes.count, $0) == bytes.count }
  }

  private func write(_ body: (UnsafeMutablePointer<FILE>) -> Bool) -> Bool {
    guard let file = fopen(path, "wx") else { return false }
    let isWritten = body(file)
    return fclose(file) == 0 && isWritten
  }

  private func write(_ line: String, to file: UnsafeMutablePointer<FILE>) -> Bool {
    var line = line
    return line.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  }
}
