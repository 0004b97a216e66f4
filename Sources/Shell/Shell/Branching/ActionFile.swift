import Course
import Lessons
import Stage

/// A list of actions in a file: a scenario, whose title may be missing.
struct ActionFile {
  private let name: String
  private let setup: [String]
  private let actions: [String]
  /// The number of the line of each action, those of the set-up first.
  private let lines: [Int]

  init(_ text: String, name: String) throws(ShellProblem) {
    let reading = Scenario.read(text, name: name, file: name)
    let problems = reading.problems.filter { $0.kind != .actions(.noTitle) }
    guard let scenario = reading.value, problems.isEmpty else {
      throw .branch(.unreadable(problems.map(\.description)))
    }
    self.name = name
    setup = scenario.setup
    actions = scenario.actions
    lines = scenario.locations.map(\.line)
  }

  /// Plays the actions from the beginning.
  func play(in pattern: Pattern, with mistake: Mistake?) throws(ShellProblem) -> Play {
    do {
      return try Script(setup: setup, actions: actions).run(in: pattern, with: mistake)
    } catch {
      throw ShellProblem(error, .line(lines[error.index], of: name))
    }
  }
}
