import Actions
import Stage
import Trace
import Tracer

/// A stage on which something is going on, and what of it is shown.
public struct Play {
  public let pattern: Pattern
  public let stage: Stage
  public private(set) var header: Trace.Header
  /// Cuts off what came before the end of the set-up.
  private var record: (Trace.Header) -> Trace
  private var lastAction: LogPosition?

  public init(_ pattern: Pattern, with mistake: Mistake? = nil, scenario: String? = nil) {
    let stage = Stage(pattern, with: mistake)
    self.pattern = pattern
    self.stage = stage
    header = Trace.Header(pattern: pattern.rawValue, scenario: scenario, mistake: mistake?.id)
    record = { stage.trace($0) }
  }

  public var mistake: Mistake? { stage.mistake }

  /// The pattern's, or that of the mistake that is on.
  public var name: String { mistake?.id ?? pattern.rawValue }

  /// All that happened since the set-up, with names that hold for the whole of it.
  public var trace: Trace { record(header) }

  /// What the last action led to, named as if nothing had gone before: whoever repeats a scenario by
  /// hand reads the names of the scenario.
  public var lastPart: Trace { lastAction.map { stage.trace(header, since: $0) } ?? trace }

  /// What was done up to here is set-up.
  public mutating func endSetup() {
    header.setup += header.actions
    header.actions = []
    record = { [stage, position = stage.position] in stage.trace($0, since: position) }
  }

  public mutating func perform(_ action: Action) throws(ActionProblem) {
    let position = stage.position
    try stage.perform(action)
    lastAction = position
    header.actions.append(action.description)
  }

  /// Does what no person can do: a debugger's hand on the view state.
  public mutating func intervene<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let position = stage.position
    try body()
    lastAction = position
    leaveScenario()
  }

  /// What somebody does after a scenario does not belong to it.
  public mutating func leaveScenario() {
    header.scenario = nil
  }
}
