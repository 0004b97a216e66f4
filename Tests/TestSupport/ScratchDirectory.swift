import Foundation

/// A directory that is gone when the test is done.
public final class ScratchDirectory: Sendable {
  public let path = FileManager.default.temporaryDirectory
    .appending(path: "lifeline-\(UUID())").path

  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  public func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
