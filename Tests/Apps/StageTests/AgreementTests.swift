#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lessons
import Stage
import Testing

/// The live traces hold the conversations that are expected of them. Where one differs on purpose,
/// `Fixtures/PATTERN.differences` says how and why.
@MainActor struct AgreementTests {
  /// Scenarios of which nobody has written down what to expect; the contract holds for them too.
  static let withoutExpectation: Set = ["delete", "remote-delete", "refresh-offline"]

  static let fixtures = Scenarios.root + "/Tests/Apps/StageTests/Fixtures/"

  @Test(arguments: Pattern.allCases, Scenarios.all.map(\.name))
  func `a pattern says what it is expected to say`(_ pattern: Pattern, _ name: String) throws {
    guard !Self.withoutExpectation.contains(name) else { return }
    let system = Conversation.system(in: pattern)
    let flows = try FlowFile(path: Self.fixtures + pattern.rawValue + ".flow")
    let flowName = name == "refresh" ? "refresh-ok" : name
    let expected = try #require(flows.conversation(flowName, system: system))
    let scenario = try #require(Scenarios.all.first { $0.name == name })
    let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try Self.allowedDifferences(name, pattern)
    #expect(
      differences == allowed, "@ \(name)\n\(differences.joined(separator: "\n"))")
  }

  static func allowedDifferences(_ name: String, _ pattern: Pattern) throws -> [String] {
    let path = fixtures + pattern.rawValue + ".differences"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let block = text.components(separatedBy: "@ ").first { $0.hasPrefix(name + "\n") } ?? ""
    return block.split(separator: "\n").dropFirst().map(String.init).filter { !$0.hasPrefix("#") }
  }
}
