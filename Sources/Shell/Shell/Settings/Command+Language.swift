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
    .init(problem: { .line(.badValue($0, for: "language", expected: Language.choices)) })
  }
}
