import Analysis
import Cells
import Diagrams
import Localization

/// Answers `step`, `goto`, and guesses at the next message. The position itself belongs to the run.
struct SteppingCommands: Room {
  let renderer: RunRenderer

  func step(_ request: Request) throws(ShellProblem) -> Reply {
    let count = try request.ifGiven(.count) ?? 1
    return try step(by: request.goesBack ? -count : count, request.options)
  }

  /// The message that `step ask` asks for.
  func showAsked(_ options: Options) throws(ShellProblem) -> Reply { try step(by: 1, options) }

  private func step(by steps: Int, _ options: Options) throws(ShellProblem) -> Reply {
    var stepping = try stepping(options)
    // Stepping starts before the first message, but `step back` starts at the end.
    if run.stepping == nil, steps < 0 { stepping.place = stepping.place.atEnd }
    if steps < 0, let stop = run.position?.stop, let before = stepping.place.stop, before != stop {
      // The message is hidden now. The last message shown before it is already one step back.
      return jump(stepping, to: stepping.place.moved(by: steps + 1) ?? stepping.place)
    }
    guard let place = stepping.place.moved(by: steps) else {
      guard steps < 0 else {
        throw .stepping(.lastMessage(stepping.number, of: stepping.total))
      }
      throw .stepping(stepping.place.stop == nil ? .noMessageYet : .firstMessage)
    }
    return steps > 0 ? advance(stepping, to: place) : jump(stepping, to: place)
  }

  /// From the beginning of the run, where `step` would begin at the last action.
  func stepRun(_ request: Request) throws(ShellProblem) -> Reply {
    try run.requireNoStoppedAction()
    return try run.restartStepping { () throws(ShellProblem) in
      try step(by: 1, request.options)
    }
  }

  func goto(_ request: Request) throws(ShellProblem) -> Reply {
    let stepping = try stepping(run.numbered(request.options))
    let place = try place(of: request[.place], in: stepping)
    return jump(stepping, to: place, goingOn: localized("Return"))
  }

  private func place(of number: Int, in stepping: Stepping) throws(ShellProblem) -> Stepper {
    try run.requireSent(number, in: stepping)
    let total = run.knownTotal(of: stepping)
    guard (1...max(1, total)).contains(number) else {
      throw .run(.filter(.noMessage(number, last: total)))
    }
    let messages = known(in: stepping)
    guard let record = messages.first(where: { $0.number == number })?.record else {
      let nearest = messages.min { abs($0.number - number) < abs($1.number - number) }
      throw .stepping(.hiddenMessage(number, nearest: nearest?.number ?? 1))
    }
    return stepping.place.moved(to: record)
  }

  /// The numbers to which `goto` goes.
  var numbers: [Int] {
    (try? stepping(run.numbered(display.options))).map { known(in: $0).map(\.number) } ?? []
  }

  /// The messages that are shown. In the middle of an action: up to the last one that you saw.
  private func known(in stepping: Stepping) -> [Diagram.Message] {
    let reached = run.stopped?.reached ?? .max
    return stepping.drawing.messages.filter { $0.record.map { $0 <= reached } ?? false }
  }

  func gotoNow(_ request: Request) throws(ShellProblem) -> Reply {
    guard run.stepping != nil else {
      // Without a run, this says how to begin one.
      _ = try run.trace()
      return reply(localized("This is now. To go through the run: step"))
    }
    run.endStepping()
    return reply(localized("Back to now: the end of the run."))
  }

  /// The present stepping, or a new stepping. When it must show other messages than before, it is laid out
  /// again, at the same position.
  func stepping(_ options: Options) throws(ShellProblem) -> Stepping {
    let layout = Stepping.Layout(
      options: options, filter: run.filter, lens: run.lens, width: width(options))
    if let stepping = run.stepping, stepping.layout == layout { return stepping }
    let trace = try run.traceToStep()
    let diagram = try renderer.visible(trace, options)
    var stepping = Stepping(trace, diagram, layout, former: run.stepping)
    stepping.drawing.tellsTotal = run.stopped == nil
    stepping.isPart = run.stopped == nil && run.stepsThroughPart
    guard !stepping.place.stops.isEmpty else { throw .stepping(.nothingToStep) }
    return stepping
  }
}

extension CurrentRun {
  /// Whether you step through the last action, and the run has more than that.
  fileprivate var stepsThroughPart: Bool {
    guard stepsThroughLastAction, loaded == nil, let play else { return false }
    let part = play.lastPart.messages.count
    return part > 0 && part < play.trace.messages.count
  }
}
