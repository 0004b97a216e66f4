import Foundation

/// A temporary directory for one test. It is removed when this object is released.
public final class Scratch: Sendable {
  public let path: String

  /// - Parameter files: the first files: texts by name.
  public init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders that its name needs. Returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = file(name)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The path of a file, which need not exist.
  public func file(_ name: String) -> String { path + "/" + name }

  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  /// The names of the files and folders in the directory, sorted.
  public var names: [String] { files(in: "") }

  /// The names of the files and folders in one of its folders, sorted. Empty when there is no such folder.
  public func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(folder))
    return (names ?? []).sorted()
  }
}
