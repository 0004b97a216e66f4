import TestSupport

/// The program `TerminalTestHost`.
enum TestHost {
  typealias Result = BuiltProgram.Result

  private static var program: BuiltProgram { BuiltProgram("TerminalTestHost") }

  static var path: String { program.path }

  static func run(
    _ input: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try program.run(arguments, input: input, environment: environment)
  }
}

#if canImport(Glibc)
  extension PseudoTerminal {
    /// The test host at a terminal.
    ///
    /// - Parameter script: for `bash`, to start the host as `$0`.
    convenience init(
      columns: Int = 80, rows: Int = 24, _ environment: [String: String] = [:],
      arguments: [String] = [], through script: String? = nil
    ) throws {
      let command =
        script.map { ["/bin/bash", "-c", $0, TestHost.path] } ?? [TestHost.path] + arguments
      try self.init(command, columns: columns, rows: rows, environment)
    }
  }
#endif
