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
    guard let file = fopen(path, "wx") else { return false }
    let isWritten = lines.allSatisfy { write($0 + "\n", to: file) }
    return fclose(file) == 0 && isWritten
  }

  private func write(_ line: String, to file: UnsafeMutablePointer<FILE>) -> Bool {
    var line = line
    return line.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  }
}
