import TestSupport

/// The program `lifeline`.
enum Program {
  typealias Result = BuiltProgram.Result

  private static var program: BuiltProgram { BuiltProgram("lifeline") }

  static var path: String { program.path }

  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, input: input, environment: environment)
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try program.run(arguments, input: input, environment: environment)
  }

  /// Runs a line of `sh` in which `$LIFELINE` is the program.
  static func shell(_ line: String) throws -> Result {
    let environment = ["LIFELINE": program.path, "PATH": "/usr/bin:/bin"]
    return try BuiltProgram.sh.run(["-c", line], environment: environment)
  }
}
