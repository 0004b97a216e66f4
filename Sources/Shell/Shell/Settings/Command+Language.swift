import Grammar
import Localization

extension Command {
  static let language = Command(
    "language", .shell, to: "the language of lessons and answers",
    example: ["language zh-Hans"],
    details: "Words of commands, names in drawings and the words on the app's screen stay English.",
    Form(.optional(.language), run: Session.language))
}

extension Argument<Language> {
  static var language: Self {
    .init(Language.choices, candidates: Candidates.choices(of: Language.self)) {
      (word, _) throws(ShellProblem) in
      guard let language = Language(typed: word) else {
        throw .line(.badValue(word, for: "language", expected: Language.choices))
      }
      return language
    }
  }
}
