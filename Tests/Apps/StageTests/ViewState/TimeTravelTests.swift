import Actions
import Stage
import TestSupport
import Testing

/// Time travel, in a pattern that keeps all its view state in a single value.
@MainActor struct TimeTravelTests {
  @Test(arguments: Seed.some(oneIn: 4))
  func `from any point of the log the screen comes back as it was then`(_ seed: Seed) throws {
    let stage = Stage(.mvcVS)
    var random = RandomActions(seed: seed)
    var then: [(entry: Int, screen: String)] = []
    var last = -1
    let actions = try random.perform(25, on: stage, sparing: [.saveState, .relaunch]) {
      let entry = stage.viewStateDebugging?.log.last?.number ?? 0
      if entry > last { then.append((entry, stage.screen())) }
      last = entry
    }
    let list = actions.inOneLine
    var dice = SplitMix64(seed: seed)
    for (entry, screen) in then.shuffled(using: &dice) {
      try stage.viewStateDebugging?.restore(entry)
      #expect(stage.screen() == screen, "seed \(seed), entry \(entry): \(list)")
    }
    #expect(stage.viewStateDebugging?.log.last?.number == last, "seed \(seed): \(list)")
  }

  /// After a journey the app sends its request again, so the network stays on.
  @Test(arguments: Seed.some(from: 200, oneIn: 5))
  func `after a journey the app goes on as it would have without`(_ seed: Seed) throws {
    let spared: [Action] = [.saveState, .relaunch, .network(online: false)]
    let stage = Stage(.mvcVS)
    var random = RandomActions(seed: seed)
    var entries: [Int] = []
    func note() { entries.append(stage.viewStateDebugging?.log.last?.number ?? 0) }
    var actions = try random.perform(12, on: stage, sparing: spared, after: note)
    // The last action has an entry.
    while entries.suffix(2).first == entries.last {
      actions += random.continued(1, on: stage, sparing: spared, after: note)
    }
    let last = try #require(entries.last)
    let other = Stage(.mvcVS)
    for action in actions { try other.perform(action) }
    try stage.viewStateDebugging?.restore(0)
    try stage.viewStateDebugging?.restore(last)
    var screens: [String] = []
    let further = random.continued(6, on: other, sparing: spared) {
      screens.append(other.screen())
    }
    let list = actions.inOneLine
    for (action, screen) in zip(further, screens) {
      try stage.perform(action)
      #expect(stage.screen() == screen, "seed \(seed): \(list); travel; \(action)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `after a relaunch all is as it was, but for a running recording`(_ seed: Seed) throws {
    let stage = Stage(.mvcVS)
    var random = RandomActions(seed: seed)
    let actions = try random.perform(15, on: stage, sparing: [.saveState, .relaunch])
    let (presented, screen) = (stage.viewState?.presented ?? [], stage.screen())
    try stage.perform(.saveState)
    #expect(stage.screen() == screen, "saving changes nothing")
    try stage.perform(.relaunch)
    let list = actions.inOneLine
    let back = presented.filter { $0 != "Recording" }
    #expect(stage.viewState?.presented == back, "seed \(seed): \(list)")
    // What is under an alert is not on the screen.
    let isSeen = presented.last == "Recording"
    #expect((stage.screen() == screen) != isSeen, "seed \(seed): \(list)")
  }
}
