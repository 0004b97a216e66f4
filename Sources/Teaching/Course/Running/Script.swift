import Actions
import Lessons
import Localization
import Stage

/// Lines of actions with a set-up, and where they come from.
public struct Script: Hashable {
  /// Where the lines come from. Messages about a line that fails name the source.
  public nonisolated enum Source: Hashable, Sendable {
    /// Typed, piped in, or written on the heading of a section.
    case lines
    /// One of the lines of a file, by its number.
    case line(Int)
    case scenario(String)
    /// Of the task that `check` looks at.
    case setup, solution
    /// Of the page that is open.
    case page, pageSetup, pageSolution
  }

  public var source: Source
  /// Actions that are performed first.
  public var setup: [String]
  public var actions: [String]
  /// Where the lines of the set-up and the actions are in their file; empty where there is no file.
  public var lineNumbers: [Int] = []

  public init(_ scenario: Scenario) {
    self.init(.scenario(scenario.name), setup: scenario.setup, actions: scenario.actions)
  }

  public init(_ source: Source = .lines, setup: [String] = [], actions: [String]) {
    self.source = source
    self.setup = setup
    self.actions = actions
  }

  private var scenario: String? {
    if case .scenario(let name) = source { name } else { nil }
  }

  /// Runs it from the beginning, in an app of its own.
  ///
  /// - Parameter showingSetup: whether the set-up belongs to the trace.
  public func run(
    in pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ScriptError) -> Play {
    let play = Play(pattern, with: mistake)
    try perform(in: play, showingSetup: showingSetup)
    return play
  }

  /// Runs it in an app that has just been made.
  ///
  /// - Parameter showingSetup: whether the set-up belongs to the trace.
  public func perform(in play: Play, showingSetup: Bool = false) throws(ScriptError) {
    try perform(setup, from: 0, in: play)
    if !showingSetup, !setup.isEmpty { play.endSetup() }
    try perform(actions, from: setup.count, in: play)
    if let scenario { play.completeScenario(scenario) }
  }

  private func perform(
    _ lines: [String], from start: Int, in play: Play
  ) throws(ScriptError) {
    for (index, line) in lines.enumerated() {
      do {
        try play.perform(line)
      } catch {
        throw ScriptError(index: start + index, line: line, problem: error)
      }
    }
  }

  /// As `run`, but the error names the source of the script.
  public func play(
    _ pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(RunProblem) -> Play {
    do {
      return try run(in: pattern, with: mistake, showingSetup: showingSetup)
    } catch {
      let place = lineNumbers.isEmpty ? source : .line(lineNumbers[error.index])
      throw .step(error.line, of: place, error.problem)
    }
  }
}

nonisolated extension Script.Source {
  /// For messages, in the present language; `nil` for lines that need no name.
  var words: String? {
    switch self {
    case .lines: nil
    case .line(let number): localized("line \(number)")
    case .scenario(let name): localized("the scenario \(name.quoted)")
    case .setup: localized("the set-up")
    case .solution: localized("the solution")
    case .page: localized("this page")
    case .pageSetup: localized("the set-up of this page")
    case .pageSolution: localized("the solution of this page")
    }
  }
}
