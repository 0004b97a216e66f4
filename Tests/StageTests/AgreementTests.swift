#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lessons
import Stage
import Testing

/// The live traces hold the conversations that are expected of them. Where one differs on purpose,
/// `Fixtures/mvc.differences` says how and why.
@MainActor struct AgreementTests {
  /// Scenarios of which nobody has written down what to expect; the contract holds for them too.
  static let withoutExpectation: Set = ["delete", "remote-delete", "refresh-offline"]

  static let fixtures = Scenarios.root + "/Tests/StageTests/Fixtures/"

  @Test(arguments: Scenarios.all.map(\.name))
  func `MVC says what it is expected to say`(_ name: String) throws {
    let flows = try FlowFile(path: Self.fixtures + "mvc.flow")
    let flowName = name == "refresh" ? "MVC.refresh-ok" : "MVC." + name
    guard !Self.withoutExpectation.contains(name) else { return }
    let expected = try #require(flows[flowName])
    let scenario = try #require(Scenarios.all.first { $0.name == name })
    let live = Conversation(try Scenarios.trace(scenario, in: .mvc))
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try Self.allowedDifferences(name)
    #expect(differences == allowed, "\(differences.joined(separator: "\n"))")
  }

  static func allowedDifferences(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: fixtures + "mvc.differences", encoding: .utf8)
    let block = text.components(separatedBy: "@ ").first { $0.hasPrefix(name + "\n") } ?? ""
    return block.split(separator: "\n").dropFirst().map(String.init).filter { !$0.hasPrefix("#") }
  }
}
