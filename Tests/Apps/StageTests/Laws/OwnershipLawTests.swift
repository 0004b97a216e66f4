import Actions
import Analysis
import Lessons
import TestSupport
import Testing
import ToyKit
import Trace

@testable import Stage
@testable import Tracer

/// Laws that hold for the objects of every run.
@MainActor struct OwnershipLawTests {
  @Test(arguments: await Performance.some)
  func `no scenario leaks, and what is on the screen is reachable`(_ performance: Performance)
    throws
  {
    let (scenario, stage) = (performance.scenario, Stage(performance.pattern))
    try stage.perform(scenario.setup + scenario.actions)
    try check(stage, scenario.name)
  }

  @Test(arguments: await Pattern.recordings, Seed.some(from: 200, oneIn: 10))
  func `no list of actions leaks, and what is on the screen is reachable`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    let actions = try random.perform(25, on: stage)
    try check(stage, "seed \(seed): \(actions.inOneLine)")
  }

  @Test(arguments: await Pattern.recordings)
  func `after back the popped scene is freed, and nothing else of a scene lives on`(
    _ pattern: Pattern
  ) throws {
    let stage = Stage(pattern)
    try stage.perform(.launch)
    let before = Ownership(of: stage.trace(header(pattern)))
    try stage.perform(.open("Work"))
    let position = stage.position
    try stage.perform(.back)
    let chain = ReleaseChain(of: stage.trace(header(pattern), since: position))
    let after = Ownership(of: stage.trace(header(pattern)))
    #expect(chain.tops.count == 1)
    // In MVC+VS the root controller keeps the scenes that it has made. In MV a node keeps those below it.
    let holders = ["viewControllers", "folderViewControllers", "children"]
    #expect(holders.contains(chain.tops.first?.lastHold?.property ?? ""))
    #expect(after.unreachable == [])
    #expect(scenes(in: before) == scenes(in: after))
  }

  @Test(arguments: await Seed.some(for: Pattern.recordings, from: 300, oneIn: 50))
  func `the living are the same from wherever one looks`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    _ = try random.perform(15, on: stage)
    let position = stage.position
    let whole = Ownership(of: stage.trace(header(pattern)))
    let late = Ownership(of: stage.trace(header(pattern), since: position))
    #expect(shape(of: whole) == shape(of: late), "seed \(seed)")
  }

  // MARK: Helpers

  private func check(_ stage: Stage, _ place: String) throws {
    let trace = stage.trace(header(stage.pattern))
    let ownership = Ownership(of: trace)
    #expect(ownership.leaks == [], "\(place)")
    #expect(ownership.cycles == [], "\(place)")
    let reachable = ownership.objects.filter { ownership.reachable.contains($0.name) }
    let types = reachable.map(\.type).filter { $0.hasSuffix("ViewController") }.sorted()
    #expect(types == typesOnStage(stage), "\(place)")
    #expect(others(ownership.objects.map { ($0.type, $0.role) }) == othersAlive(stage), "\(place)")
    let named = Set(ownership.objects.map(\.name))
    #expect(ownership.holds.allSatisfy { named.isSuperset(of: [$0.holder, $0.held]) }, "\(place)")
  }

  /// The app's own controllers, from the framework's tree.
  private func typesOnStage(_ stage: Stage) -> [String] {
    Device.current = stage.device
    guard let root = UIKit.shared.rootViewController else { return [] }
    let panes = (root as? UISplitViewController)?.viewControllers ?? [root]
    let scenes = panes.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
    var all = [root] + scenes.filter { $0 !== root }
    var top = root
    while let next = top.presentedViewController {
      all.append(next)
      top = next
    }
    // The scenes of the declarative kit are not recorded: nodes stand for them.
    return all.filter { $0._lifeline.id != 0 }.map { type(of: $0)._lifelineType }.filter {
      $0.hasSuffix("ViewController")
    }.sorted()
  }

  /// The objects without a recorded release. An object's lifeline ends with the object.
  private func othersAlive(_ stage: Stage) -> [String] {
    others(
      stage.recorder.participants.filter { $0.end == nil && $0.isIntroduced }
        .map { ($0.type, $0.role) })
  }

  /// The types of all objects except widgets, since some widgets have no name.
  private func others(_ objects: [(type: String, role: Role)]) -> [String] {
    objects.filter { $0.role != .view }.map(\.type).sorted()
  }

  private func header(_ pattern: Pattern) -> Trace.Header { .init(pattern: pattern.name) }

  /// Everything except the objects of the device and those that the kit reuses. The main queue is seen when something
  /// waits in it.
  private func scenes(in ownership: Ownership) -> [String] {
    ownership.objects.filter { ![.user, .timer, .remote, .view].contains($0.role) }.map(\.name)
      .filter { $0 != "MainQueue" }.sorted()
  }

  /// The references by type, because names differ from trace to trace.
  private func shape(of ownership: Ownership) -> [String] {
    let types = Dictionary(ownership.objects.map { ($0.name, $0.type) }) { first, _ in first }
    return ownership.holds.map { hold in
      "\(types[hold.holder] ?? "").\(hold.property) \(hold.strength) \(types[hold.held] ?? "")"
    }.sorted()
  }
}
