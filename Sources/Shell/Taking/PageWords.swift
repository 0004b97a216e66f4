import Course
import Lessons

/// What stands on a page beside what its author wrote.
enum PageWords {
  static func footer(of bookmark: Bookmark) -> String {
    let place = "Page \(bookmark.page + 1) of \(bookmark.pages)."
    if let work = bookmark.work, work.isOpen { return "\(place) \(way(on: work))" }
    return bookmark.isLast
      ? "\(place) This is the end. recap writes down what you learned; lessons shows what else "
        + "there is."
      : "\(place) Type next to go on."
  }

  private static func way(on work: PageWork) -> String {
    switch work.duty {
    case .question: "hint helps, skip shows the answer."
    case .task: "Type what to do. hint helps, task shows this page, skip shows a solution."
    }
  }

  static func invitation(to asked: Asked) -> String {
    switch asked.answer {
    case .one: "Type a letter."
    case .several: "More than one is right. Type all their letters, as in: a c"
    case .sequence where asked.question.form == .fill:
      "Which of these stands where? Type the letters of (1), (2) and so on, as in: \(example(asked))"
    case .sequence: "Type the letters in the right order, as in: \(example(asked))"
    case .words: "Type the word. If it is a command, too: say WORD"
    }
  }

  private static func example(_ asked: Asked) -> String {
    asked.options.indices.reversed().map { Letters.letter($0) }.joined(separator: " ")
  }

  static func reason(_ reason: MadeReason) -> String {
    switch reason {
    case .happens: "This is what happens."
    case .forbidden(let from, let to):
      "The contract knows no message from \(from.heading) to \(to.heading)."
    case .later(let number): "It is sent, but later: it is message \(number)."
    case .unused: "The contract allows it, but it is not sent in this run."
    case .never: "It is not sent in this run."
    }
  }

  nonisolated static func message(_ problem: Misunderstanding) -> String {
    switch problem {
    case .onlyOne(let last): "One of these is right. Type one letter, from a to \(letter(last))."
    case .notALetter(let letter, let last):
      "There is no choice \(letter.quoted). They go from a to \(self.letter(last))."
    case .tooFew(let count, let needed):
      "These are \(count), and \(needed) are needed. Type every letter once."
    case .repeated(let letter): "\(letter.quoted) stands there twice. Type every letter once."
    case .empty: "Type an answer, or hint, or skip."
    }
  }

  private nonisolated static func letter(_ last: Int) -> String { Letters.letter(max(last - 1, 0)) }
}
