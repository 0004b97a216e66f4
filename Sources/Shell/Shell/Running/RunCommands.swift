import Actions
import Cells
import Course
import Diagrams
import Localization
import Stage
import Trace

/// Answers the commands that begin a run or go on with it.
struct RunCommands: Room {
  let renderer: RunRenderer

  /// Sets the app up in a pattern, not yet launched.
  func use(_ pattern: Pattern) -> Reply {
    let mistake = run.play?.header.mistake
    run.begin(Play(pattern))
    let title = pattern.localizedTitle
    let answer =
      pattern.app == .usual
      ? localized("You use \(title) now. Start the app: launch")
      : localized("You use \(title) now, in \(pattern.app.title). Start the app: launch")
    let remark = mistake.map { localized("\($0) has ended.") }
    return Reply(.wrapped([remark, answer].compactMap(\.self), to: width))
  }

  func run(_ request: Request) throws(ShellProblem) -> Reply {
    if request.words.count == 1, Pattern(called: request.words[0]) != nil {
      throw .run(.noScenarioNamed)
    }
    if request.words.count == 1, let problem = RunProblem(mistake: request.words[0]) {
      throw .run(.request(problem))
    }
    let pattern = try run.pattern(named: request.ifGiven(.pattern))
    let script = try script(named: request[.script], for: pattern)
    let mistake = run.play?.pattern == pattern ? run.play?.mistake : nil
    let play = try script.played(
      pattern, with: mistake, showingSetup: request[.withSetup])
    var reply = try answer(toRun: play.trace, request.options)
    run.begin(play)
    run.showedNumbers(countingAll: request.options[.all] && request.options.drawsToRead)
    if display.mode == .script {
      tellBreaches(of: play, in: &reply, request.options)
    } else if let mistake, request.options.traceFormat == .text {
      let remark = localized("\(mistake.id) is on. To end it: mistake off")
      reply.surround(above: .wrapped(remark, to: width, .faint))
    }
    return reply
  }

  /// A run that breaks its contract has failed, unless a mistake was asked for: then this is an answer, which programs
  /// read apart from their data.
  private func tellBreaches(of play: Play, in reply: inout Reply, _ options: Options) {
    let format = options.traceFormat
    let diagram = renderer.diagram(of: play.trace, options)
    guard let breaches = diagram.breachesTold(play.pattern, format) else { return }
    if play.mistake == nil { reply.status = .failed }
    guard play.mistake != nil, format == .text || format == .plain else {
      reply.add(complaint: breaches)
      return
    }
    let remark = Styled.wrapped(breaches, to: width)
    reply.text =
      reply.lines == nil ? .stack([remark, reply.text]) : remark + Styled([Styled.Line()])
  }

  /// In quiet, a run on the screen is only counted: what `step ask` asks for is not seen before.
  private func answer(toRun trace: Trace, _ options: Options) throws(ShellProblem) -> Reply {
    // Drawn all the same, so that what is wrong in the options is told.
    let whole = try renderer.show(trace, options)
    guard display.echo == .quiet, options.traceFormat == .text,
      renderer.delivery.file(options) == nil
    else { return whole }
    let count = Counted.messages(renderer.diagram(of: trace, options).messages.count)
    return Reply(.wrapped(localized("\(count). step ask asks for the first."), to: width(options)))
  }

  /// - Parameter name: of a scenario, or `-` for the actions that were piped in.
  private func script(named name: String, for pattern: Pattern) throws(ShellProblem) -> Script {
    try name == "-" ? pipedScript() : Script(library.scenario(called: name, for: pattern))
  }

  private func pipedScript() throws(ShellProblem) -> Script {
    let text = try environment.text(of: "-")
    let hasLines = text.split(whereSeparator: \.isNewline).contains {
      if case .command = ScriptLine(String($0)) { true } else { false }
    }
    guard hasLines else { throw .input(.empty) }
    return try Script.reading(text, called: "-")
  }
}

extension Diagram {
  /// For programs, a run that breaks its contract has failed. People see it in the drawing.
  fileprivate func breachesTold(_ pattern: Pattern, _ format: TraceFormat) -> String? {
    guard let first = breaches.first, let breach = first.breach else { return nil }
    let number =
      format == .jsonl
      ? localized("record \(first.record ?? 0)") : localized("message \(first.number)")
    let (count, name) = (breaches.count, pattern.name)
    return count == 1
      ? localized(
        """
        The contract of \(name) is broken by \(number): \(breach). \
        What is allowed: contract \(name)
        """)
      : localized(
        """
        The contract of \(name) is broken \(count) times, first by \(number): \(breach). \
        What is allowed: contract \(name)
        """)
  }
}

// What the shell does with every action, and with every command to the app's own debugger.

extension RunCommands {
  /// Goes on with the run, or with an earlier part of it: with as many actions as had begun at the position of the reader.
  func goOn(with input: Input) throws(ShellProblem) -> ActionAnswer.Maker {
    let play = try run.requireOwnActions()
    let (begun, former) = (run.actionsBegun, play.tree)
    var before: ViewState?
    do {
      try play.attempt { () throws(InputProblem) in
        if let begun { try play.goBack(to: begun) }
        before = play.stage.viewState
        try play.perform(input)
      }
    } catch {
      throw .run(.input(error))
    }
    let start = GoingOn(
      message: run.stepping?.number, actionsBegun: begun, former: former, tree: play.tree)
    run.goOn()
    return answer(to: input, in: play, start, from: before)
  }

  /// Keeps what cannot be asked later, and makes all else when the answer is given.
  private func answer(
    to input: Input, in play: Play, _ start: GoingOn, from before: ViewState?
  ) -> ActionAnswer.Maker {
    { options in
      var answer = ActionAnswer()
      if let remark = start.remark { answer.remark = .wrapped(remark, to: width, .faint) }
      answer.end = [play.complaints(width: width), restored(play, after: input, from: before)]
      let (columns, part) = (width(options), play.lastPart)
      if display.echo != .quiet {
        let released = ReleaseSheet(part, options)
        answer.released = released.styled(width: columns)
        answer.releasedInFewRows = released.styledInFewRows(width: columns)
      }
      if display.echo.showsScreen {
        answer.screen = ScreenForm(options, width: columns).styled(play)
        answer.screenRemark = .wrapped(
          localized("The app's screen: screen"), to: columns, .faint)
      }
      if display.echo.showsDrawing {
        run.showedNumbers(countingAll: options[.all])
        let diagram = renderer.diagram(of: part, options).filtered(by: run.filter)
        answer.drawing = FittedDrawing(diagram, of: part, options, width: columns)
      }
      return answer
    }
  }

  /// After a relaunch: which view state is as it was just before it, and which was lost.
  private func restored(_ play: Play, after input: Input, from before: ViewState?) -> Styled {
    guard case .action(.relaunch) = input, let before, let now = play.stage.viewState else {
      return Styled()
    }
    var (kept, lost): ([String], [String]) = ([], [])
    for piece in play.pattern.app.viewState {
      guard let text = before.text(of: piece) else { continue }
      let words = "\(localized(dynamic: piece.name)) \(text)"
      if now.has(piece, of: before) {
        kept.append(words)
      } else {
        lost.append(now.text(of: piece).map { localized("\(words) (now \($0))") } ?? words)
      }
    }
    guard !(kept.isEmpty && lost.isEmpty) else {
      return .wrapped(
        localized("There was no view state before relaunch, so none was lost."), to: width)
    }
    let list = { (words: [String]) in words.joined(separator: localized("; ")) }
    return .wrapped(
      [
        kept.isEmpty
          ? localized("No view state is as it was just before relaunch.")
          : localized("View state as just before relaunch: \(list(kept))."),
        lost.isEmpty
          ? localized("No view state was lost.") : localized("View state lost: \(list(lost))."),
      ], to: width)
  }
}
