import Actions
import Stage
import TestSupport
import Testing

/// An item must have a name: the model of every pattern refuses an empty one, wherever it comes from.
@MainActor struct EmptyNameLawTests {
  @Test(arguments: await Pattern.recordings, Seed.some(oneIn: 5))
  func `an empty name leaves every screen as it was`(_ pattern: Pattern, _ seed: Seed) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    var actions = try random.perform(1, on: stage)
    for _ in 1...12 {
      actions += random.continued(1, on: stage)
      for rename in Self.emptyNames(on: stage) {
        let (screen, names) = (stage.screen(), stage.itemNames)
        try stage.perform(rename)
        let list = (actions + [rename]).inOneLine
        #expect(stage.screen() == screen, "seed \(seed): \(list)")
        #expect(stage.itemNames == names, "seed \(seed): \(list)")
      }
    }
  }

  /// Each item gets an empty name from another device, and the recording in the player gets one from the user, too.
  private static func emptyNames(on stage: Stage) -> [Action] {
    let state = stage.viewState
    let canType = state?.recording != nil && state?.presented.isEmpty == true
    return stage.itemNames.map { .remoteRename($0, "") } + (canType ? [.type("")] : [])
  }
}
