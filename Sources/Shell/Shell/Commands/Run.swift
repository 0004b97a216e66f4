import Cells
import Course
import Diagrams
import Lessons
import Localization
import Stage

extension Command {
  static let run = Command(
    name: "run", usages: ["run [PATTERN] SCENARIO"],
    summary: "run a scenario from the beginning",
    details: """
      The pattern may be left out when one is in use. You can go on from where the \
      scenario ends. On the command line, `-` for the scenario reads actions from a pipe.
      """,
    family: .begin,
    flags: OptionName.drawing + OptionName.looking + [.withSetup] + OptionName.writing,
    vocabulary: .patternsAndScenarios, body: Session.run)
}

extension Session {
  fileprivate func run(_ request: Request) throws(ShellProblem) -> Reply {
    let words = request.words
    guard let name = words.last, words.count <= 2 else { throw request.command.wrongUse }
    if words.count == 1, Pattern.names.contains(name) { throw .line(.noScenarioNamed) }
    let pattern = try patternInUse(or: words.count == 2 ? words[0] : nil)
    let script = name == "-" ? try pipedScript() : Script(try scenario(name))
    let mistake = play?.pattern == pattern ? play?.mistake : nil
    let play = try script.played(
      pattern, with: mistake, showingSetup: request.options.showsSetup)
    let reply = try show(play.trace, request.options)
    self.play = play
    loaded = nil
    guard mode == .script else { return reply }
    let diagram = diagram(of: play.trace, request.options)
    return reply.failing(for: diagram, pattern, request.options.traceFormat)
  }

  func patternInUse(or name: String?) throws(ShellProblem) -> Pattern {
    if let name { return try Pattern(named: name) }
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    return play.pattern
  }

  private func pipedScript() throws(ShellProblem) -> Script {
    let lines = try input().filter { line in
      let first = line.first { !$0.isWhitespace }
      return first != nil && first != "#"
    }
    guard !lines.isEmpty else { throw .line(.emptyInput) }
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
