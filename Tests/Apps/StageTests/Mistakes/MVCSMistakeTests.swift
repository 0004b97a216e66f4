import Actions
import Stage
import Testing

/// What the user of the app notices of the mistakes in MVCS.
@MainActor struct MVCSMistakeTests {
  @Test func `m1: a new name stays in the field, and is lost at the next launch`() throws {
    let stage = try Stage("mvcs.m1", "launch", "open Hello", "type Hi")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.itemNames == ["Hi", "Work", "Notes", "Standup"])
    #expect(stage.viewState?.recording == "Hello")
    try stage.perform(.saveState)
    try stage.perform(.relaunch)
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
    #expect(stage.viewState?.recording == "Hello")
  }

  @Test func `m2: the row of an item that is deleted elsewhere stays`() throws {
    let here = try Stage("mvcs.m2", "launch", "swipe Hello")
    #expect(here.rowLabels == ["Work"])
    let elsewhere = try Stage("mvcs.m2", "launch", "remote delete Hello")
    #expect(elsewhere.rowLabels == ["Hello", "Work"])
    #expect(elsewhere.itemNames == ["Work", "Notes", "Standup"])
  }

  @Test func `m3: the player has the new name, the list keeps the old one`() throws {
    let stage = try Stage("mvcs.m3", "launch", "open Hello", "type Hi")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.viewState?.recording == "Hi")
  }
}
