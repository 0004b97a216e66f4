import Foundation

/// A program that was built next to the tests.
public struct BuiltProgram: Sendable {
  public struct Result: Equatable {
    public var output: String
    public var errors: String
    public var status: Int32

    public init(output: String, errors: String, status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  public let path: String

  /// - Parameter name: a product or an executable target of this package.
  public init(_ name: String) {
    path = Self.folder.appendingPathComponent(name).path
  }

  private init(path: String) {
    self.path = path
  }

  public static let sh = BuiltProgram(path: "/bin/sh")

  private static var folder: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        .deletingLastPathComponent() ?? Bundle.main.bundleURL
    #endif
  }

  /// Runs the program on pipes, not at a terminal, and waits for its end. It sees only the given
  /// environment.
  public func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try Self.pipe(filledWith: input)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = (Self.read(output), Self.read(errors))
    process.waitUntilExit()
    return Result(output: texts.0, errors: texts.1, status: process.terminationStatus)
  }

  static func pipe(filledWith text: String) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private static func read(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
