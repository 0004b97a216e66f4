import Cells
import Localization

extension Command {
  static let language = Command(
    name: "language", usages: ["language [\(Language.choices)]"],
    summary: "the language of lessons and answers",
    details: "Words of commands, names in drawings and the words on the app's screen stay English.",
    family: .shell, vocabulary: .languages, body: Session.language)
}

extension Session {
  fileprivate func language(_ request: Request) throws(ShellProblem) -> Reply {
    guard let word = try request.optionalWord() else { return Reply(Styled(language.rawValue)) }
    guard let language = Language(rawValue: word) else {
      throw .line(.badValue(word, for: .lang, expected: Language.choices))
    }
    self.language = language
    reopenLesson()
    return Language.$current.withValue(language) {
      Reply(.wrapped(localized("English it is."), to: width))
    }
  }

  /// The page that lies open, in the present language.
  private func reopenLesson() {
    guard let open = bookmark, !open.isReview, let entry = library?[open.lesson.id],
      let lesson = library?.lesson(entry, in: language.rawValue).value,
      lesson.sections.indices.contains(open.page)
    else { return }
    bookmark = Bookmark(lesson: lesson, page: open.page)
  }
}
