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

extension ExerciseVerdictSheet {
  /// What the pattern as it is says in a scenario, next to what wrong code says there, around the first difference.
  /// Empty where there is none, and where the pattern as it is does not show what is right: a feature is missing in it,
  /// and the steps of taking a class apart lead there only at their end.
  func conversation(width: Int) -> Styled {
    guard [.fix, .make].contains(page.exercise.kind), let failure = verdict.failure,
      failure.isAboutConversation, failure.layer != .released,
      let run = verdict.traces.first(where: { $0.scenario == failure.scenario }),
      let pattern = try? Pattern.pattern(named: page.pattern)
    else { return Styled() }
    let header = run.trace.header
    let script = Script(setup: header.setup, actions: header.actions)
    guard let play = try? script.run(in: pattern) else { return Styled() }
    let columns = Both(
      column(localized("the pattern as it is"), play.trace),
      column(localized("your code"), run.trace))
    let alignment = StoryAlignment(columns.first.run, columns.second.run)
    let sheet = StorySheet(columns, alignment, display.options.charset)
    let table = sheet.aroundParting(width: width)
    guard !table.lines.isEmpty else { return Styled() }
    let words = localized(
      "Where the conversations in \(run.scenario) part first (*: one side only, ~: elsewhere on the other):"
    )
    return .wrapped(words, to: width, .faint) + table
  }

  private func column(_ title: String, _ trace: Trace) -> StoryColumn {
    StoryColumn(title: title, trace, drawnAs: Diagram(trace, showing: display.options.detail))
  }
}
