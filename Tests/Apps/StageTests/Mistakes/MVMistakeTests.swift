import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of the mistakes in MV.
@MainActor struct MVMistakeTests {
  /// The nodes whose bodies an action has computed.
  private func bodies(_ stage: Stage, _ action: String) throws -> [String] {
    let start = stage.position
    try stage.perform(Action(action))
    return stage.trace(Trace.Header(pattern: "mv"), since: start).messages.map(\.message)
      .filter { $0.kind == .body }.map(\.to)
  }

  @Test func `m1: a rename computes every row`() throws {
    let right = try Stage("mv", "launch", "open Hello")
    #expect(try bodies(right, "type Hi") == ["ItemRow", "PlayerView"])
    let wrong = try Stage("mv.m1", "launch", "open Hello")
    #expect(try bodies(wrong, "type Hi") == ["ItemRow", "ItemRow2", "PlayerView"])
  }

  @Test func `m2: a rename puts the player back to the beginning`() throws {
    let right = try Stage("mv", "launch", "open Hello", "tap Play", "tick", "type Hi")
    #expect(right.viewState?.position == "00:01")
    let wrong = try Stage("mv.m2", "launch", "open Hello", "tap Play", "tick", "type Hi")
    #expect(wrong.viewState?.position == "00:00")
  }

  @Test func `m3: the field keeps the old name, and Return brings it back`() throws {
    let stage = try Stage("mv.m3", "launch", "open Hello", "remote rename Hello Zulu")
    #expect(stage.viewState?.recording == "Zulu")
    #expect(stage.screen().contains("[Hello"))
  }

  @Test func `m4: the list shows the same as before`() throws {
    let right = try Stage("mv", "launch", "pull", "answer")
    let wrong = try Stage("mv.m4", "launch", "pull", "answer")
    #expect(wrong.screen() == right.screen())
  }

  @Test func `m5: a list that is left says that its refresh has failed`() throws {
    let right = try Stage("mv", "launch", "pull", "open Work")
    #expect(!right.screen().contains("Could not refresh"))
    let wrong = try Stage("mv.m5", "launch", "pull", "open Work")
    #expect(wrong.screen().contains("Could not refresh"))
  }
}
