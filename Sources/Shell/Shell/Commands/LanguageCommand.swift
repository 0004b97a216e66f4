import Localization

extension Command {
  static let language = Command(
    name: "language", usages: ["language [\(Language.choices)]"],
    summary: "the language of lessons and answers",
    details: "Words of commands, names in drawings and the words on the app's screen stay English.",
    family: .shell, vocabulary: .languages, body: Session.language)
}
