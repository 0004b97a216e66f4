import Cells
import Lessons
import Localization

/// The `README.md` of a learner's folder.
struct ExerciseReadme {
  let page: ExercisePage
  /// The types that the learner's files use and that are not in the folder, since all patterns of the app share them.
  var shared: [String] = []
  /// The directory of its lessons, where the program does not find them without it.
  var lessons: String?

  var text: String {
    """
    # \(page.title)

    \(page.section.openBlocks.markdown)

    ## \(localized("How to do it"))

    \(files)
    * \(localized("`lifeline exercise check` in this folder judges what you wrote. `lifeline exercise hint` helps."))
    \(placeOfLessons)* \(localized("It is judged by these scenarios: \(page.exercise.runs.listed(.and))."))

    """
  }

  private var files: String {
    let lines =
      page.exercise.kind == .project
      ? [
        localized("Edit any file in `edit`. The tests of the pattern are in `edit/Tests`."),
        localized("Write the actions that show the feature into `feature.scenario`."),
        localized("`lifeline exercise report --output report.md` makes what you hand in."),
      ]
      : [
        localized(
          "Edit the files in `edit`: \(page.exercise.files.map { "`\($0)`" }.listed(.and))."),
        localized(
          "The files in `read` are the rest of the pattern. What you change there has no effect."),
      ]
    return (lines + sharedLines).map { "* " + $0 }.joined(separator: "\n")
  }

  /// A line with its end; empty where nothing has to be said.
  private var placeOfLessons: String {
    guard let lessons else { return "" }
    let program = "\(Language.current.program) --lessons \(lessons.shellWord)"
    let words = localized(
      "Its lessons are in a folder of their own, so name that first: `\(program) exercise check`.")
    return "* \(words)\n"
  }

  private var sharedLines: [String] {
    guard let first = shared.first else { return [] }
    let names = shared.map { "`\($0)`" }.listed(.and)
    return [
      localized(
        "All patterns of the app share \(names), so they are not in this folder. To see one: `lifeline -c 'use \(page.pattern)' -c 'code \(first)'`"
      )
    ]
  }
}
