import Grammar
import Localization

// Words of other programs and of everyday speech, in place of a command or of an answer.

extension Understanding {
  /// A request in place of an answer, such as `提示` or `no idea`. A word that the question knows is an answer.
  func habit(insteadOfAnswer line: String) -> ShellProblem? {
    guard case .answer(let asked, isOpen: true) = lessons.open.awaited,
      let habit = wholeHabit(line)
    else { return nil }
    let isAnswer =
      asked.asksForLetters
      ? asked.callsChoices(line) || asked.namesChoices(line) : asked.knows(line)
    return isAnswer ? nil : .input(.habit(Words(line).words.joined(separator: " "), habit))
  }

  /// Words that say what they want, such as `go back`, although their beginning is short for a command. Neither is a
  /// word short for one where a question is open.
  func habit(insteadOfCommand line: String) -> ShellProblem? {
    let words = Words(line).words
    guard let first = words.first, !Session.commands.names.contains(first.lowercased()),
      !session.aliases.names.contains(first)
    else { return nil }
    if words.count > 1, first.count > 1, let habit = wholeHabit(line) {
      return .input(.habit(words.joined(separator: " "), habit))
    }
    return shortCommand(insteadOfLetter: line)
  }

  func wholeHabit(_ line: String) -> Habit? {
    let isGoBack = ["goback", "返回"].contains(line.lowercased().filter(\.isLetter))
    return isGoBack ? .line(mayMeanPageBefore ? "previous" : "back") : Habit(whole: line)
  }

  /// `go back` means the app while a task is open, and where there is no page before.
  private var mayMeanPageBefore: Bool {
    !lessons.open.hasOpenTask && lessons.open.bookmark?.previous != nil
  }

  /// Where `back`, which is something that the user does in the app, may have meant the page.
  func pageBefore(insteadOf words: [String]) -> String? {
    guard words.map({ $0.lowercased() }) == ["back"], mayMeanPageBefore else { return nil }
    return localized("The page before: previous")
  }
}
