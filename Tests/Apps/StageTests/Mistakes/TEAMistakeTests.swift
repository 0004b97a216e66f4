import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of the mistakes in TEA.
@MainActor struct TEAMistakeTests {
  private func playTitle(_ stage: Stage) -> String? {
    stage.buttonLabels.first { ["Play", "Pause", "Resume"].contains($0) }
  }

  @Test func `m2: with the first stroke of the clock the button forgets that it plays`() throws {
    let stage = try Stage("tea.m2", "launch", "open Hello", "tap Play")
    #expect(playTitle(stage) == "Pause")
    try stage.perform(.tick(1))
    #expect(playTitle(stage) == "Resume")
    try stage.perform(.tick(1))
    #expect(stage.viewState?.position == "00:02")
  }

  @Test func `m3: after a drag the screen shows where the player was before`() throws {
    let actions = ["launch", "open Hello", "drag Position 2"]
    let (right, wrong) = (try Stage("tea", actions), try Stage("tea.m3", actions))
    #expect(right.viewState?.position == "00:02")
    #expect(wrong.viewState?.position == "00:01")
  }

  @Test func `m5: the button says what the player did before, until the first tick`() throws {
    let right = try Stage("tea", "launch", "open Hello", "tap Play")
    #expect(right.screen().contains("Pause"))
    let wrong = try Stage("tea.m5", "launch", "open Hello", "tap Play")
    #expect(!wrong.screen().contains("Pause"))
    try wrong.perform(.tick(1))
    #expect(wrong.screen().contains("Pause"))
  }

  @Test func `m4: the sound has stopped, and the button does not know`() throws {
    let stage = try Stage("tea.m4", "launch", "open Hello", "tap Play", "tick")
    #expect(playTitle(stage) == "Pause")
    #expect(throws: ActionProblem.noTimer(buttons: stage.buttonLabels)) {
      try stage.perform(.tick(1))
    }
  }

  @Test func `stale copy: what was deleted while you recorded is back`() throws {
    let actions = [
      "launch", "tap Record", "remote delete Hello", "tap Stop", "type Memo", "tap Save",
    ]
    let (wrong, right) = (try Stage("tea.stale-copy", actions), try Stage("tea", actions))
    #expect(wrong.rowLabels == ["Hello", "Memo", "Work"])
    #expect(right.rowLabels == ["Memo", "Work"])
    let commands = wrong.trace(Trace.Header(pattern: "tea")).messages.map(\.message)
      .filter { $0.kind == .command }.map(\.text)
    #expect(commands.suffix(2) == ["putBack(_:)", "saveRecording(_:named:in:)"])
  }
}
