import Foundation

/// The program `lifeline`, which is built next to the tests.
enum Program {
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  static var path: String { folder.appendingPathComponent("lifeline").path }

  private static var folder: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        .deletingLastPathComponent() ?? Bundle.main.bundleURL
    #endif
  }

  /// Runs it on pipes, not at a terminal.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try start(path, arguments, input, environment)
  }

  /// Runs a line of `sh` in which `$LIFELINE` is the program.
  static func shell(_ line: String) throws -> Result {
    try start("/bin/sh", ["-c", line], "", ["LIFELINE": path, "PATH": "/usr/bin:/bin"])
  }

  private static func start(
    _ path: String, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) throws -> Result {
    let process = Process()
    let (source, output, errors) = (Pipe(), Pipe(), Pipe())
    try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try source.fileHandleForWriting.close()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = source
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = (read(output), read(errors))
    process.waitUntilExit()
    return Result(output: texts.0, errors: texts.1, status: process.terminationStatus)
  }

  private static func read(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

/// A directory of its own for one test.
final class Scratch {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = file(name)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func file(_ name: String) -> String { path + "/" + name }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
