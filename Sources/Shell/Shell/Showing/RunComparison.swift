import Analysis
import Cells
import Course
import Diagrams
import Trace

/// Two runs next to each other: what happens in both, the figures, and both conversations.
struct RunComparison {
  /// A run, and what it is called above its column.
  struct Run {
    let title: String
    let trace: Trace
  }

  let first: Run
  let second: Run
  /// The runs whose figures are shown.
  let figures: [Run]
  /// What it means where they part; `nil` where no lesson says it.
  let note: (_ pattern: String, Phase) -> String?

  func styled(by renderer: RunRenderer, _ options: Options, width: Int) throws(ShellProblem)
    -> Styled
  {
    let phases = PhaseTable(
      first: try part(first, renderer, options), second: try part(second, renderer, options),
      note: note)
    let chosen = [first.title, second.title]
    let tables = [
      phases.styled(width: width),
      Comparison(figures, options.detail, chosen: chosen).styled(width: width),
    ]
    let drawings = ComparedDrawings(
      .init(title: first.title, diagram: try renderer.visible(first.trace, options)),
      .init(title: second.title, diagram: try renderer.visible(second.trace, options)),
      ConversationDifference(phases.alignment), options, width: width)
    return .stack(tables.map { options[.ascii] ? $0.inASCII : $0 } + [drawings.styled])
  }

  private func part(
    _ run: Run, _ renderer: RunRenderer, _ options: Options
  ) throws(ShellProblem) -> PhaseTable.Part {
    .init(run, try renderer.visible(run.trace, options))
  }
}

extension PhaseTable.Part {
  /// - Parameter diagram: the drawing of the run, which numbers the messages.
  init(_ run: RunComparison.Run, _ diagram: Diagram) {
    let numbers = diagram.messages.compactMap { message in
      message.record.map { ($0, message.number) }
    }
    self.init(
      title: run.title, name: run.trace.header.pattern,
      stretches: run.trace.stretches(of: Set(numbers.map(\.0))),
      numbers: Dictionary(numbers) { first, _ in first })
  }
}
