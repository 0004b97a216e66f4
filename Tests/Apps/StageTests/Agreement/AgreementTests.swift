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
  private static func withoutExpectation(in pattern: Pattern) -> [String] {
    pattern == .teaStore
      ? ["restore", "seek"] : ["delete", "remote-delete", "refresh-offline"]
  }
  private static let all = Pattern.withExpectation.flatMap { pattern in
    Scenarios.recordings.map { Performance(pattern: pattern, scenario: $0) }
  }
  static let withExpectation = all.filter { !isLeftOut($0) } + remoteRename

  private static func isLeftOut(_ performance: Performance) -> Bool {
    withoutExpectation(in: performance.pattern).contains(performance.scenario.name)
  }

  /// Expected of one pattern, and no scenario of the lessons.
  private static let remoteRename = [
    Scenario.read(
      """
      # A recording gets a new name elsewhere
      setup: launch
      setup: open "Hello"
      remote rename "Hello" "Hi"
      """, name: "remote-rename", file: "AgreementTests.swift"
    ).value
  ].compactMap { $0.map { Performance(pattern: .teaStore, scenario: $0) } }

  static let fixtures = Scenarios.root + "/Tests/Apps/StageTests/Fixtures/"

  @Test(arguments: await withExpectation)
  func `a pattern says what it is expected to say`(_ performance: Performance) throws {
    try Self.expectAgreement(Self.numberedConversations(of: performance), of: performance)
  }

  @Test(arguments: await Pattern.withExpectation)
  func `nearly all expected arrows are there`(_ pattern: Pattern) throws {
    var (count, missing): (Int, [String]) = (0, [])
    for performance in Self.withExpectation where performance.pattern == pattern {
      let name = performance.scenario.name
      let (expected, live) = try Self.numberedConversations(of: performance)
      count += expected.arrows.count
      missing += expected.arrows.subtracting(live.arrows).sorted().map { "\(name): \($0)" }
    }
    // In TEA with a store, the app presents what is expected to be presented by a folder.
    let most = pattern == .teaStore ? 12 : 3
    #expect(missing.count * 100 <= count * most, "\(missing.count) of \(count): \(missing)")
  }

  @Test(arguments: await Pattern.withExpectation)
  func `a scenario is left out only when nothing is expected of it`(_ pattern: Pattern) throws {
    for name in Self.withoutExpectation(in: pattern) {
      #expect(Scenarios.recordings.contains { $0.name == name })
      #expect(try Self.expected(name, pattern) == nil)
    }
  }

  /// What a pattern is expected to say in a scenario, and what it says.
  typealias Told = (expected: Conversation, live: Conversation)

  static func conversations(of performance: Performance) throws -> Told {
    let (name, pattern) = (performance.scenario.name, performance.pattern)
    let expected = try #require(
      try expected(name, pattern),
      """
      Write the conversation "@ \(name)" into Fixtures/\(pattern.name).flow, or leave the scenario out by \
      its name in withoutExpectation(in:).
      """)
    let system = Conversation.system(in: pattern)
    return (expected, Conversation(try performance.trace(), system: system))
  }

  private static func numberedConversations(of performance: Performance) throws -> Told {
    let (expected, live) = try conversations(of: performance)
    return (expected, live.numbered(like: expected))
  }

  static func expectAgreement(_ told: Told, of performance: Performance) throws {
    let differences = Conversation.differences(expected: told.expected, live: told.live)
    let name = performance.scenario.name
    let allowed = try allowedDifferences(name, performance.pattern)
    #expect(differences == allowed, "@ \(name)\n\(differences.joined(separator: "\n"))")
  }

  private static func expected(_ name: String, _ pattern: Pattern) throws -> Conversation? {
    let flows = try FlowFile(path: fixtures + pattern.name + ".flow")
    let flowName = name == "refresh" ? "refresh-ok" : name
    return flows.conversation(flowName, system: Conversation.system(in: pattern))
  }

  private static func allowedDifferences(_ name: String, _ pattern: Pattern) throws -> [String] {
    let path = fixtures + pattern.name + ".differences"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let block = text.components(separatedBy: "@ ").first { $0.hasPrefix(name + "\n") } ?? ""
    return block.split(separator: "\n").dropFirst().map(String.init).filter { !$0.hasPrefix("#") }
  }
}
