import Analysis
import Cells
import Course
import Diagrams
import Stage
import Trace

extension PatternCommands {
  private typealias Run = (pattern: Pattern, trace: Trace)

  /// One of the two conversations, as it is drawn.
  private struct Side {
    let drawing: ComparedDrawings.Part
    let phases: PhaseTable.Part
  }

  func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let patterns = try request.all(.pattern)
    let app = patterns[0].app
    if let stranger = patterns.first(where: { $0.app != app }) {
      throw .run(.otherApp(patterns[0], stranger))
    }
    let script = Script(try library.scenario(called: request[.scenario()], for: patterns[0]))
    let options = request.options
    let runs = try runs(of: script, in: app.patterns)
    let pair = patterns.compactMap { pattern in runs.first { $0.pattern == pattern } }
    let sides = try sides(of: pair, options)
    let notes = library.index?.partingNotes(in: language)
    let phases = PhaseTable(first: sides[0].phases, second: sides[1].phases) { pattern, phase in
      notes?.note(on: pattern, phase: phase.rawValue)
    }
    let tables = [
      phases.styled(width: width(options)),
      Comparison(runs, options.detail, chosen: patterns).styled(width: width(options)),
    ]
    let drawings = ComparedDrawings(
      sides[0].drawing, sides[1].drawing, ConversationDifference(phases.alignment),
      isSameUnfolded: try isSameUnfolded(pair, options), options, width: width(options))
    return Reply(.stack(tables.map { options[.ascii] ? $0.inASCII : $0 } + [drawings.styled]))
  }

  /// It says how far it is, and may be interrupted between two runs.
  private func runs(
    of script: Script, in patterns: [Pattern]
  ) throws(ShellProblem) -> [Run] {
    let environment = renderer.delivery.environment
    var runs: [Run] = []
    for pattern in patterns {
      try environment.proceed(runs.count, of: patterns.count)
      runs.append((pattern, try script.played(pattern).trace))
    }
    try environment.proceed(patterns.count, of: patterns.count)
    return runs
  }

  private func sides(of pair: [Run], _ options: Options) throws(ShellProblem) -> [Side] {
    var sides: [Side] = []
    for (pattern, trace) in pair {
      let diagram = try renderer.visible(trace, options)
      sides.append(
        Side(
          drawing: .init(title: pattern.title, diagram: diagram),
          phases: .init(pattern, trace, diagram)))
    }
    return sides
  }

  private func isSameUnfolded(_ pair: [Run], _ options: Options) throws(ShellProblem) -> Bool {
    var options = options
    options[.all] = true
    let phases = try sides(of: pair, options).map(\.phases.stretches)
    return ConversationDifference(PhaseAlignment(phases[0], phases[1])).isEmpty
  }
}

extension PhaseTable.Part {
  /// - Parameter diagram: the drawing of the trace, which numbers the messages.
  init(_ pattern: Pattern, _ trace: Trace, _ diagram: Diagram) {
    let numbers = diagram.messages.compactMap { message in
      message.record.map { ($0, message.number) }
    }
    self.init(
      title: pattern.title, name: pattern.name,
      stretches: trace.stretches(of: Set(numbers.map(\.0))),
      numbers: Dictionary(numbers) { first, _ in first })
  }
}
