import Actions
import Analysis
import Cells
import Course
import Diagrams
import Lessons
import Localization
import Stage
import Trace
import Workshop

/// What the pattern as it is says in a scenario, next to what wrong code says there.
struct ExpectedConversation {
  private let scenario: String
  private let expected: Trace
  private let found: Trace

  /// `nil` where the pattern as it is does not show what is right: a feature is missing in it, and the steps of taking a
  /// class apart lead there only at their end.
  init?(_ verdict: ExerciseVerdict, _ page: ExercisePage) {
    guard [.fix, .make].contains(page.exercise.kind), let failure = verdict.failure,
      failure.isAboutConversation, failure.layer != .released,
      let run = verdict.traces.first(where: { $0.scenario == failure.scenario }),
      let pattern = try? Pattern.pattern(named: page.pattern)
    else { return nil }
    let header = run.trace.header
    let script = Script(setup: header.setup, actions: header.actions)
    guard let play = try? script.run(in: pattern) else { return nil }
    (scenario, expected, found) = (run.scenario, play.trace, run.trace)
  }

  /// Around the first difference; empty where there is none.
  func styled(width: Int, _ options: Options) -> Styled {
    let columns = Both(
      column(localized("the pattern as it is"), expected, options),
      column(localized("your code"), found, options))
    let alignment = StoryAlignment(columns.first.run, columns.second.run)
    let table = StorySheet(columns, alignment, options.charset).aroundParting(width: width)
    guard !table.lines.isEmpty else { return Styled() }
    let words = localized(
      "Where the conversations in \(scenario) part first (*: one side only, ~: elsewhere on the other):"
    )
    return .wrapped(words, to: width, .faint) + table
  }

  private func column(_ title: String, _ trace: Trace, _ options: Options) -> StoryColumn {
    StoryColumn(title: title, trace, drawnAs: Diagram(trace, showing: options.detail))
  }
}
