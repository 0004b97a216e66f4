import AppInterface
import LiveTesting
import Localization

/// An app in an architecture: what the stage runs.
public struct Pattern: Sendable {
  /// The name that users type, such as `mvvm-c`. It is the pattern's own in all apps.
  public nonisolated let name: String
  let code: any RunnablePattern.Type

  private init(_ code: any RunnablePattern.Type) {
    name = code.name
    self.code = code
  }

  /// Every pattern of every app.
  public static let all = registry.map { Pattern($0) }

  /// The pattern of the first app that is run when there is no choice.
  public static let usual = all[0]

  /// `nil` when no pattern has this name.
  public init?(named name: String) {
    guard let pattern = Pattern.all.first(where: { $0.name == name }) else { return nil }
    self = pattern
  }

  /// The usual name in English, such as `MVVM+C`, as files for programs have it.
  public var title: String { code.title }

  /// The same as people read it. Some titles have English words: `MVP with glue`.
  public var localizedTitle: String { localized(dynamic: title) }

  /// Other names that users may type in its app.
  var otherNames: [String] {
    code.otherNames + [title.lowercased(), localizedTitle.lowercased()]
  }

  /// One line about the parts of the pattern, in the current language.
  public var summary: String { code.summary }

  /// The ways in which the pattern usually goes wrong, each as an app that runs.
  public var mistakes: [Mistake] { code.mistakes }
}

extension Pattern: Hashable {
  public nonisolated static func == (one: Pattern, other: Pattern) -> Bool {
    one.name == other.name
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Pattern: CustomStringConvertible {
  public nonisolated var description: String { name }
}

/// A suite of tests and its results.
public struct SuiteResult {
  /// The result of one test.
  public struct Result {
    public let name: String
    /// The test's source as it is in the file.
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

  public var testNames: [String] { code.tests.flatMap { $0.tests.map(\.name) } }

  /// Runs the pattern's tests, each on a device of its own.
  ///
  /// - Parameter begins: told the name of each test before it runs.
  public func runTests(begins: (String) -> Void = { _ in }) -> [SuiteResult] {
    code.tests.map { suite in
      let results = suite.tests.map { test in
        begins(test.name)
        return result(of: test)
      }
      return SuiteResult(title: suite.title, results: results)
    }
  }

  private func result(of test: LiveTest) -> SuiteResult.Result {
    let former = Device.current
    defer { Device.current = former }
    Device.current = Device()
    code.app.install(on: Device.current)
    return SuiteResult.Result(
      name: test.name, source: test.source, outcome: test.run { Device.current.goOn() })
  }
}
