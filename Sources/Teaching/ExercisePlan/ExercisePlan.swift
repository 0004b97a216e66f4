import PackagePlugin

/// `swift package exercise-plan`: builds the program that plays a learner's code, and prints the commands that it takes.
/// Exercises are compiled and linked with the flags in them.
///
/// `swift build --verbose` prints them, too, but tells the compiler to be verbose, and with other flags everything is
/// compiled again.
@main struct ExercisePlan: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let parameters = PackageManager.BuildParameters(
      configuration: .inherit, logging: .verbose, echoLogs: true)
    let result = try packageManager.build(.product("ExerciseHost"), parameters: parameters)
    if !result.succeeded { Diagnostics.error("ExerciseHost was not built.") }
  }
}
