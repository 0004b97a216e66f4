import Foundation

/// A program that was started and may be killed.
public struct RunningProgram {
  private let process = Process()
  private let output = Pipe()

  public init(_ program: BuiltProgram, _ arguments: [String], input: String = "") throws {
    process.executableURL = URL(filePath: program.path)
    process.arguments = arguments
    process.standardInput = try BuiltProgram.pipe(filledWith: input)
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the program. Returns all lines that it wrote.
  public func finish() -> [String] { finish(after: Data()) }

  private func finish(after said: Data) -> [String] {
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said + rest, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Kills the program, which can do nothing about it, after it has written a number of lines and some more time
  /// has passed. Returns all lines that it wrote.
  public func kill(after lines: Int, microseconds: Int = 0) -> [String] {
    var text = Data()
    while text.count(where: { $0 == 0x0A }) < lines {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { break }
      text += piece
    }
    usleep(UInt32(microseconds))
    Foundation.kill(process.processIdentifier, SIGKILL)
    return finish(after: text)
  }
}
