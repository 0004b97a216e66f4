import Cells
import Documents

/// A bank in GIFT, the plain text format of Moodle, with a category for each lesson.
///
/// `->` occurs in pairs only: Moodle would read any other `->` as a pair, too.
struct GIFT {
  let bank: QuestionBank

  var lines: Lines { Lines(bank.chapters.flatMap(lines)) }

  private func lines(_ chapter: QuestionBank.Chapter) -> [String] {
    let path = chapter.title.printable.escaping(["/": "//"])
    return ["$CATEGORY: $course$/top/\(path)", ""]
      + chapter.questions.flatMap { lines($0) + [""] }
  }

  private func lines(_ question: BankQuestion) -> [String] {
    let explanation = question.explanationHTML
    return [
      remark(question),
      "::\(question.title.printable.gift)::[html]\(question.promptHTML.gift) {",
    ] + answers(to: question) + (explanation.isEmpty ? [] : ["####" + explanation.gift]) + ["}"]
  }

  /// A comment with id and tags, which Moodle reads.
  private func remark(_ question: BankQuestion) -> String {
    let tags = question.tags.map { "[tag:\($0.bracketed)]" }
    return (["//", "[id:\(question.id.shortened(to: 100))]"] + tags).joined(separator: " ")
  }

  private func answers(to question: BankQuestion) -> [String] {
    switch question.form {
    case .choice: choices(of: question)
    case .order, .blanks:
      question.pairs.map { "=\($0.gift) -> \($1.text.words.printable.unarrowed.gift)" }
    case .word:
      question.words.map { word, option in
        let sign = option.isRight ? "=" : "=%0%"
        return sign + word.withoutWildcards.withoutArrow.gift + option.reason.giftFeedback
      }
    case .task: []
    }
  }

  private func choices(of question: BankQuestion) -> [String] {
    let fractions = Fractions(rights: question.options.map(\.isRight))
    return zip(question.options, fractions.percents).map { option, percent in
      let sign = fractions.isSingle ? (option.isRight ? "=" : "~") : "~%\(percent)%"
      return sign + option.text.html.gift + option.reason.giftFeedback
    }
  }
}
