import Analysis
import Stage
import TestSupport
import Testing
import Trace

/// What `compare` says holds in the traces, for all pairs of patterns of an app in all of their scenarios. It is looked up in
/// the records, without the stories.
@MainActor @Suite struct ContrastLawTests {
  @Test(arguments: await ComparedPair.some)
  func `every fact of every difference is in the traces`(_ pair: ComparedPair) throws {
    let contracts = try pair.contracts
    let contrasts = try pair.contrasts
    #expect(!contrasts.isEmpty)
    let facts = (try pair.facts(pair.first), try pair.facts(pair.second))
    for placed in contrasts {
      let (one, two) = (facts.0.during(placed.action), facts.1.during(placed.action))
      let shown = contrasts.shownWithNodes(in: placed.action)
      #expect(placed.contrast.holds(one, two, contracts, shown), "\(placed)")
    }
  }

  @Test(arguments: await ComparedPair.some)
  func `no difference says the same of both runs`(_ pair: ComparedPair) throws {
    let words = ContrastWords("A", "B", actions: Both([], [])) { _, _ in nil }
    for sentence in try pair.contrasts.map(words.sentence) {
      let sides = sentence.wholeMatch(of: /In A, (.+); in B, (.+)\./)
      #expect(sides == nil || sides?.1 != sides?.2, "\(sentence)")
    }
  }

  @Test(arguments: await ComparedPair.some)
  func `a rule is only named where the other run goes the direct way`(_ pair: ComparedPair) throws {
    let contrasts = try pair.contrasts.map(\.contrast)
    for case .rule(let side, let route) in contrasts {
      let facts = try pair.facts(side == .first ? pair.first : pair.second)
      let isMeant = contrasts.contains { contrast in
        guard let (here, there) = contrast.ways else { return false }
        let (long, direct) = side == .first ? (here, there) : (there, here)
        return facts.role(long.start) == route.from && facts.role(long.end) == route.to
          && !long.between.isEmpty && direct.between.isEmpty && !direct.messages.isEmpty
      }
      #expect(isMeant, "\(route)")
    }
  }

  @Test(arguments: await ComparedPair.some)
  func `what the other run has is not marked as if it had it not`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let rows = try pair.rows.filter { !$0.isElsewhere }
    let here = rows.map { $0.first.flatMap { Said($0, in: first) } }
    let there = rows.map { $0.second.flatMap { Said($0, in: second) } }
    for place in rows.indices where !rows[place].isCommon {
      // What is in a row of two unlike steps has no counterpart there.
      let isElsewhere = rows.indices.contains { other in
        here[other] != there[other]
          && ((here[place] != nil && there[other] == here[place])
            || (there[place] != nil && here[other] == there[place]))
      }
      #expect(!isElsewhere, "\(rows[place])")
    }
  }

  @Test(arguments: await ComparedPair.some)
  func `what is marked as missing in the other run is said there less often, or not at all`(
    _ pair: ComparedPair
  ) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let facts = (try pair.facts(pair.first), try pair.facts(pair.second))
    for row in try pair.rows where !row.isCommon && !row.isElsewhere {
      let isSecond = row.first == nil
      guard let moment = row.first ?? row.second, !moment.messages.isEmpty else { continue }
      let run = isSecond ? second : first
      let (own, others) = (
        (isSecond ? facts.1 : facts.0).during(moment.action),
        (isSecond ? facts.0 : facts.1).during(moment.action)
      )
      let isMissing = moment.messages.compactMap(run.message).contains { message in
        let count = others.count(to: message.to, message.text)
        return count == 0 || count < own.count(to: message.to, message.text)
      }
      #expect(isMissing, "\(row)")
    }
  }

  @Test(arguments: await ComparedPair.some)
  func `both stories are in the rows, in order`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let rows = try pair.rows
    #expect(rows.compactMap(\.first) == first.moments)
    #expect(rows.compactMap(\.second) == second.moments)
    for row in rows where row.isCommon { #expect(row.first?.action == row.second?.action) }
  }

  @Test(arguments: await ComparedPair.some)
  func `a change of the model that both make is in one row`(_ pair: ComparedPair) throws {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    let rows = try pair.rows
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
    let named = try ComparedPair.some.filter { pair in
      let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
      let contrasts = ContrastReader.contrasts(
        first, second, try pair.alignment, contracts: Both(nil, nil))
      return contrasts.contains { if case .names = $0.contrast { true } else { false } }
    }
    #expect(named.count <= 3, "\(named)")
  }
}

/// What a row says first: a message to an object in an action.
private struct Said: Equatable {
  let action: Int
  let receiver: String
  let text: String

  /// `nil` where objects are made, which one row may say of several.
  init?(_ moment: StoryMoment, in run: ToldRun) {
    guard moment.part != .making, let message = moment.messages.first.flatMap(run.message) else {
      return nil
    }
    (action, receiver, text) = (moment.action, message.to, message.text)
  }
}

extension Contrast {
  fileprivate var ways: (Way, Way)? {
    switch self {
    case .waysIn(let here, let there), .waysOut(let here, let there): (here, there)
    default: nil
    }
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

  /// Every third of them, or all in `.ci/run`.
  @MainActor static let some = Seed.share(of: all, allWith: 30)

  @MainActor private static var allContrasts: [String: [PlacedContrast]] = [:]

  @MainActor var contrasts: [PlacedContrast] {
    get throws {
      if let known = Self.allContrasts[testDescription] { return known }
      let contrasts = ContrastReader.contrasts(
        try run(first), try run(second), try alignment, contracts: try contracts.map { $0 })
      Self.allContrasts[testDescription] = contrasts
      return contrasts
    }
  }

  @MainActor var rows: [StoryAlignment.Row] { get throws { try alignment.rows } }

  @MainActor private static var alignments: [String: StoryAlignment] = [:]

  /// Each is made once.
  @MainActor var alignment: StoryAlignment {
    get throws {
      if let known = Self.alignments[testDescription] { return known }
      let alignment = StoryAlignment(try run(first), try run(second))
      Self.alignments[testDescription] = alignment
      return alignment
    }
  }

  @MainActor var contracts: Both<Contract> {
    get throws { try Both(first, second).map { try Scenarios.contract(of: $0.name).contract } }
  }

  @MainActor private static var runs: [String: ToldRun] = [:]

  /// Each run is made once.
  @MainActor func run(_ pattern: Pattern) throws -> ToldRun {
    let key = "\(pattern.name) \(scenario)"
    if let run = Self.runs[key] { return run }
    let run = ToldRun(try Scenarios.trace(scenario, in: pattern))
    Self.runs[key] = run
    return run
  }

  @MainActor private static var allFacts: [String: TraceFacts] = [:]

  @MainActor func facts(_ pattern: Pattern) throws -> TraceFacts {
    let key = "\(pattern.name) \(scenario)"
    if let facts = Self.allFacts[key] { return facts }
    let facts = TraceFacts(try run(pattern).trace)
    Self.allFacts[key] = facts
    return facts
  }
}
