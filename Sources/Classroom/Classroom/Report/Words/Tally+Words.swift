import Localization
import Progress

nonisolated extension Tally {
  /// `3 of 5 right at once, 1 later, 1 shown; 2 left open, 4 hints, 1 task done`, without zeros.
  public var words: String {
    let parts = [triedWords, others.commaSeparated].filter { !$0.isEmpty }
    return parts.isEmpty ? localized("nothing yet") : parts.joined(separator: localized("; "))
  }

  /// `3 of 5 right at once, 1 later, 1 shown`; empty when nothing was tried.
  public var triedWords: String {
    tried > 0 ? ([rightWords] + later).commaSeparated : ""
  }

  /// `3 of 5 right at once`
  public var rightWords: String {
    localized("\(self[.rightAtFirstTry]) of \(tried) right at once")
  }

  /// The tally of a lesson: `5 of 21 questions: 3 right at once, 1 later, 1 shown; 2 left open`
  func words(ofQuestions count: Int) -> String {
    let first = localized("\(self[.rightAtFirstTry]) right at once")
    let tries = localized("\(tried) of \(count) questions: \(([first] + later).commaSeparated)")
    let parts = [tried > 0 ? tries : "", others.commaSeparated].filter { !$0.isEmpty }
    return parts.joined(separator: localized("; "))
  }

  var hintWords: String {
    localized(hints, one: "1 hint", other: "\(hints) hints")
  }

  private var later: [String] {
    [
      (self[.rightLater], localized("\(self[.rightLater]) later")),
      (self[.wrong], localized("\(self[.wrong]) still wrong")),
      (self[.shown], localized("\(self[.shown]) shown")),
    ].filter { $0.0 > 0 }.map(\.1)
  }

  private var others: [String] {
    let done = self[.done]
    return [
      (self[.skipped], localized("\(self[.skipped]) left open")),
      (hints, hintWords),
      (done, localized(done, one: "1 task done", other: "\(done) tasks done")),
      (
        tasksShown,
        localized(tasksShown, one: "1 solution shown", other: "\(tasksShown) solutions shown")
      ),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}

nonisolated extension LearnerStatistics.LessonStatistics {
  /// `mvc: 5 of 23 done (21 %); 5 of 21 questions: 3 right at once, 2 shown; 2026-03-02`
  public var words: String {
    let parts = [completion.words, tally.words(ofQuestions: questions), days.words]
      .filter { !$0.isEmpty }
    return localized("\(lesson): \(parts.joined(separator: localized("; ")))")
  }
}
