import Foundation
import Progress

/// A directory for stores. It is removed after the test.
final class Folder {
  let url = URL(filePath: NSTemporaryDirectory() + "lifeline-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the database of a store.
  var database: String { url.path + "/progress.sqlite" }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func open(now: @escaping @Sendable () -> Date = { Date() }) throws -> ProgressStore {
    try ProgressStore.open(in: url, now: now).store
  }

  /// Writes a file in the place of the database.
  func put(_ bytes: some Sequence<UInt8>) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: database))
  }

  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }
}

func mode(of path: String) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
