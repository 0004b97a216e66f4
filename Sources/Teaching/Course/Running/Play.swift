import Actions
import Stage
import Trace
import Tracer

/// An app that runs on a stage of its own, and the trace of what was done in it.
///
/// A class, because an app has state: all holders of a play see every action in it. `replayed` in the
/// shell makes an independent play.
public final class Play {
  public let pattern: Pattern
  public let stage: Stage
  /// What was set up and done so far, for the head of a trace.
  public private(set) var header: Trace.Header
  /// Where the set-up ended; `nil` where it belongs to the trace.
  private var endOfSetup: LogPosition?
  private var lastAction: LogPosition?

  /// An app that does not run yet: its first action is to launch it.
  ///
  /// - Parameter scenario: the name of the scenario that will be performed in it.
  public init(_ pattern: Pattern, with mistake: Mistake? = nil, scenario: String? = nil) {
    self.pattern = pattern
    stage = Stage(pattern, with: mistake)
    header = Trace.Header(
      app: pattern.app.name, pattern: pattern.name, scenario: scenario, mistake: mistake?.id)
  }

  /// The mistake with which the app runs; `nil` when it runs without a mistake.
  public var mistake: Mistake? { stage.mistake }

  /// The name of the pattern; when the app runs with a mistake, the id of the mistake.
  public var name: String { mistake?.id ?? pattern.name }

  /// Everything that happened since the set-up. Names are unique in the whole trace.
  public var trace: Trace {
    endOfSetup.map { stage.trace(header, since: $0) } ?? stage.trace(header)
  }

  /// What the last action led to. Participants are named as if this action came first: an action done by
  /// hand shows the same names as its scenario.
  public var lastPart: Trace {
    guard let lastAction else { return trace }
    var header = header
    header.setup += header.actions.dropLast()
    header.actions = header.actions.suffix(1)
    return stage.trace(header, since: lastAction)
  }

  /// Everything done so far becomes the set-up, which the trace leaves out.
  public func endSetup() {
    header.setup += header.actions
    header.actions = []
    endOfSetup = stage.position
  }

  /// When it throws, nothing has been done.
  public func perform(_ action: Action) throws(ActionProblem) {
    let position = stage.position
    try stage.perform(action)
    lastAction = position
    header.actions.append(action.description)
  }

  /// Changes the view state as a debugger does. This is not an action, so it is not in the header.
  public func intervene<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let position = stage.position
    try body()
    lastAction = position
    leaveScenario()
  }

  /// Says that what follows is not part of the scenario.
  public func leaveScenario() {
    header.scenario = nil
  }
}
