import Actions
import Lessons
import Stage
import TestSupport
import Testing

/// The chat Danmu, with glue and with forwarding.
@MainActor struct DanmuTests {
  nonisolated static let names = ["mvp-glue", "mvp-forwarding"]

  @Test(arguments: names)
  func `clearing the chat says what it is expected to say`(_ name: String) throws {
    let performance = try Performance("clean", in: name)
    try AgreementTests.expectAgreement(
      AgreementTests.conversations(of: performance), of: performance)
  }

  // MARK: What the user notices of the mistakes

  @Test func `glue m1: the comment is hidden, and the next one ends the app`() throws {
    let stage = try Stage("mvp-glue.m1", "launch", "type \"a spoiler\"", "tap Send")
    #expect(stage.rowLabels == ["First!", "Hello from Chengdu", "Turn it up"])
    #expect(stage.exceptions == [])
    try stage.perform(["type Hi", "tap Send"])
    #expect(stage.exceptions == [.invalidUpdate(before: 3, difference: 1, now: 5)])
  }

  @Test func `forwarding m1: a comment of spaces is sent, and the field keeps it`() throws {
    let actions = ["launch", "type \"   \"", "tap Send"]
    #expect(try Stage("mvp-forwarding", actions).rowLabels.count == 3)
    #expect(try Stage("mvp-forwarding.m1", actions).rowLabels.count == 4)
  }

  @Test func `forwarding m2: the list shows what is not there any more`() throws {
    let stage = try Stage("mvp-forwarding.m2", "launch", "tap Clear")
    #expect(stage.rowLabels.count == 3)
    #expect(stage.exceptions == [])
  }

  @Test func `forwarding m3: the runtime ends the app`() throws {
    let stage = try Stage("mvp-forwarding.m3", "launch", "tap Clear")
    #expect(stage.rowLabels.count == 3)
    #expect(
      stage.exceptions == [.unrecognizedSelector("cleanChats()", receiver: "DanmuPresenter")])
    try stage.perform(.swipe("First!"))
    #expect(stage.rowLabels.count == 2)
  }
}
