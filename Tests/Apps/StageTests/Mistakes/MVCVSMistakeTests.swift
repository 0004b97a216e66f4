import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of the mistakes of MVC+VS.
@MainActor struct MVCVSMistakeTests {
  @Test func `m1: the edit mode is all that does not come back`() throws {
    let stage = try Stage("mvc-vs.m1", "launch", "open Hello", "tap Edit")
    #expect(stage.viewState?.isEditing == true)
    for action in [Action.saveState, .relaunch] { try stage.perform(action) }
    #expect(stage.viewState?.isEditing == false)
    #expect(stage.viewState?.recording == "Hello")
    #expect(stage.viewStateDebugging?.log.map(\.action) == ["launch", "reload"])
  }

  @Test func `m1: the views are set before a notification`() throws {
    let stage = try Stage("mvc-vs.m1", "launch")
    let position = stage.position
    try stage.perform(.tap("Edit"))
    let said = stage.trace(.init(pattern: "mvc-vs"), since: position).messages.map(\.message)
    #expect(
      said.filter { $0.from == "FolderVC" && $0.kind != .query }.map { "\($0.to).\($0.text)" }
        == ["tableView.setEditing(_:animated:)", "navItem.leftBarButtonItem"])
  }

  @Test func `m2: the folder is closed after a relaunch`() throws {
    let stage = try Stage("mvc-vs.m2", "launch", "open Work")
    #expect(stage.viewState?.stack == ["Recordings", "Work"])
    #expect(stage.rowLabels == ["Notes", "Standup"])
    for action in [Action.saveState, .relaunch] { try stage.perform(action) }
    #expect(stage.viewState?.stack == ["Recordings"])
  }

  @Test func `m2: the scene of a folder that is gone stays`() throws {
    let stage = try Stage("mvc-vs.m2", "launch", "open Work", "remote delete Work")
    #expect(stage.viewState?.stack == ["Recordings", "Work"])
    #expect(stage.itemNames == ["Hello"])
  }

  @Test func `m3: a recording that went with its folder stays in the player`() throws {
    #expect(
      try Stage("mvc-vs.m3", "launch", "open Hello", "swipe Hello").viewState?.recording == nil)
    let stage = try Stage(
      "mvc-vs.m3", "launch", "open Work", "open Standup", "back", "swipe Work")
    #expect(stage.viewState?.recording == "Standup")
    #expect(stage.itemNames == ["Hello"])
  }

  @Test func `already-applied: one step back is two`() throws {
    let stage = try Stage(
      "mvc-vs.already-applied", "launch", "open Work", "open Notes", "back")
    #expect(stage.viewState?.stack == ["Recordings"])
  }
}
