import TestSupport

/// `TestHost echo`, which repeats each line.
enum EchoProgram {
  typealias Result = BuiltProgram.Result

  private static var program: BuiltProgram { BuiltProgram("TestHost") }

  static var path: String { program.path }

  static func run(
    _ input: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try program.run(["echo"] + arguments, input: input, environment: environment)
  }
}

#if canImport(Glibc)
  extension PseudoTerminal {
    /// That program at a terminal.
    ///
    /// - Parameter script: for `bash`, to start the program as `$0 echo`.
    convenience init(
      columns: Int = 80, rows: Int = 24, _ environment: [String: String] = [:],
      arguments: [String] = [], through script: String? = nil
    ) throws {
      let command =
        script.map { ["/bin/bash", "-c", $0, EchoProgram.path] }
        ?? [EchoProgram.path, "echo"] + arguments
      try self.init(command, columns: columns, rows: rows, environment)
    }
  }
#endif
