import Foundation
import Progress

/// A directory for stores, gone with the test.
final class Folder {
  let url = URL(filePath: NSTemporaryDirectory() + "lifeline-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where a store keeps its database.
  var database: String { url.path + "/progress.sqlite" }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func open(now: @escaping @Sendable () -> Date = { Date() }) throws -> ProgressStore {
    try ProgressStore.open(in: url, now: now).store
  }

  /// Puts something where the database would be.
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
