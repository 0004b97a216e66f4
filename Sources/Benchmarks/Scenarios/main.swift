import Actions
import Diagrams
import Lessons
import Stage

// What a learner waits for: a scenario in a pattern, from its first action to the finished drawing.

/// Milliseconds, the median of several runs.
func milliseconds(_ scenario: Scenario, in pattern: Pattern) throws -> Double {
  let runs = try (0..<11).map { _ in
    try ContinuousClock().measure { try draw(scenario, in: pattern) }
  }.sorted()
  return Double(runs[runs.count / 2].components.attoseconds) / 1e15
}

func draw(_ scenario: Scenario, in pattern: Pattern) throws {
  let stage = Stage(pattern)
  for line in scenario.setup { try stage.perform(Action(line)) }
  let position = stage.position
  for line in scenario.actions { try stage.perform(Action(line)) }
  let trace = stage.trace(
    .init(pattern: pattern.name, scenario: scenario.name), since: position)
  _ = Diagram(trace).ladder(.init(width: 80)).plain
}

func column(_ text: String) -> String {
  String(repeating: " ", count: max(0, 9 - text.count)) + text
}

func row(_ name: String, _ cells: [String]) {
  print(name + String(repeating: " ", count: max(0, 16 - name.count)) + cells.joined())
}

let directory = CommandLine.arguments.dropFirst().first ?? "Lessons"
let scenarios = LessonLibrary.load(directory: directory).scenarios
row("milliseconds", Pattern.all.map { column($0.title) })
for scenario in scenarios {
  let times = try Pattern.all.map { try milliseconds(scenario, in: $0) }
  row(scenario.name, times.map { column(String(($0 * 10).rounded() / 10)) })
}
