extension Judge {
  /// Why code cannot be judged. It says nothing about the code.
  public nonisolated enum Failure: Error, Equatable, Sendable {
    case toolchain(Toolchain.Problem)
    /// The compiler did not come to its end. Its own words, or those of the system.
    case notCompiled(String)
    /// The app does not build as it is. The compiler's own words.
    case brokenPattern(String)
    /// The linker's own words.
    case notLinked(String)
    /// What is built could not be written. What the system says.
    case notWritten(String)
    case notRun(String)
    /// The report of the run could not be written.
    case notReported
    case noScenario(String)
    /// The pattern as it is cannot play the scenario. The line that does not work, and why.
    case notPlayed(String, pattern: String, String)

    /// - Parameter error: what ended a judgement: a failure of its own, of the build's tools, or of the system.
    public init(_ error: any Error) {
      switch error {
      case let failure as Self: self = failure
      case let problem as Toolchain.Problem: self = .toolchain(problem)
      default: self = .notWritten(error.reason)
      }
    }
  }
}
