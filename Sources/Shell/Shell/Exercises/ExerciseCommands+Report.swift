import Classroom
import Course
import Diagrams
import Documents
import Grammar
import Lessons
import Localization
import Files
import Stage
import Trace
import Workshop

extension ExerciseCommands {
  /// Judges, and makes the report that a learner hands in.
  func report(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let verdict = try verdict(on: place)
    progress.record(verdict, on: place.page)
    let complaint = keep(verdict, in: place).complaint
    let report = ExerciseReport(
      on: place.page, patch: try patch(of: place), verdict: verdict,
      reasons: verdict.reasons + verdict.wordsOnVariant, before: try runsBefore(of: place.page)
    ) { [self] trace in drawing(of: trace) }
    let text =
      request.options[Option<ExerciseReportFormat>.format] == .html
      ? report.html(language: language) : report.markdown
    return try delivery.deliver(Lines(text: text), request.options)
      .with { $0.add(complaintAbove: complaint) }
  }

  private func runsBefore(of page: ExercisePage) throws(ShellProblem) -> [String: Trace] {
    guard let pattern = Pattern(named: page.pattern) else { return [:] }
    let scenarios = try library.requireCourse().index.scenarios(for: pattern)
    var runs: [String: Trace] = [:]
    // The pattern as it is cannot play a feature.
    for scenario in scenarios where page.exercise.runs.contains(scenario.name) {
      runs[scenario.name] = try Script(scenario).played(pattern).trace
    }
    return runs
  }

  private func drawing(of trace: Trace) -> [String] {
    guard let course = library.course else { return [] }
    return Array(Drawing(course.diagram(of: trace, .story), .init(), width: 100).lines)
  }
}

nonisolated enum ExerciseReportFormat: String, Choice {
  case markdown, html
}
