import Actions
import Trace
import Tracer

/// An app that runs on a stage, what was done in it, and the trace of that.
///
/// What was done can be taken back: the app is deterministic, so it is set up again and everything before is done again.
///
/// A class, because an app has state: all holders of a play see every action in it. `Play(again:with:)`
/// makes an independent play.
public final class Play {
  public let pattern: Pattern
  /// The mistake with which the app runs; `nil` when it runs without a mistake.
  public let mistake: Mistake?
  /// What was done since the set-up, and what was tried instead.
  public private(set) var tree = RunTree()
  /// What the trace leaves out, because it came before.
  public private(set) var setup: [Input] = []
  private var staging: Staging
  /// Where in the tree a scenario was complete.
  private var scenario: (name: String, place: Int)?

  /// An app that does not run yet: its first action is to launch it.
  public init(_ pattern: Pattern, with mistake: Mistake? = nil) {
    self.pattern = pattern
    self.mistake = mistake
    staging = Staging(Stage(pattern, with: mistake))
  }

  public var stage: Stage { staging.stage }

  /// The name of the pattern; when the app runs with a mistake, the id of the mistake.
  public var name: String { mistake?.id ?? pattern.name }

  /// What was set up and done so far, for the head of a trace.
  public var header: Trace.Header {
    Trace.Header(
      app: pattern.app.name, pattern: pattern.name,
      scenario: scenario?.place == tree.place ? scenario?.name : nil,
      setup: setup.map(\.description), actions: tree.inputs.map(\.description),
      mistake: mistake?.id)
  }

  /// Everything that happened since the set-up. Names are unique in the whole trace.
  public var trace: Trace {
    staging.endOfSetup.map { stage.trace(header, since: $0) } ?? stage.trace(header)
  }

  /// As `trace`, with what the set-up led to.
  public var traceWithSetup: Trace { stage.trace(header) }

  /// What the last action led to. Participants are named as if this action came first: an action done by
  /// hand shows the same names as its scenario.
  public var lastPart: Trace {
    guard let lastInput = staging.lastInput else { return trace }
    var header = header
    header.setup += header.actions.dropLast()
    header.actions = header.actions.suffix(1)
    return stage.trace(header, since: lastInput)
  }

  // MARK: Going on

  /// Everything done so far becomes the set-up, which the trace leaves out.
  public func endSetup() {
    setup += tree.inputs
    tree = RunTree()
    staging.endOfSetup = stage.position
  }

  /// The run as it is now is that of a scenario.
  public func completeScenario(_ name: String) { scenario = (name, tree.place) }

  /// When it throws, nothing has been done.
  public func perform(_ input: Input) throws(InputProblem) {
    try staging.perform(input)
    tree.add(input)
  }

  /// - Parameter line: an input as it is typed.
  public func perform(_ line: String) throws(InputProblem) {
    let input: Input
    do { input = try Input(line) } catch { throw .action(error) }
    try perform(input)
  }
}

// MARK: Another run

extension Play {
  /// The same in an app of its own: it is at the same place, and all branches are kept. When an action is not possible
  /// in it, the error names that.
  ///
  /// - Parameters:
  ///   - pattern: `nil` for the same pattern.
  ///   - mistake: `nil` for an app without a mistake.
  public convenience init(
    again other: Play, in pattern: Pattern? = nil, with mistake: Mistake?
  ) throws(ScriptError) {
    self.init(pattern ?? other.pattern, with: mistake)
    setup = other.setup
    scenario = other.scenario
    tree = other.tree
    try go(to: tree.place)
  }

  /// Goes to a node of the tree: the app is set up again, and everything before is done again.
  public func go(to node: Int) throws(ScriptError) {
    staging = try staged(tree.inputs(to: node))
    tree.go(to: node)
  }

  /// Does other inputs since the set-up. The former run is kept in the tree. When one of them is not possible, the error
  /// names it, and nothing changes.
  public func replace(with inputs: [Input]) throws(ScriptError) {
    staging = try staged(inputs)
    tree.go(to: 0)
    for input in inputs { tree.add(input) }
  }

  /// After an error in `body`, everything is as it was before. `body` performs one input at most, after going back:
  /// what is done on a stage cannot be undone on it.
  public func attempt(_ body: () throws(InputProblem) -> Void) throws(InputProblem) {
    let former = (staging, tree)
    do {
      try body()
    } catch {
      (staging, tree) = former
      throw error
    }
  }

  private func staged(_ inputs: [Input]) throws(ScriptError) -> Staging {
    var staging = Staging(Stage(pattern, with: mistake))
    for (index, input) in (setup + inputs).enumerated() {
      if index == setup.count, index > 0 { staging.endOfSetup = staging.stage.position }
      do {
        try staging.perform(input)
      } catch {
        throw ScriptError(index: index, line: input.description, problem: error)
      }
    }
    if inputs.isEmpty, !setup.isEmpty { staging.endOfSetup = staging.stage.position }
    return staging
  }
}

/// A stage, and the places in its record that parts of the trace begin with.
private struct Staging {
  let stage: Stage
  /// `nil` where there is no set-up, or it belongs to the trace.
  var endOfSetup: LogPosition?
  var lastInput: LogPosition?

  init(_ stage: Stage) { self.stage = stage }

  /// When it throws, nothing has been done.
  mutating func perform(_ input: Input) throws(InputProblem) {
    let position = stage.position
    try stage.perform(input)
    lastInput = position
  }
}
