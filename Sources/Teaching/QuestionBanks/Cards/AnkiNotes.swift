import Cells
import Documents
import Lessons

/// A bank as notes for Anki: a deck for each lesson, a note for each question.
///
/// Of the type of note nothing is said: what it is called depends on the language of whoever reads it.
struct AnkiNotes {
  let bank: QuestionBank

  var lines: Lines {
    let head = [
      "#separator:Tab", "#html:true", "#guid column:1", "#tags column:4", "#deck column:5",
    ]
    return Lines(
      head + bank.chapters.flatMap { chapter in chapter.questions.map { row($0, chapter) } })
  }

  private func row(_ question: BankQuestion, _ chapter: QuestionBank.Chapter) -> String {
    let deck = "Lifeline::" + chapter.title.printable.replacing("::", with: ": :")
    let tags = question.tags.map(\.tag).joined(separator: " ")
    return [question.id, front(of: question), back(of: question), tags, deck]
      .joined(separator: "\t")
  }

  private func front(of question: BankQuestion) -> String {
    let hints = question.hints.map { hint in
      Markup.tag("details", [:], [.tag("summary", [:], hint.title.html)] + hint.html)
    }
    return side(question.promptHTML + question.lettered.map { .tag("p", [:], $0) } + hints)
  }

  private func back(of question: BankQuestion) -> String {
    let answer = question.answerInLetters
    let reasons = question.options.enumerated().filter { !$1.reason.isEmpty }.map {
      Markup.tag("li", [:], question.marked($0) + $1.reason.html)
    }
    return side(
      (answer.isEmpty ? [] : [.tag("p", [:], [.tag("strong", [:], answer.html)])])
        + (reasons.isEmpty ? [] : [.tag("ul", [:], reasons)])
        + question.closingHTML)
  }

  /// A drawing in the middle of a card would fall apart.
  private func side(_ html: [Markup]) -> String {
    Markup.tag("div", ["style": "text-align: left"], html).source.replacing("\n", with: "<br/>")
  }
}

extension BankQuestion {
  /// Each option behind its letter, where options are shown.
  fileprivate var lettered: [[Markup]] {
    switch form {
    case .choice, .order, .blanks:
      options.enumerated().map { [.text(Letters.letter($0) + ") ")] + $1.text.html }
    case .word, .task: []
    }
  }

  /// An option with what it is worth.
  fileprivate func marked(_ index: Int) -> [Markup] {
    let sign = options[index].isRight ? "✓ " : "✗ "
    let text = lettered.isEmpty ? options[index].text.html : lettered[index]
    return [.text(sign)] + text
  }
}

extension String {
  /// A tag has no spaces, and only hyphens stand for what else would be read as something else.
  fileprivate var tag: String {
    String(map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}
