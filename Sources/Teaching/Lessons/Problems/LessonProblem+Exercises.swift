import Localization
import Patches

extension LessonProblem {
  /// An exercise, and the patches beside it.
  public enum ExerciseProblem: Hashable, Sendable {
    case unknownValue(String, of: String, choices: [String])
    case noPattern
    case unreadablePatch(line: Int)
    /// A patch changes a file that its pattern does not have.
    case noFile(String)
    /// A patch was made for another text of this file.
    case differs(String, line: Int)

    var message: String {
      switch self {
      case .unknownValue(let word, let key, let choices):
        localized(
          "`\(word.shortened)` is no `\(key)`. Write one of these: \(choices.listed("or")).")
      case .noPattern:
        localized("this exercise names no pattern. Add a line `pattern: mvc` to the front matter.")
      case .unreadablePatch(let line):
        localized("line \(line) is not a patch. Make the file anew with `git diff`.")
      case .noFile(let path):
        localized("the pattern has no file `\(path.shortened)`. Correct the path in the patch.")
      case .differs(let path, let line):
        localized(
          """
          `\(path.shortened)` has other lines at \(line) than this patch expects. Make the patch \
          anew.
          """)
      }
    }
  }
}

extension LessonProblem.ExerciseProblem {
  init(_ problem: PatchProblem) {
    self =
      switch problem {
      case .unreadable(let line): .unreadablePatch(line: line)
      case .noFile(let path): .noFile(path)
      case .differs(let path, let line): .differs(path, line: line)
      }
  }
}
