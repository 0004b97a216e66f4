import Actions
import Stage
import TestSupport
import Testing
import Trace

/// The trace of the last action is made without going through all actions before it. It must not depend on what was
/// asked for before.
@MainActor struct LastPartLawTests {
  @Test(arguments: await Seed.some(for: Pattern.all, from: 900, oneIn: 10))
  func `the trace of the last action is the same in a run that was never asked for a trace`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let play = Play(pattern)
    var random = RandomActions(seed: seed)
    try play.perform("launch")
    for step in 1...12 {
      if step.isMultiple(of: 5) { try play.go(to: random.place(in: play.tree)) }
      random.perform(on: play)
      let again = try Play(again: play, with: nil)
      #expect(play.lastPart == again.lastPart, "seed \(seed), step \(step)")
      if step.isMultiple(of: 4) {
        #expect(play.trace == again.trace, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `after the whole trace, the last action has the same trace as before`() throws {
    let play = Play(.mvc)
    for line in ["launch", #"open "Hello""#, #"type "Hi""#, #"open "Work""#, "back"] {
      try play.perform(line)
      let part = play.lastPart
      #expect(play.trace.messages.count >= part.messages.count)
      #expect(play.lastPart == part)
    }
  }
}

extension RandomActions {
  /// One action that is possible.
  fileprivate mutating func perform(on play: Play) {
    while true {
      let action = next(on: play.stage)
      if (try? play.perform(.action(action))) != nil { return }
    }
  }

  /// A place after the launch.
  fileprivate mutating func place(in tree: RunTree) -> Int {
    Int.random(in: 1..<tree.nodes.count, using: &random)
  }
}
