import Files
import Foundation

/// A new folder that is gone when the work in it is done. What a killed program has left is removed by the next one.
enum ScratchFolder {
  static func using<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = URL(filePath: DraftName.path(in: FileManager.default.temporaryDirectory.path))
    try CodeFolder.make(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }
}

nonisolated extension Error {
  /// What the system says, such as `No space left on device`: Foundation itself often gives no more than a number.
  var reason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
