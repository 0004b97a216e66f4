import Foundation

/// A new folder that is gone when the work in it is done.
enum ScratchFolder {
  static func using<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Judge.Failure.notWritten(error.reason)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }
}
