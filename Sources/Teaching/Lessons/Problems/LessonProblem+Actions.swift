import Localization

extension LessonProblem {
  /// Actions to perform: those of a section, and those of a scenario file.
  public enum ActionsProblem: Hashable, Sendable {
    case bothRunAndActions
    case setupWithoutActions
    case tooManySteps(Int, limit: Int)
    case noTitle
    case lateSetup
    case severalActions
    case noActions
    case unknownScenarioWord(String)

    var message: String {
      switch self {
      case .bothRunAndActions:
        localized("`run:` names a scenario and `actions:` lists actions. Keep one of them.")
      case .setupWithoutActions:
        localized(
          "the scenario brings its own set-up. Remove `setup:`, or list the `actions:` too.")
      case .tooManySteps(let count, let limit):
        localized(
          "this takes \(count) steps, and \(limit) are enough for any lesson. Leave some out.")
      case .noTitle: localized("the scenario has no title. Begin with a line `# What it shows`.")
      case .lateSetup: localized("a set-up line comes after an action. Move it up.")
      case .severalActions:
        localized(
          """
          this line has several actions. Put each on a line of its own; in a set-up, each such line \
          begins with `setup:`.
          """)
      case .noActions:
        localized("the scenario has no action. Write one on each line, such as `launch`.")
      case .unknownScenarioWord(let word):
        localized(
          """
          no line of a scenario begins with `\(word.shortened)`. Write `# title`, `setup: action` \
          or an action.
          """)
      }
    }
  }

  /// Markdown that cannot be shown as it is, and links that lead nowhere.
  public enum MarkdownProblem: Hashable, Sendable {
    case tooDeep(limit: Int)
    case openDetails
    case otherClass
    /// A summary says that it is for teachers, and its class does not.
    case notesWithoutClass
    case openCode(fence: String)
    case deadLink(String)
    case linkOutside(String)
    case linkScheme(String)

    var message: String {
      switch self {
      case .tooDeep(let limit):
        localized("this is nested more than \(limit) levels deep. Use fewer levels.")
      case .openDetails:
        localized(
          """
          `<details>` and `</details>` do not match. Write each hint as `<details><summary>Hint \
          1</summary>`, a blank line, the hint, a blank line, `</details>`.
          """)
      case .otherClass:
        localized(
          """
          this is shown to learners. If it is for teachers, write `class="teacher"`; if not, leave the class out.
          """)
      case .notesWithoutClass:
        localized(
          """
          this is shown to learners. If it is for teachers, begin it with `<details class="teacher">`; if not, \
          give it another summary.
          """)
      case .openCode(let fence):
        localized(
          "this code has no end. Close it with a line \(fence), without spaces before it or words after it."
        )
      case .deadLink(let url):
        localized(
          "the lesson directory has no file `\(url.shortened)`. Correct or remove the link.")
      case .linkOutside(let url):
        localized(
          "`\(url.shortened)` leads out of the lesson directory. Link to a lesson or to the web.")
      case .linkScheme(let url):
        localized(
          "`\(url.shortened)` cannot be linked to. Use `https:`, `http:` or `mailto:`.")
      }
    }
  }
}
