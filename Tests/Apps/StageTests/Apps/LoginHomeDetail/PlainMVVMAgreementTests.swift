import Stage
import Testing

/// Plain MVVM says what the article's code says. `Fixtures/mvvm.differences` has the exceptions.
@MainActor struct PlainMVVMAgreementTests {
  @Test(arguments: ["login", "home-select"])
  func `plain MVVM says what it is expected to say`(_ name: String) throws {
    let flows = try FlowFile(path: AgreementTests.fixtures + "mvvm.flow")
    let expected = try #require(flows.conversation(name, system: ["UIKit", "Nav"]))
    let scenario = try #require(Scenarios.of(.mvvm).first { $0.name == name })
    let live = Conversation(
      try Scenarios.trace(scenario, in: .mvvm), system: ["UIKit", "Nav"])
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try AgreementTests.allowedDifferences(name, .mvvm)
    #expect(differences == allowed, "@ \(name)\n\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: ["login", "home-select"])
  func `every expected arrow is there`(_ name: String) throws {
    let flows = try FlowFile(path: AgreementTests.fixtures + "mvvm.flow")
    let expected = try #require(flows.conversation(name, system: ["UIKit", "Nav"]))
    let scenario = try #require(Scenarios.of(.mvvm).first { $0.name == name })
    let live = Conversation(
      try Scenarios.trace(scenario, in: .mvvm), system: ["UIKit", "Nav"])
    // In Swift a VO is a struct, which has no lifeline.
    let exception = name == "login" ? ["HomeVM > CellVO : create"] : []
    #expect(expected.arrows.subtracting(live.arrows).sorted() == exception)
  }
}

extension Pattern {
  static let mvvm = named("mvvm")
  static let mvvmSignal = named("mvvm-signal")
  static let mvvmRaw = named("mvvm-raw")
  static let mvvmSwizzling = named("mvvm-swizzling")
}
