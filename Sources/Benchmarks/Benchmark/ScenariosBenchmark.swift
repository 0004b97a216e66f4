import Actions
import Diagrams
import Lessons
import Stage

/// What a learner waits for: a scenario in a pattern, from its first action to the finished drawing.
enum ScenariosBenchmark {
  static func run(_ words: [String]) throws {
    let scenarios = LessonLibrary.load(directory: words.first ?? "Lessons").scenarios
    show("milliseconds", Pattern.all.map(\.title))
    for scenario in scenarios {
      show(scenario.name, try Pattern.all.map { try milliseconds(scenario, in: $0) })
    }
  }

  /// The median of several runs.
  private static func milliseconds(_ scenario: Scenario, in pattern: Pattern) throws -> String {
    let runs = try (0..<11).map { _ in
      try ContinuousClock().measure { try draw(scenario, in: pattern) }
    }
    return rounded(runs.median / .milliseconds(1), 10)
  }

  private static func draw(_ scenario: Scenario, in pattern: Pattern) throws {
    let stage = Stage(pattern)
    for line in scenario.setup { try stage.perform(Action(line)) }
    let position = stage.position
    for line in scenario.actions { try stage.perform(Action(line)) }
    let trace = stage.trace(
      .init(pattern: pattern.name, scenario: scenario.name), since: position)
    _ = Diagram(trace).ladder(.init(width: 80)).plain
  }

  private static func show(_ name: String, _ cells: [String]) {
    print(padded(name, 16) + cells.map { aligned($0, 9) }.joined())
  }
}
