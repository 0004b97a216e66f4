import Documents
import Lessons

/// A bank as a table in CSV: a row for each question, with its text, its answer, its options and
/// its hints.
struct QuestionTable {
  let bank: QuestionBank

  var lines: Lines {
    Lines(
      [CSV.byteOrderMark + CSV.row(heading)]
        + bank.chapters.flatMap { chapter in
          chapter.questions.flatMap { CSV.lines(row($0, chapter)) }
        })
  }

  private var heading: [String] {
    [
      "id", "lesson", "title", "form", "tags", "question", "drawing", "answer", "explanation",
    ]
      + (0..<mostOptions).flatMap { [Letters.letter($0), "why \(Letters.letter($0))"] }
      + (0..<mostHints).map { "hint \($0 + 1)" }
  }

  private var mostOptions: Int { bank.questions.map(\.options.count).max() ?? 0 }
  private var mostHints: Int { bank.questions.map(\.hints.count).max() ?? 0 }

  private func row(_ question: BankQuestion, _ chapter: QuestionBank.Chapter) -> [String] {
    let options = question.options.flatMap { [$0.text.plainText, $0.reason.plainText] }
    let gap = Array(repeating: "", count: (mostOptions - question.options.count) * 2)
    let hints = question.hints.map(\.text.plainText)
    return [
      question.id, chapter.title, question.title, question.form.name,
      question.tags.joined(separator: " "), question.prompt.plainText,
      question.drawing.joined(separator: "\n"), question.answerInLetters,
      question.explanation.plainText,
    ] + options + gap + hints + Array(repeating: "", count: mostHints - hints.count)
  }
}

extension BankQuestion.Form {
  fileprivate var name: String {
    switch self {
    case .choice: "choice"
    case .order: "order"
    case .blanks: "blanks"
    case .word: "word"
    case .task: "task"
    }
  }
}

extension [Block] {
  /// Without any wrapped lines.
  fileprivate var plainText: String { styled(width: widest).plain }
}

extension [Inline] {
  fileprivate var plainText: String { styled(width: widest).plain }
}

/// Wider than any paragraph that a lesson file may hold.
private let widest = 1_000_000
