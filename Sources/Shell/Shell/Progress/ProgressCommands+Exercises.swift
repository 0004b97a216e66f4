import Lessons
import Progress
import Workshop

/// Exercises are kept as questions of a lesson of their own. An answer is the layer that the code did not pass; it is
/// empty for code that passed all. They are recorded from the command line, too, where most people check them.
extension ProgressCommands {
  private func section(_ page: ExercisePage) -> SectionID {
    SectionID(lesson: SectionID.exercises, section: page.id)
  }

  func record(_ verdict: ExerciseVerdict, on page: ExercisePage) {
    let layer = (verdict.failure?.layer).map(\.rawValue)
    record(
      .answered(
        .init(verdict.isPassed ? .right : .wrong, given: layer.map { [$0] } ?? [])),
      in: section(page))
  }

  func recordHint(_ number: Int, on page: ExercisePage) {
    record(.sawHint(number), in: section(page))
  }

  func recordShown(_ page: ExercisePage) {
    record(.answered(.init(.shown)), in: section(page))
  }

  /// How the learner did, by the ids of exercises.
  var exerciseResults: [String: SectionSummary] {
    let summaries = recordedLog.sectionSummaries.filter { $0.key.lesson == SectionID.exercises }
    return Dictionary(uniqueKeysWithValues: summaries.map { ($0.key.section, $0.value) })
  }
}
