import Diagrams
import Lessons
import Localization

/// Exercises on the runs of a lesson: messages are missing, and more of them in each exercise.
struct ExerciseSheet {
  private let title: String
  private let exercises: [RunExercise]
  private let columns: Int

  /// Each run once. The forms of exercises take turns.
  init(_ lesson: PackedLesson, columns: Int) {
    title = lesson.title
    self.columns = columns
    var seen: [Diagram] = []
    var exercises: [RunExercise] = []
    for page in lesson.pages {
      guard let diagram = page.figure?.run?.watched.diagram, !seen.contains(diagram) else {
        continue
      }
      seen.append(diagram)
      let form = RunExercise.Form.allCases[exercises.count % RunExercise.Form.allCases.count]
      let exercise = RunExercise(form, on: page, number: exercises.count + 1)
      exercises += [exercise].compactMap(\.self)
    }
    self.exercises = exercises
  }

  var isEmpty: Bool { exercises.isEmpty }

  var blocks: [Block] {
    [
      .heading(1, [.text(localized("\(title): exercises"))]),
      .paragraph(localized("Name: \(Blank.line)")),
      .paragraph(
        localized(
          """
          Every exercise is a run of the app in which something is missing. Ask yourself which \
          object knows which other, and who may send what to whom. Page numbers refer to the \
          handout.
          """)),
    ] + exercises.flatMap { $0.blocks(columns: columns) }
  }

  /// The solutions, for the teacher's key.
  var solutionBlocks: [Block] {
    isEmpty
      ? [] : [.heading(2, [.text(localized("Exercises"))])] + exercises.flatMap(\.solutionBlocks)
  }
}
