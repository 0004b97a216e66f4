import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of VIPER's mistakes.
@MainActor struct VIPERMistakeTests {
  @Test func `m1: every folder shows what lies in the root`() throws {
    let stage = try Stage("viper.m1", "launch", "open Work")
    #expect(stage.viewState?.stack == ["Recordings", "Recordings"])
    #expect(stage.rowLabels == ["Hello", "Work"])
  }

  @Test func `m2: there are rows, but no title, no edit button and no way on`() throws {
    let stage = try Stage("viper.m2", "launch")
    #expect(stage.viewState?.stack == [""])
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.buttonLabels == ["+", "Record"])
    let screen = stage.screen()
    try stage.perform(.open("Work"))
    #expect(stage.screen() == screen)
  }

  @Test(arguments: [
    (["open Hello"], ["Recordings", "Hello"]),
    (["open Work", "open Standup"], ["Recordings", "Work", "Standup"]),
  ]) func `m3: a recording opens as a folder`(_ way: [String], _ stack: [String]) throws {
    let stage = try Stage("viper.m3", ["launch"] + way)
    #expect(stage.viewState?.stack == stack)
    #expect(stage.viewState?.recording == nil)
    #expect(stage.rowLabels == [])
  }

  @Test func `view-logic: a name is cut that would have fitted`() throws {
    let stage = try Stage("viper.view-logic", "launch")
    #expect(stage.rowLabels == ["Hel…", "Work"])
    try stage.perform(.open("Work"))
    #expect(stage.rowLabels == ["Not…", "Sta…"])
  }

  @Test func `m4: the row stays when the recording is gone`() throws {
    let stage = try Stage("viper.m4", "launch", "open Hello", "swipe Hello")
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.viewState?.recording == nil)
    #expect(stage.rowLabels == ["Hello", "Work"])
  }

  @Test func `m4: the rows are in the right order`() throws {
    let stage = try Stage(
      "viper.m4", "launch", "open Work", "tap +", "type Drafts", "tap Create", "back", "open Work")
    #expect(stage.rowLabels == ["Drafts", "Notes", "Standup"])
  }

  @Test(arguments: [
    (["open Hello"], ["Recordings", "Hello"]),
    (["open Work", "open Standup"], ["Recordings", "Work", "Standup"]),
  ]) func `m5: the player covers the list, and the right pane stays empty`(
    _ way: [String], _ stack: [String]
  ) throws {
    let stage = try Stage("viper.m5", ["launch"] + way)
    #expect(stage.viewState?.stack == stack)
    #expect(stage.viewState?.recording == nil)
    #expect(stage.buttonLabels.contains("Play"))
  }

  @Test func `m6: the folder has no title, no rows, and loads for ever`() throws {
    let stage = try Stage("viper.m6", "launch", "open Work")
    #expect(stage.viewState?.stack == ["Recordings", ""])
    #expect(stage.viewState?.isLoading == true)
    #expect(stage.rowLabels == [])
  }

  @Test func `bare-view: the player is empty, and its button does nothing`() throws {
    let stage = try Stage("viper.bare-view", "launch", "open Hello")
    #expect(stage.viewState?.recording == "")
    #expect(stage.viewState?.position == nil)
    let screen = stage.screen()
    try stage.perform(.tap("Play"))
    #expect(stage.screen() == screen)
    #expect(throws: ActionProblem.noTimer(buttons: stage.buttonLabels)) {
      try stage.perform(.tick(1))
    }
  }

  @Test func `entity: only the player has the new name, until the next start`() throws {
    let stage = try Stage("viper.entity", "launch", "open Hello", "type Hi")
    #expect(stage.viewState?.recording == "Hi")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
    for action in [Action.saveState, .relaunch] { try stage.perform(action) }
    #expect(stage.viewState?.recording == "Hello")
  }

  @Test func `entity: the rule for names is in the model, which is not asked`() throws {
    let stage = try Stage("viper.entity", "launch", "open Hello", "type \"\"")
    #expect(stage.viewState?.recording == "")
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
  }

  @Test(arguments: [
    ("viper.leak-view", "FolderView2 FolderPresenter2 FolderInteractor2 FolderRouter2"),
    ("viper.leak-router", "FolderView2 FolderPresenter2 FolderInteractor2 FolderRouter2"),
    ("viper.leak-interactor", "FolderPresenter2 FolderInteractor2 FolderRouter2"),
  ]) func `a strong reference too many keeps what was left`(_ id: String, _ kept: String) throws {
    let visit = ["launch", "open Work", "back"]
    let names = Set(kept.split(separator: " ").map(String.init))
    #expect(try Stage.leaked(by: id, visit) == names)
    #expect(try Stage(id, visit).screen() == Stage("viper", visit).screen())
  }
}
