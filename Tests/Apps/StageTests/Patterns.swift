import Lessons
import Stage
import TestSupport
import Testing
import Trace

extension Pattern {
  /// The patterns of Recordings, about which most tests are.
  static let recordings = App.usual.patterns

  static let mvc = named("mvc")
  static let mvvmC = named("mvvm-c")
  static let mvcVS = named("mvc-vs")
  static let mvp = named("mvp")
  static let viper = named("viper")
  static let mvcs = named("mvcs")
  static let mv = named("mv")
  static let mvvmObservable = named("mvvm-observable")
  static let tea = named("tea")
  static let teaStore = named("tea-store")

  /// The patterns whose conversations are expected, line by line: those with a `Fixtures/PATTERN.flow`.
  static let withExpectation = recordings.filter { $0 != mvcs }

  static func named(_ name: String) -> Pattern {
    guard let pattern = Pattern(named: name) else { fatalError("no pattern \(name)") }
    return pattern
  }
}

/// A scenario, and a pattern of its app.
struct Performance: Sendable, CustomTestStringConvertible {
  let pattern: Pattern
  let scenario: Scenario

  nonisolated var testDescription: String { "\(pattern.name) \(scenario.name)" }

  func trace(withSetup: Bool = false) throws -> Trace {
    try Scenarios.trace(scenario, in: pattern, withSetup: withSetup)
  }

  /// Every scenario in every pattern of its app.
  static let all = Pattern.all.flatMap { pattern in
    Scenarios.of(pattern).map { Performance(pattern: pattern, scenario: $0) }
  }

  /// Every third of them, or all in `.ci/run`. The same third for all laws, which share what was made of it.
  static let some = Seed.share(of: all, allWith: 30)
}

extension Performance {
  init(_ scenario: String, in name: String) throws {
    let pattern = Pattern.named(name)
    self.init(pattern: pattern, scenario: try Scenarios.named(scenario, in: pattern))
  }
}
