/// A file of commands.
public struct CommandFile {
  public let lines: [String]

  /// - Throws: why it cannot be read.
  public init(_ path: String) throws(ShellProblem) {
    // Swift reads the line end of Windows as a single character.
    lines = try TextFile(path).read()
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}
