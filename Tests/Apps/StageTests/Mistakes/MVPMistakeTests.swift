import Actions
import Stage
import Testing

/// What the user of the app notices of MVP's mistakes.
@MainActor struct MVPMistakeTests {
  @Test func `m1: the list keeps the name that the view has read`() throws {
    let stage = try Stage("mvp.m1", "launch", "open Hello", "type Hi")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.viewState?.recording == "Hi")
  }

  @Test func `m2: the rows can be deleted, and the button still says Edit`() throws {
    let stage = try Stage("mvp.m2", "launch", "tap Edit")
    #expect(stage.viewState?.isEditing == true)
    #expect(stage.buttonLabels == ["Edit", "+", "Record"])
  }

  @Test func `m3: the new folder is not there, and another one is there twice`() throws {
    let stage = try Stage("mvp.m3", "launch", "tap \"+\"", "type Ideas", "tap Create")
    #expect(stage.itemNames == ["Hello", "Ideas", "Work", "Notes", "Standup"])
    #expect(stage.rowLabels == ["Hello", "Work", "Work"])
    #expect(stage.exceptions == [.invalidUpdate(before: 2, difference: 1, now: 2)])
  }

  @Test func `leak-view: the scene that was left is not released`() throws {
    let back = ["launch", "open Work", "back"]
    #expect(
      try Stage.leaked(by: "mvp.leak-view", back)
        == ["FolderVC2", "FolderPresenter2", "FolderData2", "FolderRouter2"])
  }

  @Test func `leak-closure: presenter, data and player outlive their scene`() throws {
    let another = ["launch", "open Hello", "tap Play", "tick", "open Work", "open Standup"]
    #expect(
      try Stage.leaked(by: "mvp.leak-closure", another)
        == ["PlayPresenter2", "PlayData2", "Player"])
  }

  @Test func `leak-closure: what is not on the screen any more goes on playing`() throws {
    let another = ["launch", "open Hello", "tap Play", "open Work", "open Standup"]
    let right = try Stage("mvp", another)
    let wrong = try Stage("mvp.leak-closure", another)
    #expect(throws: ActionProblem.noTimer(buttons: right.buttonLabels)) {
      try right.perform(.tick(1))
    }
    try wrong.perform(.tick(1))
    #expect(wrong.buttonLabels.contains("Play"))
  }

  @Test func `glue: the position that arrives is not the one that was set`() throws {
    let stage = try Stage("mvp.glue", "launch", "open Hello", "drag Position 2")
    #expect(stage.screen().contains("00:05 / 00:10"))
    try stage.perform(.drag("Position", 9))
    #expect(stage.screen().contains("00:10 / 00:10"))
  }
}
