import Actions
import Lessons
import Stage
import Synchronization
import TestSupport
import Testing
import Trace
import Tracer

/// The scenarios in the lessons folder, run as the shell runs them.
enum Scenarios {
  nonisolated static let root = Repository.root
  nonisolated private static let index = LessonIndex.read(directory: root + "/Lessons")
  nonisolated private static var all: [Scenario] { index.scenarios }

  /// The scenarios of Recordings.
  nonisolated static let recordings = all.filter { $0.app == nil }

  /// The scenarios of the app that is written in a pattern.
  static func of(_ pattern: Pattern) -> [Scenario] {
    all.filter { $0.app == pattern.app.scenarioFolder }
  }

  static func named(_ name: String, in pattern: Pattern) throws -> Scenario {
    try #require(of(pattern).first { $0.name == name }, "\(name)")
  }

  /// The links that are followed in scenarios of an app, also those that lead nowhere.
  static func links(to app: App) -> [String] {
    guard app.exampleLink != nil else { return [] }
    let lines = all.filter { $0.app == app.scenarioFolder }.flatMap { $0.setup + $0.actions }
    return lines.compactMap { line in
      if case .follow(let link)? = try? Action(line) { link } else { nil }
    }
  }

  /// The trace of a run. Each run is made once: all laws are about the same traces.
  static func trace(
    _ scenario: Scenario, in pattern: Pattern, with mistake: Mistake? = nil,
    withSetup: Bool = false
  ) throws -> Trace {
    let key = "\(pattern.name) \(scenario.name) \(mistake?.id ?? "-") \(withSetup)"
    if let trace = traces[key] { return trace }
    let trace = try newTrace(scenario, in: pattern, with: mistake, withSetup: withSetup)
    traces[key] = trace
    return trace
  }

  static func trace(
    _ name: String, in pattern: Pattern, with mistake: Mistake? = nil, withSetup: Bool = false
  ) throws -> Trace {
    try trace(named(name, in: pattern), in: pattern, with: mistake, withSetup: withSetup)
  }

  private static var traces: [String: Trace] = [:]

  static func newTrace(
    _ scenario: Scenario, in pattern: Pattern, with mistake: Mistake? = nil,
    withSetup: Bool = false
  ) throws -> Trace {
    let stage = Stage(pattern, with: mistake)
    try stage.perform(scenario.setup)
    let position = withSetup ? LogPosition.start : stage.position
    try stage.perform(scenario.actions)
    let header = Trace.Header(
      app: pattern.app.name, pattern: pattern.name, scenario: scenario.name, setup: scenario.setup,
      actions: scenario.actions)
    return stage.trace(header, since: position)
  }
}

extension Scenarios {
  enum Missing: Error {
    case contract(String)
  }

  /// The contract in a pattern's lesson.
  nonisolated static func contract(of pattern: String) throws -> ContractTable {
    let known = contracts.withLock { $0[pattern] }
    guard let table = known ?? index.contract(of: pattern) else { throw Missing.contract(pattern) }
    contracts.withLock { $0[pattern] = table }
    return table
  }

  /// Those that were read.
  private nonisolated static let contracts = Mutex<[String: ContractTable]>([:])
}
