import Cells
import Course
import Diagrams
import Lessons
import Localization
import Stage

extension Command {
  static let run = Command(
    "run", .begin, to: "run a scenario from the beginning",
    details: """
      The pattern may be left out when one is in use. You can go on from where the \
      scenario ends. On the command line, `-` for the scenario reads actions from a pipe.
      """,
    Form(
      .optional(.pattern), .one(.script),
      options: .drawing + .looking + .these(.withSetup) + .writing, run: Session.run))
}

extension Argument<Script> {
  /// A scenario, or `-` for actions from a pipe.
  fileprivate static var script: Self {
    .init("SCENARIO", candidates: scenarios) { (name, session) throws(ShellProblem) in
      try name == "-" ? session.pipedScript() : Script(session.scenario(name))
    }
  }

  /// In the place of the pattern, only while one is in use.
  private static func scenarios(_ position: Candidates.Position) -> Candidates {
    let session = position.session
    return .words(position.words.isEmpty && session.play == nil ? [] : session.scenarioNames)
  }
}

extension Session {
  fileprivate func run(_ request: Request) throws(ShellProblem) -> Reply {
    if request.words.count == 1, Pattern.names.contains(request.words[0]) { throw .noScenarioNamed }
    let pattern = try patternInUse(or: request.ifGiven(.pattern))
    let script = try request[.script]
    let mistake = play?.pattern == pattern ? play?.mistake : nil
    let play = try script.played(
      pattern, with: mistake, showingSetup: request[.withSetup])
    let reply = try show(play.trace, request.options)
    self.play = play
    loaded = nil
    guard mode == .script else { return reply }
    let diagram = diagram(of: play.trace, request.options)
    return reply.failing(for: diagram, pattern, request.options.traceFormat)
  }

  func patternInUse(or pattern: Pattern?) throws(ShellProblem) -> Pattern {
    if let pattern { return pattern }
    guard let play else { throw .noPatternInUse(known: Pattern.names) }
    return play.pattern
  }

  fileprivate func pipedScript() throws(ShellProblem) -> Script {
    let lines = try input().filter { line in
      let first = line.first { !$0.isWhitespace }
      return first != nil && first != "#"
    }
    guard !lines.isEmpty else { throw .emptyInput }
    return Script(actions: lines)
  }
}

extension Reply {
  /// For programs, a run that breaks its contract has failed. People see it in the drawing.
  fileprivate func failing(for diagram: Diagram, _ pattern: Pattern, _ format: TraceFormat)
    -> Reply
  {
    guard let first = diagram.breaches.first, let breach = first.breach else { return self }
    let number =
      format == .jsonl
      ? localized("record \(first.record ?? 0)") : localized("message \(first.number)")
    let count = diagram.breaches.count
    var reply = self
    reply.status = .failed
    let name = pattern.rawValue
    reply.complaint =
      count == 1
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
    return reply
  }
}
