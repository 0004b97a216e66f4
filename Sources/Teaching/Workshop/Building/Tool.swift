import Foundation

/// Runs another program to its end.
enum Tool {
  struct Result {
    let hasSucceeded: Bool
    /// What it wrote to standard output and standard error.
    let output: String
  }

  /// - Parameter words: the path of the program, then its arguments.
  static func run(_ words: [String], in folder: URL) -> Result {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return Result(hasSucceeded: false, output: "\(words[0]): \(error.reason)")
    }
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return Result(
      hasSucceeded: process.terminationStatus == 0,
      output: String(decoding: output ?? Data(), as: UTF8.self))
  }
}
