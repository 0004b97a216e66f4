import Foundation

/// A directory of its own for one test.
public final class Scratch {
  public let path: String

  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = file(name)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  public func file(_ name: String) -> String { path + "/" + name }

  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  public var names: [String] { files(in: "") }

  /// Sorted.
  public func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(folder))
    return (names ?? []).sorted()
  }
}
