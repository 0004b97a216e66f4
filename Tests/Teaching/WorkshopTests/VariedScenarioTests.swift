import Testing

@testable import Lessons
@testable import Workshop

/// What the exercise shows is not all that is played.
@MainActor struct VariedScenarioTests {
  private func scenario(
    _ actions: [String], setup: [String] = ["launch"], name: String = "mine"
  ) -> Scenario {
    .init(name: name, title: "Mine", setup: setup, actions: actions, file: name)
  }

  /// The variants as lines, by their names.
  private func variants(
    _ scenarios: [Scenario], in exercise: String = "one",
    isPlayable: (Scenario) -> Bool = { _ in true }
  ) -> [String: [String]] {
    let all = VariedScenario.all(
      of: scenarios.map { .known($0) }, in: exercise, isPlayable: isPlayable)
    let pairs = all.map {
      ($0.scenario.name, $0.scenario.scenario.setup + $0.scenario.scenario.actions)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `other names are typed, and each time the same`() throws {
    let lines = ["type \"Hi\"", "tap \"Save\"", "type \"\"", "type \"Hi\""]
    let found = variants([scenario(lines)])
    let actions = try #require(found["mine~2"]).dropFirst().map(\.self)
    #expect(found == variants([scenario(lines)]))
    #expect(actions[0] != lines[0])
    #expect(actions[0] == actions[3])
    #expect(Array(actions[1...2]) == Array(lines[1...2]))
  }

  @Test func `the actions come more than once, with a name of their own each time`() {
    let found = variants([scenario(["tap \"+\"", "type \"Hi\""])])
    #expect(
      found["mine~3"] == [
        "launch", "tap \"+\"", "type \"Hi\"", "tap \"+\"", "type \"Lantern\"", "tap \"+\"",
        "type \"Harbour\"",
      ])
  }

  @Test func `what cannot be played so often is played as often as it can be`() {
    let found = variants([scenario(["swipe \"Hello\"", "back"])]) { $0.actions.count < 4 }
    #expect(found == ["mine~3": ["launch", "swipe \"Hello\"", "back", "back"]])
    #expect(variants([scenario(["swipe \"Hello\""])], isPlayable: { _ in false }) == [:])
  }

  @Test func `another scenario of the exercise comes first`() {
    let one = scenario(["swipe \"A\""], setup: ["launch", "open \"A\""], name: "one")
    let two = scenario(["swipe \"B\""], name: "two")
    let found = variants([one, two])
    #expect(found["one~4"] == ["launch", "swipe \"B\"", "open \"A\"", "swipe \"A\""])
    #expect(found["two~4"] == ["launch", "open \"A\"", "swipe \"A\"", "swipe \"B\""])
  }

  @Test func `scenarios that begin otherwise do not follow each other`() {
    let one = scenario(["a"], setup: ["launch", "open \"A\""], name: "one")
    let two = scenario(["b"], setup: ["launch", "open \"B\""], name: "two")
    #expect(variants([one, two]).keys.sorted() == ["one~3", "two~3"])
  }

  @Test func `a variant has the name of no scenario of the exercise`() {
    let scenarios = [
      scenario(["type \"Hi\""]), scenario(["undo"], setup: ["restart"], name: "mine-2"),
    ]
    let all = VariedScenario.all(
      of: scenarios.map { .known($0) }, in: "one", isPlayable: { _ in true })
    #expect(all.map(\.scenario.name) == ["mine~2", "mine~3", "mine-2~3"])
    #expect(all.map(\.original) == ["mine", "mine", "mine-2"])
  }

  @Test func `a verdict is told how it is played`() {
    let one = scenario(["type \"Hi\""], name: "one")
    let all = VariedScenario.all(
      of: [.known(one), .known(scenario(["back"], name: "two"))], in: "one",
      isPlayable: { _ in true })
    let told = all.map(\.variant).filter { $0.original == "one" }
    #expect(told.map(\.name) == ["one~2", "one~3", "one~4"])
    #expect(told.map(\.way) == [.otherNames, .moreOften, .after("two")])
    #expect(told.last?.lines == ["launch", "back", "type \"Hi\""])
  }

  @Test func `the learner's own scenario is played as it is`() {
    let own = JudgedScenario.own(scenario(["type \"Hi\""]))
    #expect(VariedScenario.all(of: [own], in: "one", isPlayable: { _ in true }).isEmpty)
  }
}
