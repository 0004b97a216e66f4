import Actions
import Stage
import TestSupport

/// Makes random actions that are possible when they are performed.
struct RandomActions {
  var random: SplitMix64

  init(seed: Seed) { random = SplitMix64(seed: seed) }

  /// - Parameters:
  ///   - spared: actions that are left out.
  ///   - each: called after each action.
  mutating func perform(
    _ count: Int, on stage: Stage, sparing spared: [Action] = [], after each: () -> Void = {}
  ) throws -> [Action] {
    try stage.perform(.launch)
    each()
    return [.launch] + continued(count - 1, on: stage, sparing: spared, after: each)
  }

  /// Performs random actions in an app that is already running.
  mutating func continued(
    _ count: Int, on stage: Stage, sparing spared: [Action] = [], after each: () -> Void = {}
  ) -> [Action] {
    var performed: [Action] = []
    while performed.count < count {
      let action = next(on: stage)
      guard !spared.contains(action), (try? stage.perform(action)) != nil else { continue }
      performed.append(action)
      each()
    }
    return performed
  }

  /// An action that may be possible now.
  mutating func next(on stage: Stage) -> Action {
    let names = ["Hi", "Zoo", "你好", "Hello 👩‍💻", "a"]
    let name = names.randomElement(using: &random) ?? "a"
    let row = stage.rowLabels.randomElement(using: &random) ?? name
    let item = stage.itemNames.randomElement(using: &random) ?? name
    var actions: [Action] = [
      .tap(stage.buttonLabels.randomElement(using: &random) ?? "Edit"), .open(row), .type(name),
      .tap(stage.buttonLabels.randomElement(using: &random) ?? "+"), .open(row), .tick(1), .back,
      .swipe(row), .drag("Position", Int.random(in: 0...12, using: &random)), .pull, .answer,
      .tick(3), .network(online: false), .network(online: true),
      .remoteDelete(item), .remoteRename(item, name), .saveState, .relaunch,
    ]
    let links = Scenarios.links(to: stage.pattern.app)
    if let link = links.randomElement(using: &random) { actions.append(.follow(link)) }
    return actions.randomElement(using: &random) ?? .tick(1)
  }
}

extension [Action] {
  /// As they are typed.
  var inOneLine: String { map(\.description).joined(separator: "; ") }
}
