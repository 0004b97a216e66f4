#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lessons
import Stage
import Testing

/// The live traces contain the expected conversations. Where a trace differs on purpose,
/// `Fixtures/PATTERN.differences` says how and why.
@MainActor struct AgreementTests {
  /// Scenarios without an expected conversation. Only their contract is tested.
  nonisolated static let withoutExpectation = ["delete", "remote-delete", "refresh-offline"]
  nonisolated static let withExpectation = Scenarios.recordings.map(\.name).filter {
    !withoutExpectation.contains($0)
  }

  static let fixtures = Scenarios.root + "/Tests/Apps/StageTests/Fixtures/"

  @Test(arguments: await Pattern.withExpectation, withExpectation)
  func `a pattern says what it is expected to say`(_ pattern: Pattern, _ name: String) throws {
    let system = Conversation.system(in: pattern)
    let expected = try #require(try Self.expected(name, pattern))
    let scenario = try #require(Scenarios.recordings.first { $0.name == name })
    let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
      .numbered(like: expected)
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try Self.allowedDifferences(name, pattern)
    #expect(
      differences == allowed, "@ \(name)\n\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: await Pattern.withExpectation)
  func `at least 97 % of the expected arrows are there`(_ pattern: Pattern) throws {
    let system = Conversation.system(in: pattern)
    var (count, missing): (Int, [String]) = (0, [])
    for name in Self.withExpectation {
      let expected = try #require(try Self.expected(name, pattern))
      let scenario = try #require(Scenarios.recordings.first { $0.name == name })
      let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
        .numbered(like: expected)
      count += expected.arrows.count
      missing += expected.arrows.subtracting(live.arrows).sorted().map { "\(name): \($0)" }
    }
    #expect(missing.count * 100 <= count * 3, "\(missing.count) of \(count): \(missing)")
  }

  @Test(arguments: await Pattern.withExpectation, withoutExpectation)
  func `a scenario is left out only when nothing is expected of it`(
    _ pattern: Pattern, _ name: String
  ) throws {
    #expect(Scenarios.recordings.contains { $0.name == name })
    #expect(try Self.expected(name, pattern) == nil)
  }

  static func expected(_ name: String, _ pattern: Pattern) throws -> Conversation? {
    let flows = try FlowFile(path: fixtures + pattern.name + ".flow")
    let flowName = name == "refresh" ? "refresh-ok" : name
    return flows.conversation(flowName, system: Conversation.system(in: pattern))
  }

  static func allowedDifferences(_ name: String, _ pattern: Pattern) throws -> [String] {
    let path = fixtures + pattern.name + ".differences"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let block = text.components(separatedBy: "@ ").first { $0.hasPrefix(name + "\n") } ?? ""
    return block.split(separator: "\n").dropFirst().map(String.init).filter { !$0.hasPrefix("#") }
  }
}
