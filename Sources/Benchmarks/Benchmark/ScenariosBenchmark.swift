import Actions
import Cells
import Diagrams
import Lessons
import Stage

/// What a learner waits for: a scenario in a pattern, from its first action to the finished drawing.
enum ScenariosBenchmark {
  static func run(_ words: [String]) throws {
    let library = LessonLibrary.load(directory: words.first ?? "Lessons")
    for app in App.all {
      show(app.title, app.patterns.map { ($0, $0.name) })
      for scenario in library.scenarios where scenario.app == app.scenarioFolder {
        show(scenario.name, try app.patterns.map { ($0, try milliseconds(scenario, in: $0)) })
      }
    }
    print("milliseconds; medians of eleven")
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

  /// Each cell is as wide as the name of its pattern needs.
  private static func show(_ name: String, _ cells: [(pattern: Pattern, text: String)]) {
    let row = cells.map { $1.padded(to: max(9, $0.name.count + 2), at: .trailing) }
    print(name.padded(to: 22) + row.joined())
  }
}
