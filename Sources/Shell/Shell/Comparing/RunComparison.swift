import Analysis
import Cells
import Course
import Diagrams
import Localization
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
  /// What to type for a list of the differences between two runs of one system.
  var listing: String?
  /// What it means where they part; `nil` where no lesson says it.
  let note: (_ pattern: String, Phase) -> String?

  func styled(
    by renderer: RunRenderer, _ options: Options, width: Int
  ) throws(ShellProblem) -> Styled {
    let (left, right) = (
      try Side(first, renderer, options), try Side(second, renderer, options)
    )
    let phases = PhaseTable(first: left.phases, second: right.phases, note: note)
    let alignment = phases.alignment
    let difference = ConversationDifference(left.said, right.said, alignment)
    let chosen = [first.title, second.title]
    let tables = [
      phases.styled(alignment, isSame: difference.isEmpty, width: width),
      Comparison(figures, options.detail, chosen: chosen).styled(width: width),
    ]
    let drawings = ComparedDrawings(
      left.drawing, right.drawing, difference,
      isSameUnfolded: difference.isEmpty ? try isSameUnfolded(renderer, options) : false,
      options, width: width)
    return .stack(
      tables.map { options[.ascii] ? $0.inASCII : $0 } + [drawings.styled]
        + [closing(difference, width: width)])
  }

  private func closing(_ difference: ConversationDifference, width: Int) -> Styled {
    guard difference.isWithinSystem, !difference.isEmpty, let listing else { return Styled() }
    let words = localized("For what was added, removed, changed or moved, type:")
    return .wrapped(words, to: width, .faint) + Styled("  " + listing, .faint)
  }

  private func isSameUnfolded(
    _ renderer: RunRenderer, _ options: Options
  ) throws(ShellProblem) -> Bool {
    var options = options
    options[.all] = true
    let (left, right) = (
      try Side(first, renderer, options), try Side(second, renderer, options)
    )
    let alignment = PhaseAlignment(left.phases.stretches, right.phases.stretches)
    return ConversationDifference(left.said, right.said, alignment).isEmpty
  }
}

/// One of the two conversations, as it is drawn.
private struct Side {
  let drawing: ComparedDrawings.Part
  let phases: PhaseTable.Part
  let said: ConversationDifference.Side

  init(
    _ run: RunComparison.Run, _ renderer: RunRenderer, _ options: Options
  ) throws(ShellProblem) {
    let diagram = try renderer.visible(run.trace, options)
    drawing = .init(title: run.title, diagram: diagram)
    phases = .init(run, diagram)
    said = .init(trace: run.trace, drawn: Set(phases.numbers.keys))
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
