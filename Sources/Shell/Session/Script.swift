import Lessons
import Stage

/// Lines of actions with a set-up, and what to call them in a message.
struct Script {
  var name: String?
  var scenario: String?
  var setup: [String] = []
  var actions: [String]

  init(_ scenario: Scenario) {
    self.scenario = scenario.name
    name = "the scenario \(scenario.name.quoted)"
    setup = scenario.setup
    actions = scenario.actions
  }

  init(name: String?, setup: [String] = [], actions: [String]) {
    self.name = name
    self.setup = setup
    self.actions = actions
  }

  /// Runs it from the beginning.
  func play(_ pattern: Pattern, showingSetup: Bool = false) throws(ShellProblem) -> Play {
    var play = Play(pattern, scenario: scenario)
    try perform(setup, in: &play)
    if !showingSetup, !setup.isEmpty { play.endSetup() }
    try perform(actions, in: &play)
    return play
  }

  private func perform(_ lines: [String], in play: inout Play) throws(ShellProblem) {
    for line in lines {
      do {
        try play.perform(Action(line))
      } catch {
        throw .step(line, of: name, error)
      }
    }
  }
}
