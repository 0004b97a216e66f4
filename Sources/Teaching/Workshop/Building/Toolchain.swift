import Foundation

/// What exercises need to be built: a Swift compiler, and the modules that Lifeline was built of.
public struct Toolchain: Sendable {
  /// The folder of the program that runs, as the package manager has built it.
  public let products: URL

  public enum Problem: Error, Equatable, Sendable {
    /// The program was installed, or moved away from where it was built.
    case noModules
    /// The package manager has left no plan beside its products.
    case noPlan
  }

  /// - Parameter program: the path of the program that runs.
  public init(beside program: URL) throws(Problem) {
    products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let module = products.appending(path: "Modules/ToyKit.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path) else { throw .noModules }
  }
}

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
      return Result(hasSucceeded: false, output: "\(words[0]): \(error.localizedDescription)")
    }
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return Result(
      hasSucceeded: process.terminationStatus == 0,
      output: String(decoding: output ?? Data(), as: UTF8.self))
  }
}
