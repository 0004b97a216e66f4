import Analysis
import Stage
import Testing
import Trace

/// What `compare` says holds in the traces, for all pairs of patterns of an app in all of their scenarios. It is looked up in
/// the records, without the stories.
@MainActor @Suite struct ContrastLawTests {
  @Test(arguments: await ComparedPair.all)
  func `every fact of every difference is in the traces`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let contracts = [
      try Scenarios.contract(of: pair.first.name), try Scenarios.contract(of: pair.second.name),
    ]
    let contrasts = ContrastReader.contrasts(
      first, second, StoryAlignment(first, second), contracts: contracts.map(\.contract))
    #expect(!contrasts.isEmpty)
    let facts = (TraceFacts(first.trace), TraceFacts(second.trace))
    for placed in contrasts {
      let (one, two) = (facts.0.during(placed.action), facts.1.during(placed.action))
      #expect(placed.contrast.holds(one, two, contracts.map(\.contract)), "\(placed)")
    }
  }

  @Test(arguments: await ComparedPair.all)
  func `both stories are in the rows, in order`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let rows = StoryAlignment(first, second).rows
    #expect(rows.compactMap(\.first) == first.moments)
    #expect(rows.compactMap(\.second) == second.moments)
    for row in rows where row.isCommon { #expect(row.first?.action == row.second?.action) }
  }

  @Test(arguments: await ComparedPair.all)
  func `a change of the model that both make is in one row`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let rows = StoryAlignment(first, second).rows
    for (here, there) in zip(first.stories, second.stories) {
      let (one, two) = (here.modelRecords, there.modelRecords)
      guard !one.isEmpty, !two.isEmpty else { continue }
      #expect(
        rows.contains { row in
          !one.isDisjoint(with: row.first?.changes ?? [])
            && !two.isDisjoint(with: row.second?.changes ?? [])
        })
    }
  }

  @Test func `at most three pairs part in nothing but names`() throws {
    let named = try ComparedPair.all.filter { pair in
      let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
      let contrasts = ContrastReader.contrasts(
        first, second, StoryAlignment(first, second), contracts: [nil, nil])
      return contrasts.contains { if case .names = $0.contrast { true } else { false } }
    }
    #expect(named.count <= 3, "\(named)")
  }
}

extension Story {
  /// The records of its changes of the model.
  fileprivate var modelRecords: Set<Int> {
    Set(changes.filter { $0.kind == .model }.map(\.record))
  }
}

/// Two patterns of an app in one scenario.
struct ComparedPair: CustomTestStringConvertible, Sendable {
  let first: Pattern
  let second: Pattern
  let scenario: String

  var testDescription: String { "\(first.name) \(second.name) \(scenario)" }

  @MainActor static var all: [ComparedPair] {
    App.all.flatMap { app in
      app.patterns.indices.flatMap { place in
        app.patterns.dropFirst(place + 1).flatMap { other in
          Scenarios.of(other).map {
            ComparedPair(first: app.patterns[place], second: other, scenario: $0.name)
          }
        }
      }
    }
  }

  @MainActor private static var runs: [String: ToldRun] = [:]

  /// Each run is made once.
  @MainActor func run(_ pattern: Pattern) throws -> ToldRun {
    let key = "\(pattern.name) \(scenario)"
    if let run = Self.runs[key] { return run }
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == self.scenario })
    let run = ToldRun(try Scenarios.trace(scenario, in: pattern))
    Self.runs[key] = run
    return run
  }
}
