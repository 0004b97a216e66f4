import Stage
import Trace

/// A stage on which something is going on, and what of it is shown.
struct Play {
  let pattern: Pattern
  let stage: Stage
  private(set) var header: Trace.Header
  /// Cuts off what came before the end of the set-up.
  private var record: (Trace.Header) -> Trace
  private var lastAction: Mark?

  init(_ pattern: Pattern, with mistake: Mistake? = nil, scenario: String? = nil) {
    let stage = Stage(pattern, with: mistake)
    self.pattern = pattern
    self.stage = stage
    header = Trace.Header(pattern: pattern.rawValue, scenario: scenario, mistake: mistake?.id)
    record = { stage.trace($0) }
  }

  var mistake: Mistake? { stage.mistake }

  /// The pattern's, or that of the mistake that is on.
  var name: String { mistake?.id ?? pattern.rawValue }

  /// All that happened since the set-up, with names that hold for the whole of it.
  var trace: Trace { record(header) }

  /// What the last action led to, named as if nothing had gone before: whoever repeats a scenario by
  /// hand reads the names of the scenario.
  var lastPart: Trace { lastAction.map { stage.trace(header, since: $0) } ?? trace }

  /// What was done up to here is set-up.
  mutating func endSetup() {
    header.setup += header.actions
    header.actions = []
    record = { [stage, mark = stage.mark] in stage.trace($0, since: mark) }
  }

  mutating func perform(_ action: Action) throws(ActionProblem) {
    let mark = stage.mark
    try stage.perform(action)
    lastAction = mark
    header.actions.append(action.description)
  }

  /// Does what no person can do: a debugger's hand on the view state.
  mutating func intervene(
    _ body: (any ViewStateDebugging) throws(ViewStateProblem) -> Void
  ) throws(ShellProblem) {
    guard stage.viewState != nil else { throw .action(.notRunning) }
    guard let hand = stage.viewStateDebugging else { throw .noViewStateStore(pattern.title) }
    let mark = stage.mark
    do { try body(hand) } catch { throw .viewState(error) }
    lastAction = mark
    leaveScenario()
  }

  /// What somebody does after a scenario does not belong to it.
  mutating func leaveScenario() {
    header.scenario = nil
  }
}
