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
