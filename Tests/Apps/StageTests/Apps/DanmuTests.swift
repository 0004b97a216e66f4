import Actions
import Lessons
import Stage
import TestSupport
import Testing

/// The chat Danmu, with glue and with forwarding.
@MainActor struct DanmuTests {
  nonisolated static let names = ["mvp-glue", "mvp-forwarding"]

  private func pattern(_ name: String) throws -> Pattern { try #require(Pattern(named: name)) }

  private func stage(_ name: String, mistake: String? = nil, _ actions: String...) throws -> Stage {
    let pattern = try pattern(name)
    let stage = Stage(pattern, with: pattern.mistakes.first { $0.id == mistake })
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  @Test(arguments: names)
  func `clearing the chat says what it is expected to say`(_ name: String) throws {
    let pattern = try pattern(name)
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == "clean" })
    let system = Conversation.system(in: pattern)
    let expected = try #require(try AgreementTests.expected("clean", pattern))
    let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
    let differences = Conversation.differences(expected: expected, live: live)
    #expect(differences == (try AgreementTests.allowedDifferences("clean", pattern)))
  }

  // MARK: What the user notices of the mistakes

  @Test func `glue m1: the comment is hidden, and the next one ends the app`() throws {
    let stage = try stage(
      "mvp-glue", mistake: "mvp-glue.m1", "launch", "type \"a spoiler\"", "tap Send")
    #expect(stage.rowLabels == ["First!", "Hello from Chengdu", "Turn it up"])
    #expect(stage.exceptions == [])
    for action in ["type Hi", "tap Send"] { try stage.perform(Action(action)) }
    #expect(stage.exceptions == [.invalidUpdate(before: 3, difference: 1, now: 5)])
  }

  @Test func `forwarding m1: a comment of spaces is sent, and the field keeps it`() throws {
    let actions = ["launch", "type \"   \"", "tap Send"]
    let (right, wrong) = (
      try stage("mvp-forwarding"), try stage("mvp-forwarding", mistake: "mvp-forwarding.m1")
    )
    for action in actions {
      try right.perform(Action(action))
      try wrong.perform(Action(action))
    }
    #expect(right.rowLabels.count == 3)
    #expect(wrong.rowLabels.count == 4)
  }

  @Test func `forwarding m2: the list shows what is not there any more`() throws {
    let stage = try stage("mvp-forwarding", mistake: "mvp-forwarding.m2", "launch", "tap Clear")
    #expect(stage.rowLabels.count == 3)
    #expect(stage.exceptions == [])
  }

  @Test func `forwarding m3: the runtime ends the app`() throws {
    let stage = try stage("mvp-forwarding", mistake: "mvp-forwarding.m3", "launch", "tap Clear")
    #expect(stage.rowLabels.count == 3)
    #expect(
      stage.exceptions == [.unrecognizedSelector("cleanChats()", receiver: "DanmuPresenter")])
    try stage.perform(.swipe("First!"))
    #expect(stage.rowLabels.count == 2)
  }
}
