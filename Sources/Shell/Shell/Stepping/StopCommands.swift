import Analysis
import Cells
import Course
import Diagrams
import Lessons
import Localization
import Trace

/// Answers `break`, `watch` and `continue`: stops are set, and gone to.
struct StopCommands: Room {
  let renderer: RunRenderer

  private var moves: SteppingCommands { SteppingCommands(renderer: renderer) }

  /// Sets a stop of the sort that the command is called after.
  func set(_ request: Request) throws(ShellProblem) -> Reply {
    let asked = try Stop(.init(rawValue: request.command.name) ?? .messages, request.words)
    let names = StopNames(run, library)
    if asked.sort == .state { try names.requireState(asked) }
    let stop = run.stops.add(asked)
    let lines = [
      localized(
        """
        Stop \(stop.number): \(stop.text). continue goes there, and an action that comes there stops.
        """), remark(on: stop, names, request.options),
    ]
    return reply(lines.compactMap(\.self).joinedSentences)
  }

  /// How often it matches in the run that you saw last, or which of its names the run does not have.
  private func remark(on stop: Stop, _ names: StopNames, _ options: Options) -> String? {
    guard var stepping = try? moves.stepping(options) else { return nil }
    if let problem = names.problem(in: stop) {
      return [localized("The stop stays for what comes."), problem.message].joinedSentences
    }
    guard run.stopped == nil else { return nil }
    let count = stepping.positions(of: stop).count
    if count == 0, let remark = hiddenRemark(on: stop, stepping.search) { return remark }
    return stepping.isPart ? matchesInPart(count) : matches(count)
  }

  /// That what it names is left out of the drawing; `nil` when it is not.
  private func hiddenRemark(on stop: Stop, _ search: RunSearch) -> String? {
    let count = search.hiddenMatches(of: stop.query)
    guard count > 0 else { return nil }
    guard stop.condition == nil, stop.count == nil else {
      return localized("Nothing in the drawing matches it so far.")
    }
    return localized(
      count,
      one: """
        1 match is not in the drawing, and is not stopped at. To stop there, add --all to continue; after diagram only \
        or diagram hide, type first: diagram everything
        """,
      other: """
        \(count) matches are not in the drawing, and are not stopped at. To stop there, add --all to continue; after \
        diagram only or diagram hide, type first: diagram everything
        """)
  }

  private func matches(_ count: Int) -> String {
    count == 0
      ? localized("Nothing matches it so far.")
      : localized(count, one: "1 match so far.", other: "\(count) matches so far.")
  }

  private func matchesInPart(_ count: Int) -> String {
    count == 0
      ? localized("Nothing in the last action matches it.")
      : localized(
        count, one: "1 match in the last action.", other: "\(count) matches in the last action.")
  }

  func listStops(_ request: Request) -> Reply {
    guard !run.stops.all.isEmpty else {
      return reply(localized("No stop is set. To set one: break setName"))
    }
    return Reply(
      Rows(rows: run.stops.all.map { ("\($0.number)", $0.text) }).styled(width: width))
  }

  func removeStop(_ request: Request) throws(ShellProblem) -> Reply {
    guard let number = try request.ifGiven(.stop) else {
      run.stops.removeAll()
      return reply(localized("No stop is set now."))
    }
    guard run.stops.remove(number) else {
      throw .search(.unknownStop(number, known: run.stops.all.map(\.number)))
    }
    return reply(localized("Stop \(number) is removed."))
  }
}

// MARK: Going on to a stop

extension StopCommands {
  /// Goes on to the next stop, else to the last message; or back to the stop before, else to the first message.
  ///
  /// - Returns: `nil` when an action that was stopped goes on to its end.
  func goOn(_ request: Request) throws(ShellProblem) -> Reply? {
    let isBack = request.goesBack
    var stepping = try moves.stepping(request.options)
    let words = Array(request.words.dropFirst(isBack ? 1 : 0))
    let stops = try wanted(words, in: &stepping)
    let start = moves.start(of: stepping, isBack: isBack)
    let beginning = isBack ? Styled() : beginningAgain(stepping)
    if let hit = stepping.hit(of: stops, from: start, isBack: isBack) {
      return stop(at: hit, stepping, after: beginning)
    }
    if run.stopped != nil, !isBack { return nil }
    guard words.isEmpty else {
      throw moves.noFurtherMatch(words, in: stepping, isBack: isBack)
    }
    let end = stepping.place.at(isBack ? 1 : stepping.place.stops.count)
    guard end.position != run.position?.position else {
      throw isBack
        ? .stepping(.firstMessage) : .stepping(.lastMessage(stepping.number, of: stepping.total))
    }
    let remark =
      isBack
      ? localized("No stop lies before it: this is the first message.")
      : localized("No stop lies ahead: this is the last message.")
    return moves.jump(stepping, to: end, saying: .stack([beginning, .wrapped(remark, to: width)]))
  }

  /// Said before the first message comes again; empty where you go on, or begin.
  private func beginningAgain(_ stepping: Stepping) -> Styled {
    guard run.stepping == nil, run.wasStepping else { return Styled() }
    let words =
      stepping.isPart
      ? localized(
        "You were at the end of the run, so this begins again at the first message of the last action."
      )
      : localized("You were at the end of the run, so this begins again at its first message.")
    return .wrapped(words, to: width, .faint)
  }

  /// The stops that are set, or what the words after `continue` ask for.
  private func wanted(
    _ words: [String], in stepping: inout Stepping
  ) throws(ShellProblem) -> [Stop] {
    guard words.isEmpty else {
      let stop = try Stop(.messages, words)
      let search = stepping.search
      let found = try search.events(matching: stop.query)
      if let problem = StopNames(run, library).problem(in: stop) { throw problem }
      // An action that stopped goes to its end where nothing matches.
      guard !found.isEmpty || run.stopped != nil else {
        throw search.problem(stop.query, words, upTo: nil)
      }
      return [stop]
    }
    guard !run.stops.all.isEmpty || run.stopped != nil else { throw .search(.noStops) }
    return run.stops.all
  }

  private func stop(
    at hit: Stepping.Hit, _ stepping: Stepping, after beginning: Styled = Styled(),
    in action: String? = nil
  ) -> Reply {
    for stop in hit.stops where stop.isOnce { _ = run.stops.remove(stop.number) }
    let place = stepping.place.at(hit.position)
    let remark = remark(at: place, hit.stops, stepping, action)
    return moves.jump(stepping, to: place, saying: .stack([beginning, remark]))
  }

  private func remark(
    at place: Stepper, _ stops: [Stop], _ stepping: Stepping, _ action: String?
  ) -> Styled {
    let (number, total) = (stepping.number(at: place.position), stepping.total)
    let head =
      stepping.drawing.tellsTotal
      ? localized("Stop at message \(number) of \(total):")
      : localized("Stop at message \(number):")
    var stepping = stepping
    let search = stepping.search
    let reasons = Rows(
      rows: stops.map { reason($0, search.changes(of: $0, at: place.position), stepping) })
    let remark = Styled.wrapped(head, to: width) + reasons.styled(width: width)
    guard let action else { return remark }
    let help = localized(
      """
      You are in the middle of \(action): nothing after this message is shown yet. continue goes on to the next stop \
      or to the end, step to the next message, and goto now to the end.
      """)
    return .stack([remark, .wrapped(help, to: width, .faint)])
  }

  /// The number of a stop, and what it stops for: for a change of state, with the old and the new value.
  private func reason(
    _ stop: Stop, _ changes: [Trace.StateChange], _ stepping: Stepping
  ) -> (term: String, text: String) {
    let arrow = stepping.layout.options.charset.becomes
    let changes = changes.map { "\($0.path) \($0.old ?? "") \(arrow) \($0.new)".printable }
    let isSet = stop.number > 0
    let text = isSet ? stop.text : stop.words
    return (
      isSet ? "\(stop.number)" : "-", ([text] + changes).joined(separator: localized(": "))
    )
  }
}

// MARK: In the middle of an action

extension StopCommands {
  /// Goes to the first stop in what the last action led to; `nil` when there is none.
  ///
  /// - Parameter answer: the answer to the action, for later.
  func stopInLastAction(_ options: Options, answer: @escaping ActionAnswer.Maker) -> Reply? {
    guard !run.stops.all.isEmpty, let play = run.play, !play.lastPart.messages.isEmpty,
      var stepping = try? moves.stepping(options)
    else { return nil }
    stepping.drawing.tellsTotal = false
    stepping.isPart = false
    // A change before the first message has no message at which to stop.
    guard let first = stepping.hit(of: run.stops.all, from: -1, isBack: false),
      let reached = stepping.place.at(first.position).stop
    else { return nil }
    let action = play.header.actions.last ?? ""
    run.stop(in: StoppedAction(action: action, answer: answer, reached: reached))
    return stop(at: first, stepping, in: action)
  }
}

/// An action that stopped in its middle. The app has done all of it, but you have not seen what comes later.
struct StoppedAction {
  /// As it was typed.
  let action: String
  /// Makes what is said at its end.
  let answer: ActionAnswer.Maker
  /// The record number of the last message that you saw.
  var reached: Int
}
