import Localization
import Files

extension LessonProblem {
  /// An exercise, and the patches next to it.
  public enum ExerciseProblem: Hashable, Sendable {
    case unknownValue(String, of: String, choices: [String])
    case noPattern
    /// Folded text that is neither a hint nor for teachers.
    case otherDetails(hint: String)
    /// A file of the folder of exercises without an exercise.
    case noExercise
    /// One of `runs:`.
    case unknownScenario(UnknownWord)
    /// One of `edit:`.
    case unknownFile(UnknownWord)
    /// A patch changes a file outside the folder of its pattern.
    case pathOutside(String)
    case unreadablePatch(line: Int)
    /// A patch changes a file that its pattern does not have.
    case noFile(String)
    /// A start was made for another text of this file.
    case differs(String, line: Int)
    /// Another patch was made for another text of this file than the start has.
    case differsFromStart(String, line: Int)
    case emptyPatch
    /// A patch that is called like none of the versions.
    case noVersion(UnknownWord)
    /// A version by name, in an exercise that is not of the kind `test`.
    case plantedInVain(String)
    case nothingPlanted
    /// There is no folder with the patches of the exercise of this id.
    case noPatches(id: String)
    /// A version that has to fail, by name.
    case passes(String)
    /// The solution, the layer that it does not pass, and why.
    case solutionFails(layer: String, String)
    /// What a reader would ask about the solution.
    case solutionRaises(String)
    /// A version that fails, and not for the reason that its patch names.
    case failsElsewhere(String, layer: String, expected: String, String)
    /// The patch of a version does not say which layer is not passed.
    case noReason(String, found: String)
    /// The same, before it is known where the version fails.
    case unstatedReason(String, choices: [String])
    case tooFewWrong(Int, fewest: Int)
    /// A feature without recorded screens.
    case noScreens
    /// The record has another verdict on a version than the judge, and nothing that it depends on has changed.
    case otherVerdict(String, recorded: String, found: String)
    /// What is counted in the run of a solution is not what is recorded, or nothing is recorded.
    case otherFigures

    var message: String {
      switch self {
      case .unknownValue(let word, let key, let choices):
        localized(
          "`\(word.shortened)` is no `\(key)`. Write one of these: \(choices.listed(.or)).")
      case .noPattern:
        localized("this exercise names no pattern. Add a line `pattern: mvc` to the front matter.")
      case .otherDetails(let hint):
        localized(
          "this is neither a hint nor for teachers. Write `<summary>\(hint) 1</summary>`, or `<details class=\"teacher\">`."
        )
      case .noExercise:
        localized("no heading here has `type: exercise`. Add it to the first one.")
      case .unknownScenario(let name):
        localized("there is no scenario or feature `\(name.word.shortened)`.") + name.guess
      case .unknownFile(let path):
        localized(
          "the code of this exercise has no file `\(path.word.shortened)`. Correct `edit:`."
        ) + path.guess
      case .pathOutside(let path):
        localized(
          "`\(path.shortened)` is outside the folder of the pattern. Correct the path in the patch."
        )
      case .unreadablePatch(let line):
        localized("line \(line) is not a patch. Make the file again with `git diff`.")
      case .noFile(let path):
        localized("the pattern has no file `\(path.shortened)`. Correct the path in the patch.")
      case .differs(let path, let line):
        localized(
          """
          `\(path.shortened)` has other lines at \(line) than this patch expects. Make the patch \
          again.
          """)
      case .differsFromStart(let path, let line):
        localized(
          """
          `\(path.shortened)` has other lines at \(line) than this patch expects. It has to be a change of \
          `start.diff`, or of the pattern where there is none. Make the patch again.
          """)
      case .emptyPatch: localized("this patch changes nothing. Make it again, or remove the file.")
      case .noVersion(let name):
        localized("`\(name.word.shortened)` is no version of an exercise.") + name.guess
      case .plantedInVain(let version):
        localized(
          "`\(version)` is for an exercise of the kind `test`. Write `kind: test`, or rename the file."
        )
      case .nothingPlanted:
        localized(
          "an exercise of the kind `test` needs a mistake that the learner's tests have to find. Add a `planted-NAME.diff`."
        )
      case .noPatches(let id):
        localized(
          "there is no folder `\(id)` next to this file. The patches of an exercise are in a folder that is called like its id."
        )
      case .passes(let version):
        localized(
          "`\(version)` passes, but it has to fail. Change it, or the goals of the exercise.")
      case .solutionFails(let layer, let reason):
        localized("the solution does not pass `\(layer)`: \(reason)")
      case .solutionRaises(let remark):
        localized("the solution passes, but it raises a question: \(remark)")
      case .failsElsewhere(let version, let layer, let expected, let reason):
        localized(
          "`\(version)` has to fail at `\(expected)`, but it fails at `\(layer)`: \(reason)")
      case .noReason(let version, let found):
        localized(
          "`\(version)` does not say what it fails. Write `fails: \(found)` on the first line of its patch."
        )
      case .unstatedReason(let version, let choices):
        localized(
          "`\(version)` does not say what it fails. Write `fails:` and one of these on the first line of its patch: \(choices.listed(.or))."
        )
      case .tooFewWrong(let count, let fewest):
        localized(
          count,
          one:
            "this exercise has 1 wrong version. It needs \(fewest): code that works, and is wrong nevertheless.",
          other:
            "this exercise has \(count) wrong versions. It needs \(fewest): code that works, and is wrong nevertheless."
        )
      case .noScreens:
        localized(
          "these screens were not recorded yet. Record them with `check --exercises --write`.")
      case .otherVerdict(let version, let recorded, let found):
        localized(
          "the record says `\(recorded)` of `\(version)`, but the judge says `\(found)`, and nothing that this depends on has changed. Judge all versions again: `check --exercises --write`."
        )
      case .otherFigures:
        localized(
          "what is counted in the run of this solution is not what is recorded for `costs`. Record it with `check --exercises --write`."
        )
      }
    }
  }
}

extension LessonProblem.ExerciseProblem {
  /// - Parameter inStart: whether the patch is the start, which is a change of the pattern itself.
  init(_ problem: PatchProblem, inStart: Bool) {
    self =
      switch problem {
      case .unreadable(let line): .unreadablePatch(line: line)
      case .noFile(let path): .noFile(path)
      case .differs(let path, let line):
        inStart ? .differs(path, line: line) : .differsFromStart(path, line: line)
      }
  }
}
