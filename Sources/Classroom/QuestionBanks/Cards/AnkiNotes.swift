import Cells
import Documents
import Lessons

/// A bank as notes for Anki, with a deck for each lesson and a note for each question.
///
/// The type of note is left open: its name depends on the language of Anki.
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
    let deck = "Lifeline::" + chapter.title.printable.withoutDecks
    let tags = question.tags.map(\.tag).joined(separator: " ")
    return [question.id, front(of: question), back(of: question), tags, deck]
      .joined(separator: "\t")
  }

  private func front(of question: BankQuestion) -> String {
    let hints = question.hints.map { hint in
      Markup.tag("details", [:], [.tag("summary", [:], hint.title.html)] + hint.text.html)
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

  /// Aligned left: a centred drawing would fall apart.
  private func side(_ html: [Markup]) -> String {
    Markup.tag("div", ["style": "text-align: left"], html).source.replacing("\n", with: "<br/>")
  }
}

extension BankQuestion {
  /// Each option with its letter; empty when options are not shown.
  fileprivate var lettered: [[Markup]] {
    switch form {
    case .choice, .order, .blanks:
      options.enumerated().map { [.text(Letters.letter($0) + ") ")] + $1.text.html }
    case .word, .task: []
    }
  }

  /// An option with a mark that says whether it is right.
  fileprivate func marked(_ index: Int) -> [Markup] {
    let sign = options[index].isRight ? "✓ " : "✗ "
    let text = lettered.isEmpty ? options[index].text.html : lettered[index]
    return [.text(sign)] + text
  }
}

extension String {
  /// With a hyphen for every sign that a tag cannot have.
  fileprivate var tag: String {
    let kept = "-.".unicodeScalars
    let signs = unicodeScalars.map { $0.properties.isXIDContinue || kept.contains($0) ? $0 : "-" }
    return String(String.UnicodeScalarView(signs))
  }

  /// Two colons would begin a deck in the deck.
  fileprivate var withoutDecks: String {
    replacing(#/::/#.matchingSemantics(.unicodeScalar), with: ": :")
  }
}
