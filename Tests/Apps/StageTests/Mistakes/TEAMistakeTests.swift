import Actions
import Stage
import Testing

/// What the user of the app notices of the mistakes in TEA.
@MainActor struct TEAMistakeTests {
  private func stage(_ id: String? = nil, _ actions: String...) throws -> Stage {
    let stage = Stage(.tea, with: Pattern.tea.mistakes.first { $0.id == id })
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  private func playTitle(_ stage: Stage) -> String? {
    stage.buttonLabels.first { ["Play", "Pause", "Resume"].contains($0) }
  }

  @Test func `m2: with the first stroke of the clock the button forgets that it plays`() throws {
    let stage = try stage("tea.m2", "launch", "open Hello", "tap Play")
    #expect(playTitle(stage) == "Pause")
    try stage.perform(Action("tick"))
    #expect(playTitle(stage) == "Resume")
    try stage.perform(Action("tick"))
    #expect(stage.viewState?.position == "00:02")
  }

  @Test func `m3: after a drag the screen shows where the player was before`() throws {
    let actions = ["launch", "open Hello", "drag Position 2"]
    let (right, wrong) = (try stage(), try stage("tea.m3"))
    for action in actions {
      try right.perform(Action(action))
      try wrong.perform(Action(action))
    }
    #expect(right.viewState?.position == "00:02")
    #expect(wrong.viewState?.position == "00:01")
  }

  @Test func `m5: the button says what the player did before, until the first tick`() throws {
    let right = try stage(nil, "launch", "open Hello", "tap Play")
    #expect(right.screen().contains("Pause"))
    let wrong = try stage("tea.m5", "launch", "open Hello", "tap Play")
    #expect(!wrong.screen().contains("Pause"))
    try wrong.perform(Action("tick"))
    #expect(wrong.screen().contains("Pause"))
  }

  @Test func `m4: the sound has stopped, and the button does not know`() throws {
    let stage = try stage("tea.m4", "launch", "open Hello", "tap Play", "tick")
    #expect(playTitle(stage) == "Pause")
    #expect(throws: ActionProblem.noTimer(buttons: stage.buttonLabels)) {
      try stage.perform(Action("tick"))
    }
  }

  @Test func `stale copy: what was deleted while you recorded is back`() throws {
    let actions = [
      "launch", "tap Record", "remote delete Hello", "tap Stop", "type Memo", "tap Save",
    ]
    let (wrong, right) = (try stage("tea.stale-copy"), try stage())
    for action in actions {
      try wrong.perform(Action(action))
      try right.perform(Action(action))
    }
    #expect(wrong.rowLabels == ["Hello", "Memo", "Work"])
    #expect(right.rowLabels == ["Memo", "Work"])
  }
}
