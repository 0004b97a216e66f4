import Analysis
import Course
import Diagrams
import Stage
import Trace

/// The run that commands are about: the app that actions go to, or a trace from a file, and the
/// message at which the reader is.
final class CurrentRun {
  /// The app; `nil` until a pattern is chosen.
  private(set) var play: Play?
  /// A trace from a file, on view until a run begins or you go back to your own.
  private(set) var loaded: Trace?
  /// What diagrams and lists of messages show, until it is changed.
  private(set) var filter = DiagramFilter()
  /// What drawings highlight, until it is changed; `nil` for nothing.
  private(set) var lens: Lens?
  /// `nil` at the end of the run.
  private(set) var stepping: Stepping?
  /// Whether you were stepping until you got to the end of the run, where you are.
  private(set) var wasStepping = false
  /// Where `continue` and actions stop, until it is changed.
  var stops = StopList()
  /// The action in whose middle you are; `nil` for none.
  private(set) var stopped: StoppedAction?
  /// What `find` looked for last, and how it was typed.
  var sought: (query: EventQuery, words: [String])?

  /// Where the reader is in the past of the run; `nil` at its end.
  var position: Stepper? { stepping?.place }

  /// How many actions of the app have begun at the position of the reader, if there are later ones. An action that is
  /// typed there goes on after these; `nil` when it goes on from the end.
  var actionsBegun: Int? {
    guard let position, loaded == nil, let play else { return nil }
    let later = position.trace.actionsEnded - position.past.actionsBegun
    return later > 0 ? play.tree.inputs.count - later : nil
  }

  /// Whether you step through the last action, and not through all of the run: you step through what you saw last.
  private(set) var stepsThroughLastAction = false
  /// Whether the last action became the last one because others were taken back or done again.
  private(set) var hasReturned = false

  /// Whether the numbers that you saw last count all messages.
  private(set) var isNumberedWithAll = false

  /// The messages were drawn or listed.
  func showedNumbers(countingAll: Bool) { isNumberedWithAll = countingAll }

  /// The options with which numbers mean what you saw last.
  func numbered(_ options: Options) -> Options {
    var options = options
    if isNumberedWithAll { options[.all] = true }
    return options
  }

  func begin(_ play: Play) {
    self.play = play
    goOn()
    stepsThroughLastAction = false
    isNumberedWithAll = false
  }

  /// Shows a run in which another action is the last one now.
  func `return`(in play: Play) {
    begin(play)
    guard !play.tree.inputs.isEmpty else { return }
    stepsThroughLastAction = true
    hasReturned = true
  }

  /// Shows what the last action led to: it was typed now, or it is looked at again.
  func goOn() {
    goToEnd()
    wasStepping = false
    stepsThroughLastAction = true
    hasReturned = false
  }

  func load(_ trace: Trace) {
    loaded = trace
    (wasStepping, stepping) = (false, nil)
    stopped = nil
    stepsThroughLastAction = false
    isNumberedWithAll = false
  }

  /// Shows the app as it is now. Closes the trace from a file and ends stepping.
  func goToEnd() {
    loaded = nil
    endStepping()
    stopped = nil
  }

  /// Ends stepping. What is shown stays.
  func endStepping() { (wasStepping, stepping) = (stepping != nil, nil) }

  /// All of the run is stepped through, from its beginning. When that fails, all stays as it was.
  func restartStepping<Result>(
    _ step: () throws(ShellProblem) -> Result
  ) throws(ShellProblem) -> Result {
    let before = (stepping, stepsThroughLastAction)
    (stepping, stepsThroughLastAction) = (nil, false)
    do {
      return try step()
    } catch {
      (stepping, stepsThroughLastAction) = before
      throw error
    }
  }

  /// Goes to the position of a stepping, or goes on with it in another way.
  func follow(_ stepping: Stepping) {
    self.stepping = stepping
    showedNumbers(countingAll: stepping.layout.options[.all])
    if let stop = stepping.place.stop, let reached = stopped?.reached {
      stopped?.reached = max(reached, stop)
    }
  }

  /// You saw all of the run: unless you are stepping, it is what you step through next.
  func sawWholeRun() {
    stepsThroughLastAction = stepsThroughLastAction && position != nil
  }

  /// Stops in the middle of the last action.
  func stop(in action: StoppedAction) { stopped = action }

  /// What would go beyond the message at which an action stopped has to wait.
  func requireNoStoppedAction() throws(ShellProblem) {
    if let stopped { throw .search(.actionIsStopped(stopped.action)) }
  }

  /// Lets an action that stopped go to its end.
  ///
  /// - Returns: makes its answer; `nil` when no action was stopped.
  func endStoppedAction() -> ActionAnswer.Maker? {
    guard let stopped else { return nil }
    goToEnd()
    return stopped.answer
  }

  func showEverything() { filter = DiagramFilter() }

  func removeLens() { lens = nil }

  /// Shows only some messages, or highlights something, from now on. When that cannot be drawn, all stays as it was.
  func view<Result>(
    only filter: DiagramFilter? = nil, through lens: Lens? = nil,
    _ draw: () throws(ShellProblem) -> Result
  ) throws(ShellProblem) -> Result {
    let before = (self.filter, self.lens)
    (self.filter, self.lens) = (filter ?? self.filter, lens ?? self.lens)
    do {
      return try draw()
    } catch {
      (self.filter, self.lens) = before
      throw error
    }
  }

  /// The screens of the past, in the form that suits the stepping or in another; `nil` at the end of the run.
  func pastScreens(as form: ScreenForm? = nil) -> PastScreens? { stepping?.screens(as: form) }

  /// How things were at the position of the reader; `nil` at the end of the run.
  func pastState() -> TraceState? { stepping?.state() }

  func requirePlay() throws(ShellProblem) -> Play {
    guard let play else { throw .noPattern }
    return play
  }

  /// The run that actions go to, and whose actions can be changed.
  func requireOwnActions() throws(ShellProblem) -> Play {
    if let loaded { throw .traceFromFile(loaded, hasRun: hasOwnRun) }
    return try requirePlay()
  }

  /// An app that was only chosen has nothing to go back to.
  private var hasOwnRun: Bool {
    play.map { !$0.setup.isEmpty || !$0.tree.inputs.isEmpty } ?? false
  }
}

extension Trace {
  /// Each action ends with a screen.
  fileprivate var actionsEnded: Int {
    records.count { if case .screen = $0.event { true } else { false } }
  }

  /// Those that have ended, and the one that has sent messages since.
  fileprivate var actionsBegun: Int {
    let last = records.last {
      switch $0.event {
      case .message, .screen: true
      default: false
      }
    }
    if case .message? = last?.event { return actionsEnded + 1 }
    return actionsEnded
  }
}
