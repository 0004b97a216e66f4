extension Trace {
  /// A line of source code.
  public struct SourceLocation: Equatable, Hashable, Sendable {
    /// As the compiler names the file, by module and file name: `MVC/PlayViewController.swift`. This is no path:
    /// a trace from outside may contain anything, so nothing opens a file by it.
    public var file: String
    /// Counted from 1.
    public var line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
