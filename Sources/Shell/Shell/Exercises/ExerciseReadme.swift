import Cells
import Lessons
import Localization

/// The `README.md` of a learner's folder.
struct ExerciseReadme {
  let page: ExercisePage

  var text: String {
    """
    # \(page.title)

    \(page.section.openBlocks.markdown)

    ## \(localized("How to do it"))

    \(files)
    * \(localized("`lifeline exercise check` in this folder judges what you wrote. `lifeline exercise hint` helps."))
    * \(localized("It is judged by these scenarios: \(page.exercise.runs.listed("and"))."))

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
          "Edit the files in `edit`: \(page.exercise.files.map { "`\($0)`" }.listed("and"))."),
        localized(
          "The files in `read` are the rest of the pattern. What you change there has no effect."),
      ]
    return lines.map { "* " + $0 }.joined(separator: "\n")
  }
}
