import Course
import Lessons
import Stage
import Trace

// Playing, with the problems of the shell.

extension ShellProblem {
  /// No pattern is in use, so there is no app and no run.
  @MainActor static var noPattern: ShellProblem {
    .missing(.pattern(known: App.usual.patterns.map(\.name)))
  }

  static var notRunning: ShellProblem { .run(.input(.action(.notRunning))) }

  /// A trace is only looked at. To do something, its pattern has to be in use.
  @MainActor static func traceFromFile(_ trace: Trace, hasRun: Bool) -> ShellProblem {
    let pattern = Pattern(named: trace.header.pattern) ?? .usual
    let app = pattern.app == .usual ? "" : pattern.app.name + " "
    return .branch(.traceFromFile(hasRun: hasRun, use: "use \(app)\(pattern.name)"))
  }
}

extension Pattern {
  /// - Parameter word: its name or another of its names. Lessons and files have its name only.
  init(typed word: String) throws(ShellProblem) {
    if let pattern = Pattern(called: word) {
      self = pattern
      return
    }
    self = try telling(Pattern.pattern(named: word)) { .run(.request($0)) }
  }

  /// The mistake with a typed id, and its pattern.
  static func mistake(
    typed id: String, inUse pattern: Pattern? = nil
  ) throws(ShellProblem) -> (Pattern, Mistake) {
    do {
      return try mistake(named: Pattern(called: id)?.name ?? id)
    } catch {
      guard case .unknownMistake(let name, let known) = error, let pattern else {
        throw .run(.request(error))
      }
      let own = pattern.mistakes.map(\.id)
      let others = known.filter { !own.contains($0) }
      throw .run(.request(.unknownMistake(name, known: own + others)))
    }
  }
}

extension Script {
  /// Reads a list of actions: a scenario, whose title may be missing.
  ///
  /// - Parameter name: what messages call it.
  static func reading(_ text: String, called name: String) throws(ShellProblem) -> Script {
    if text.beginsTrace { throw .branch(.isTrace(name)) }
    let reading = Scenario.read(text, name: name, file: name)
    let problems = reading.problems.filter { $0.kind != .actions(.noTitle) }
    guard let scenario = reading.value, problems.isEmpty else {
      throw .branch(.unreadable(problems.map(\.description)))
    }
    var script = Script(setup: scenario.setup, actions: scenario.actions)
    script.lineNumbers = scenario.locations.map(\.line)
    return script
  }

  /// Runs it from the beginning.
  func played(
    _ pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ShellProblem) -> Play {
    try telling(play(pattern, with: mistake, showingSetup: showingSetup)) { problem in
      .run(mistake.map { .requestWithMistake(problem, mistake: $0.id) } ?? .request(problem))
    }
  }
}

extension String {
  /// Whether the first line is the header of a trace.
  fileprivate var beginsTrace: Bool {
    let first = split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return (try? Trace.Header(jsonLine: first)) != nil
  }
}

extension Play {
  /// The same run in a separate app, so that actions in either app do not change the other.
  func replayed() throws(ShellProblem) -> Play {
    do {
      return try Play(again: self, with: mistake)
    } catch {
      throw .run(.request(.step(error.line, of: .page, error.problem)))
    }
  }

  /// Goes back to the end of an action of the run, by its number.
  func goBack(to action: Int) throws(InputProblem) {
    do {
      try go(to: tree.node(after: action))
    } catch {
      throw error.problem
    }
  }
}
