import LiveTesting
import AppInterface

/// A suite of tests and its results.
public struct SuiteResult {
  /// The result of one test.
  public struct Result {
    public let name: String
    /// The test's source as it stands in the file.
    public let source: String
    public let outcome: LiveTest.Outcome
  }

  public let title: String
  public let results: [Result]

  /// Whether all tests of the suite passed.
  public var hasPassed: Bool { results.allSatisfy { $0.outcome == .passed } }
}

extension Pattern {
  public var hasTests: Bool { !code.tests.isEmpty }

  /// Runs the pattern's tests, each on a device of its own.
  public func runTests() -> [SuiteResult] {
    code.tests.map { suite in
      SuiteResult(title: suite.title, results: suite.tests.map(result))
    }
  }

  private func result(of test: LiveTest) -> SuiteResult.Result {
    let former = Device.current
    defer { Device.current = former }
    Device.current = Device()
    code.app.install(on: Device.current)
    return SuiteResult.Result(name: test.name, source: test.source, outcome: test.run())
  }
}
