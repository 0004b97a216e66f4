import Documents
import Exports
import Foundation

/// A file that is being written, under a temporary name.
struct Draft {
  enum Outcome: Equatable {
    case written
    case interrupted
    case impossible
  }

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  func write(_ archive: Archive) -> Outcome {
    guard let bytes = archive.bytes else { return .impossible }
    return write { fwrite(bytes, 1, bytes.count, $0) == bytes.count ? .written : .impossible }
  }

  /// - Parameter goesOn: asked before each line, with the number of written lines; `false` ends it.
  func write(_ lines: Lines, while goesOn: (Int) -> Bool) -> Outcome {
    write { file in
      for (count, line) in lines.enumerated() {
        guard goesOn(count) else { return .interrupted }
        guard write(line + "\n", to: file) else { return .impossible }
      }
      return .written
    }
  }

  private func write(_ body: (UnsafeMutablePointer<FILE>) -> Outcome) -> Outcome {
    guard let file = fopen(path, "wx") else { return .impossible }
    let outcome = body(file)
    return fclose(file) == 0 ? outcome : .impossible
  }

  private func write(_ line: String, to file: UnsafeMutablePointer<FILE>) -> Bool {
    var line = line
    return line.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  }
}
