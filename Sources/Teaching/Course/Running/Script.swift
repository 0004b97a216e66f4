import Actions
import Lessons
import Localization
import Stage

/// A line of a script that failed, and why.
public nonisolated struct ScriptError: Error {
  /// Counted from 0, through set-up and actions.
  public var index: Int
  public var line: String
  public var problem: ActionProblem

  public var words: String { localized("`\(line)` does not work: \(problem.message)") }
}

/// Lines of actions with a set-up, and what to call them in a message.
public struct Script: Hashable {
  public var place: String?
  public var scenario: String?
  public var setup: [String] = []
  public var actions: [String]

  public init(_ scenario: Scenario) {
    self.scenario = scenario.name
    place = localized("the scenario \(scenario.name.quoted)")
    setup = scenario.setup
    actions = scenario.actions
  }

  public init(_ place: String? = nil, setup: [String] = [], actions: [String]) {
    self.place = place
    self.setup = setup
    self.actions = actions
  }

  /// Runs it from the beginning.
  public func run(
    in pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ScriptError) -> Play {
    var play = Play(pattern, with: mistake, scenario: scenario)
    try perform(setup, from: 0, in: &play)
    if !showingSetup, !setup.isEmpty { play.endSetup() }
    try perform(actions, from: setup.count, in: &play)
    return play
  }

  private func perform(
    _ lines: [String], from start: Int, in play: inout Play
  ) throws(ScriptError) {
    for (index, line) in lines.enumerated() {
      do {
        try play.perform(Action(line))
      } catch {
        throw ScriptError(index: start + index, line: line, problem: error)
      }
    }
  }

  /// The same for somebody who asked for it.
  public func play(
    _ pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(RunProblem) -> Play {
    do {
      return try run(in: pattern, with: mistake, showingSetup: showingSetup)
    } catch {
      throw .step(error.line, of: place, error.problem)
    }
  }
}
