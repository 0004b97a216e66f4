import Foundation

/// The program `TerminalTestHost`, which is built next to the tests.
enum TestHost {
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  static var path: String { folder.appendingPathComponent("TerminalTestHost").path }

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
    _ input: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    let (input, output, errors) = (try pipe(filledWith: input), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return Result(output: read(output), errors: read(errors), status: end(of: process))
  }

  private static func pipe(filledWith text: String) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private static func read(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private static func end(of process: Process) -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
