import Classroom
import Diagrams
import Documents
import Lessons
import Localization
import Patches
import Stage
import Trace
import Workshop

extension ExerciseCommands {
  /// Judges, and makes the report that a learner hands in.
  func report(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let verdict = try verdict(on: place)
    progress.record(verdict, on: place.page)
    _ = place.folder.keep(verdict.traces)
    let report = ExerciseReport(
      on: place.page, patch: try patch(of: place), verdict: verdict,
      reasons: verdict.failure?.reasons ?? [], before: try runsBefore(of: place.page)
    ) { [self] trace in drawing(of: trace) }
    let text =
      request.options[Option<ExerciseReportFormat>.format] == .html
      ? report.html(language: language) : report.markdown
    return try delivery.deliver(Lines(text: text), request.options)
  }

  private func runsBefore(of page: ExercisePage) throws(ShellProblem) -> [String: Trace] {
    guard let pattern = Pattern(named: page.pattern) else { return [:] }
    let course = try library.requireCourse()
    var runs: [String: Trace] = [:]
    for name in page.exercise.runs {
      guard let script = course.script(name, in: pattern.name) else { continue }
      runs[name] = try? script.run(in: pattern).trace
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
