#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Analysis
import Stage
import TestSupport
import Testing
import Trace

/// Every mistake runs, and breaks its own rules and no others.
@MainActor struct MistakeTests {
  nonisolated static let rules = try? Rules()

  @Test(arguments: await Pattern.all)
  func `a mistake breaks its own rule in the scenario that shows it`(_ pattern: Pattern) throws {
    let rules = try #require(Self.rules)
    for mistake in pattern.mistakes {
      let trace = try Scenarios.trace(
        mistake.scenario, in: pattern, with: mistake, withSetup: true)
      let broken = try Self.broken(trace, pattern)
      #expect(
        broken == rules[mistake.id],
        "Lessons/mistakes.rules says what \(mistake.id) breaks, a rule a line, or - for none.")
    }
  }

  @Test(arguments: await Seed.some(for: Pattern.all, oneIn: 50))
  func `a mistake breaks no other rule, whatever is done`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let rules = try #require(Self.rules)
    for mistake in pattern.mistakes {
      let stage = Stage(pattern, with: mistake)
      var random = RandomActions(seed: seed)
      let actions = try random.perform(15, on: stage).map(\.description)
      let broken = try Self.broken(stage.trace(.init(pattern: pattern.name)), pattern)
      let list = actions.joined(separator: "; ")
      #expect(
        broken.isSubset(of: rules[mistake.id] ?? []), "\(mistake.id), seed \(seed): \(list)")
    }
  }

  @Test func `mistakes are called by their pattern, each differently`() {
    let ids = Pattern.all.flatMap { pattern in
      pattern.mistakes.map { mistake in
        #expect(mistake.id.hasPrefix(pattern.name + "."))
        return mistake.id
      }
    }
    #expect(ids.count == Set(ids).count)
  }

  static func broken(_ trace: Trace, _ pattern: Pattern) throws -> Set<String> {
    let contract = try Scenarios.contract(of: pattern.name).contract
    return Set(contract.breaches(in: trace).map(\.wording))
  }

  /// Ids and the wordings of their rules from `Lessons/mistakes.rules`. A mistake may break two cells of the
  /// table.
  nonisolated struct Rules: Sendable {
    private var rules: [String: Set<String>] = [:]

    init() throws {
      let path = Scenarios.root + "/Lessons/mistakes.rules"
      for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        guard let match = line.wholeMatch(of: #/([a-z-]+\.[a-z0-9-]+) +(.+)/#) else { continue }
        let rule: Set<String> = match.2 == "-" ? [] : [String(match.2)]
        rules[String(match.1), default: []].formUnion(rule)
      }
    }

    subscript(id: String) -> Set<String>? { rules[id] }
  }
}
