import Actions
import Stage
import Testing

/// What the user of the app notices of the mistakes in MVCS.
@MainActor struct MVCSMistakeTests {
  private func stage(_ id: String? = nil, _ actions: String...) throws -> Stage {
    let stage = Stage(.mvcs, with: Pattern.mvcs.mistakes.first { $0.id == id })
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  @Test func `m1: a list that is left goes on loading`() throws {
    let wrong = try stage("mvcs.m1", "launch", "pull", "open Work", "back")
    #expect(wrong.viewState?.isLoading == true)
    try wrong.perform(.answer)
    #expect(wrong.rowLabels == ["Hello", "Lecture", "Work"])
    let right = try stage(nil, "launch", "pull", "open Work", "back")
    #expect(right.viewState?.isLoading == false)
    #expect(throws: ActionProblem.self) { try right.perform(.answer) }
  }

  @Test func `m2: the row of an item that is deleted elsewhere stays`() throws {
    let here = try stage("mvcs.m2", "launch", "swipe Hello")
    #expect(here.rowLabels == ["Work"])
    let elsewhere = try stage("mvcs.m2", "launch", "remote delete Hello")
    #expect(elsewhere.rowLabels == ["Hello", "Work"])
    #expect(elsewhere.itemNames == ["Work", "Notes", "Standup"])
  }

  @Test func `m3: the player has the new name, the list keeps the old one`() throws {
    let stage = try stage("mvcs.m3", "launch", "open Hello", "type Hi")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.viewState?.recording == "Hi")
  }
}
