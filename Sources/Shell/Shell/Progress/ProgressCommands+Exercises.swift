import Lessons
import Progress
import Workshop

/// Exercises are kept as questions of a lesson of their own. An answer is the layer that the code did not pass; it is
/// empty for code that passed all.
extension ProgressCommands {
  func record(_ verdict: ExerciseVerdict, on page: ExercisePage) {
    let layer = (verdict.failure?.layer).map(\.rawValue)
    record(
      .answered(
        .init(verdict.isPassed ? .right : .wrong, given: layer.map { [$0] } ?? [])),
      inExercise: page.id)
  }

  func recordHint(_ number: Int, on page: ExercisePage) {
    record(.sawHint(number), inExercise: page.id)
  }

  func recordShown(_ page: ExercisePage) {
    record(.answered(.init(.shown)), inExercise: page.id)
  }
}
