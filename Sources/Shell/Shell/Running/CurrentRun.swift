import Analysis
import Course
import Diagrams
import Stage
import Trace

/// The run that commands are about: the app that actions go to, or a trace from a file, and the
/// message at which the reader stands.
final class CurrentRun {
  /// The app; `nil` until a pattern is chosen.
  private(set) var play: Play?
  /// A trace from a file, shown until the next action.
  private(set) var loaded: Trace?
  /// What diagrams and lists of messages show, until it is changed.
  var filter = DiagramFilter()
  /// What drawings highlight, until it is changed; `nil` for nothing.
  var lens: Lens?
  /// `nil` at the end of the run.
  var stepping: Stepping? {
    didSet {
      if let stop = position?.stop, let reached = stopped?.reached {
        stopped?.reached = max(reached, stop)
      }
    }
  }
  /// Where `continue` and actions stop, until it is changed.
  var stops = StopList()
  /// The action in whose middle you stand; `nil` for none.
  var stopped: StoppedAction?
  /// What `find` looked for last, and how it was typed.
  var sought: (query: EventQuery, words: [String])?

  /// Where the reader stands in the past of the run; `nil` at its end.
  var position: Stepper? { stepping?.place }

  /// How many actions of the app have begun at the position of the reader, if there are later ones. An action that is
  /// typed there goes on after these; `nil` when it goes on from the end.
  var actionsBegun: Int? {
    guard let position, loaded == nil, let play else { return nil }
    let later = position.trace.actionsEnded - position.past.actionsBegun
    return later > 0 ? play.tree.inputs.count - later : nil
  }

  /// Whether you step through the last action, and not through all of the run: you step through what you saw last.
  var stepsThroughLastAction = false

  func begin(_ play: Play) {
    self.play = play
    goToEnd()
    stepsThroughLastAction = false
  }

  /// An action was typed.
  func goOn() {
    goToEnd()
    stepsThroughLastAction = true
  }

  func load(_ trace: Trace) {
    loaded = trace
    stepping = nil
    stopped = nil
    stepsThroughLastAction = false
  }

  /// Shows the app as it is now. Closes the trace from a file and ends stepping.
  func goToEnd() {
    loaded = nil
    stepping = nil
    stopped = nil
  }

  /// What would go beyond the message at which an action stopped has to wait.
  func requireNoStoppedAction() throws(ShellProblem) {
    if let stopped { throw .search(.actionIsStopped(stopped.action)) }
  }

  /// Lets an action that stopped go to its end.
  ///
  /// - Returns: its answer; `nil` when no action was stopped.
  func endStoppedAction() -> Reply? {
    guard let stopped else { return nil }
    goToEnd()
    return stopped.answer
  }

  func requirePlay() throws(ShellProblem) -> Play {
    guard let play else { throw .noPattern }
    return play
  }

  /// - Parameter named: the pattern that the command names; `nil` for the pattern in use.
  func pattern(named: Pattern?) throws(ShellProblem) -> Pattern {
    if let named { return named }
    return try requirePlay().pattern
  }

  /// How many messages a stepping has; in the middle of an action only those that you saw.
  func knownTotal(of stepping: Stepping) -> Int {
    guard let stopped else { return stepping.total }
    return stepping.number(at: stepping.place.moved(to: stopped.reached).position)
  }

  /// The trace to show: that of the file, else that of the app.
  func trace() throws(ShellProblem) -> Trace {
    if let position {
      return stopped.map { position.moved(to: $0.reached).past } ?? position.trace
    }
    if let loaded { return loaded }
    let trace = try requirePlay().trace
    guard !trace.messages.isEmpty else { throw .missing(.messages) }
    return trace
  }

  /// As `trace`, but after a typed action only what it led to.
  func traceToStep() throws(ShellProblem) -> Trace {
    if let position { return position.trace }
    guard stepsThroughLastAction, let play, !play.lastPart.messages.isEmpty else {
      return try trace()
    }
    return play.lastPart
  }

  /// The trace that tells how things are, at the position of the reader. At the end of the app's run
  /// its names are those of the last drawing.
  func state() throws(ShellProblem) -> Trace {
    if let position { return position.past }
    _ = try trace()
    return loaded ?? play?.lastPart ?? Trace(header: .init(pattern: ""))
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

extension ShellProblem {
  /// No pattern is in use, so there is no app and no run.
  @MainActor static var noPattern: ShellProblem {
    .missing(.pattern(known: App.usual.patterns.map(\.name)))
  }
}

extension Pattern {
  init(typed name: String) throws(ShellProblem) {
    do {
      self = try .pattern(named: name)
    } catch {
      throw .run(.request(error))
    }
  }
}

extension Script {
  /// Runs it from the beginning.
  func played(
    _ pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ShellProblem) -> Play {
    do {
      return try play(pattern, with: mistake, showingSetup: showingSetup)
    } catch {
      throw .run(.request(error))
    }
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
}

extension Play {
  /// Goes back to the end of an action of the run, by its number.
  func goBack(to action: Int) throws(InputProblem) {
    do {
      try go(to: tree.node(after: action))
    } catch {
      throw error.problem
    }
  }
}
