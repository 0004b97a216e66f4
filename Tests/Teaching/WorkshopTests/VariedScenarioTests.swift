import Testing

@testable import Lessons
@testable import Workshop

/// What the exercise shows is not all that is played.
@MainActor struct VariedScenarioTests {
  private func scenario(_ actions: [String]) -> Scenario {
    .init(name: "mine", title: "Mine", setup: ["launch"], actions: actions, file: "mine")
  }

  @Test func `other names are typed, and each time the same`() throws {
    let lines = ["type \"Hi\"", "tap \"Save\"", "type \"\"", "type \"Hi\""]
    let varied = try #require(VariedScenario(.known(scenario(lines)), in: "one"))
    let again = try #require(VariedScenario(.known(scenario(lines)), in: "one"))
    let actions = varied.scenario.scenario.actions
    #expect(actions == again.scenario.scenario.actions)
    #expect(actions[0] != lines[0])
    #expect(actions[0] == actions[3])
    #expect(Array(actions[1...2]) == Array(lines[1...2]))
    #expect(varied.former == ["Hi", "Hi"])
    #expect(varied.scenario.name == "mine-2")
  }

  @Test func `a scenario in which nothing is typed is played as it is`() {
    #expect(VariedScenario(.known(scenario(["tap \"Save\""])), in: "one") == nil)
    #expect(VariedScenario(.own(scenario(["type \"Hi\""])), in: "one") == nil)
  }
}
