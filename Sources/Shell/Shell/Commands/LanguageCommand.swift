import Cells
import Localization

extension Command {
  static let language = Command(
    "language", .shell, to: "the language of lessons and answers",
    details: "Words of commands, names in drawings and the words on the app's screen stay English.",
    Form(.optional(.language), run: Session.language))
}

extension Argument<Language> {
  fileprivate static var language: Self {
    .init(Language.choices, candidates: Candidates.choices(of: Language.self)) {
      (word, _) throws(ShellProblem) in try Option.lang.read(word, nil)
    }
  }
}

extension Session {
  fileprivate func language(_ request: Request) throws(ShellProblem) -> Reply {
    guard let language = try request.ifGiven(.language) else {
      return Reply(Styled(language.rawValue))
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
