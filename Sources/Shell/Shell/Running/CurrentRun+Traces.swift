import Course
import Stage
import Trace

// The traces that commands show and ask about, and their patterns.

extension CurrentRun {
  /// The pattern of what is on view; `nil` without a pattern, and for an app from elsewhere.
  var pattern: Pattern? {
    loaded.map { Pattern(named: $0.header.pattern) } ?? play?.pattern
  }

  /// The name of that pattern, or the id of the mistake with which it runs.
  var name: String? { (loaded?.header).map { $0.mistake ?? $0.pattern } ?? play?.name }

  /// - Parameter named: the pattern that the command names; `nil` for that of what is on view.
  func pattern(named: Pattern?) throws(ShellProblem) -> Pattern {
    if let named { return named }
    guard let loaded else { return try requirePlay().pattern }
    return try telling(Pattern.pattern(named: loaded.header.pattern)) { .run(.request($0)) }
  }

  /// How many messages a stepping has; in the middle of an action only those that you saw.
  func knownTotal(of stepping: Stepping) -> Int {
    guard let stopped else { return stepping.total }
    return stepping.number(at: stepping.place.moved(to: stopped.reached).position)
  }

  /// That you may be told of a message, by its number: in the middle of an action, the later ones are not sent yet.
  func requireSent(_ number: Int, in stepping: Stepping) throws(ShellProblem) {
    if let stopped, number > knownTotal(of: stepping) {
      throw .search(.notYet(number, action: stopped.action))
    }
  }

  /// The number of the message where you are. Without a run, what is said is how to begin one.
  func numberHere(else problem: ShellProblem) throws(ShellProblem) -> Int {
    if let stepping, stepping.number > 0 { return stepping.number }
    _ = try trace()
    throw problem
  }

  /// The trace to show: that of the file, else that of the app.
  func trace() throws(ShellProblem) -> Trace {
    if let position {
      return stopped.map { position.moved(to: $0.reached).past } ?? position.trace
    }
    if let loaded { return loaded }
    let play = try requirePlay()
    guard !play.trace.messages.isEmpty else {
      throw .missing(
        play.setup.isEmpty
          ? .messages : .actionsAfterSetup(canRedo: !play.tree.undone.isEmpty))
    }
    return play.trace
  }

  /// All of the run; in the middle of an action only what you saw of it. `nil` without a run.
  func tellableTrace() throws(ShellProblem) -> Trace? {
    guard stopped == nil else { return try trace() }
    return loaded ?? play?.trace
  }

  /// As `trace`, but after a typed action only what it led to.
  func traceToStep() throws(ShellProblem) -> Trace {
    if let position { return position.trace }
    guard stepsThroughLastAction, let play, !play.lastPart.messages.isEmpty else {
      return try trace()
    }
    return play.lastPart
  }

  /// As `traceToStep`, but the last action counts when it sent no message, too.
  func traceToAskAbout() throws(ShellProblem) -> Trace {
    guard position == nil, loaded == nil, stepsThroughLastAction, let play,
      !play.tree.inputs.isEmpty
    else { return try traceToStep() }
    return play.lastPart
  }

  /// The trace that tells how things are, at the position of the reader. At the end of the app's run
  /// its names are those of the last drawing. After a set-up things are in it before the first message.
  func state() throws(ShellProblem) -> Trace {
    if let position { return position.past }
    if let loaded { return loaded }
    let play = try requirePlay()
    if play.tree.inputs.isEmpty, !play.setup.isEmpty { return play.trace }
    _ = try trace()
    return play.lastPart
  }

  /// All that is known of the run up to the position of the reader.
  func past() throws(ShellProblem) -> Trace {
    if let position { return position.past }
    guard let trace = try? trace() else { return try state() }
    return trace
  }
}
