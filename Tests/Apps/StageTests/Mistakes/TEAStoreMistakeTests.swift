import Actions
import Stage
import Testing

/// What the user of the app notices of the mistakes in TEA with a store.
@MainActor struct TEAStoreMistakeTests {
  private func stage(_ id: String?) throws -> Stage {
    let stage = Stage(.teaStore, with: Pattern.teaStore.mistakes.first { $0.id == id })
    for line in ["launch", "open Hello", "tap Play", "swipe Hello"] {
      try stage.perform(Action(line))
    }
    return stage
  }

  @Test(arguments: ["tea-store.m1", nil])
  func `m1: a name that is refused is gone from the field, as in the right app`(_ id: String?)
    throws
  {
    let stage = Stage(.teaStore, with: Pattern.teaStore.mistakes.first { $0.id == id })
    for line in ["launch", "open Hello", "type \"\""] { try stage.perform(Action(line)) }
    #expect(stage.screen().contains("[Hello "))
  }

  @Test func `m2: the player has left the screen, and the clock still drives it`() throws {
    let (wrong, right) = (try stage("tea-store.m2"), try stage(nil))
    #expect(wrong.screen() == right.screen())
    try wrong.perform(Action("tick"))
    #expect(throws: ActionProblem.noTimer(buttons: right.buttonLabels)) {
      try right.perform(Action("tick"))
    }
  }
}
