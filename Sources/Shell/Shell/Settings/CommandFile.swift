import Files

/// A file of commands.
public struct CommandFile {
  public let lines: [String]

  /// - Throws: why it cannot be read.
  public init(_ path: String) throws(ShellProblem) {
    lines = try TextFile(path).read().fileLines
  }
}
