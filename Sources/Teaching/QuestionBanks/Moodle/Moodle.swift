import Cells
import Digests
import Documents

/// A bank in the XML of Moodle: a category for each lesson.
///
/// Orders and blanks are matching questions: Moodle's own questions of order are missing in many an
/// installation, which then refuses the file.
struct Moodle {
  /// How many right choices can share a whole, by Moodle's list of fractions.
  static let mostRight = 10

  let bank: QuestionBank

  var lines: Lines {
    Lines(Markup.tag("quiz", [:], bank.chapters.flatMap(elements)).document)
  }

  private func elements(_ chapter: QuestionBank.Chapter) -> [Markup] {
    [category(chapter.title)] + chapter.questions.map(element)
  }

  /// A slash would begin a category inside.
  private func category(_ title: String) -> Markup {
    let path = "$course$/top/" + title.printable.replacing("/", with: "//")
    return .tag("question", ["type": "category"], [.tag("category", [:], [text(path)])])
  }

  private func element(_ question: BankQuestion) -> Markup {
    .tag("question", ["type": question.moodleType], head(of: question) + answers(to: question))
  }

  private func head(of question: BankQuestion) -> [Markup] {
    [
      .tag("name", [:], [text(question.title.printable)]),
      html("questiontext", question.promptHTML),
      html("generalfeedback", question.explanationHTML),
      .tag("defaultgrade", "1"), .tag("penalty", "0.3333333"), .tag("hidden", "0"),
      .tag("idnumber", question.id.shortened(to: 100)),
    ]
  }

  private func answers(to question: BankQuestion) -> [Markup] {
    let body: [Markup] =
      switch question.form {
      case .choice: choices(of: question)
      case .order, .blanks: pairs(of: question)
      case .word: words(of: question)
      case .task: [.tag("responseformat", "editor"), .tag("responserequired", "1")]
      }
    return body + hints(of: question)
      + [.tag("tags", [:], question.tags.map { .tag("tag", [:], [text($0)]) })]
  }

  private func hints(of question: BankQuestion) -> [Markup] {
    if case .task = question.form { return [] }
    return question.hints.map { html("hint", $0.html) }
  }

  private func choices(of question: BankQuestion) -> [Markup] {
    let fractions = Fractions(question.options.map(\.isRight))
    let answers = zip(question.options, fractions.percents).map { option, percent in
      Markup.tag(
        "answer", ["fraction": percent, "format": "html"],
        [text(option.text.html.source), html("feedback", option.reason.html)])
    }
    return [
      .tag("single", fractions.isSingle ? "true" : "false"), .tag("shuffleanswers", "true"),
      .tag("answernumbering", "abc"),
    ] + answers
  }

  private func pairs(of question: BankQuestion) -> [Markup] {
    [.tag("shuffleanswers", "true")]
      + question.pairs.map { place, option in
        .tag(
          "subquestion", ["format": "html"],
          [text(place), .tag("answer", [:], [text(option.text.words)])])
      }
  }

  private func words(of question: BankQuestion) -> [Markup] {
    [.tag("usecase", "0")]
      + question.words.map { word, option in
        .tag(
          "answer", ["fraction": option.isRight ? "100" : "0", "format": "plain_text"],
          [text(word.withoutWildcards), html("feedback", option.reason.html)])
      }
  }

  private func html(_ name: String, _ markup: [Markup]) -> Markup {
    .tag(name, ["format": "html"], [text(markup.source)])
  }

  private func text(_ text: String) -> Markup { .tag("text", text) }
}

extension BankQuestion {
  fileprivate var moodleType: String {
    switch form {
    case .choice: "multichoice"
    case .order, .blanks: "matching"
    case .word: "shortanswer"
    case .task: "essay"
    }
  }
}

extension String {
  /// In a short answer a star stands for anything, unless it follows a backslash.
  var withoutWildcards: String { printable.replacing("*", with: "\\*") }

  /// The same text, when it fits; else as much of it as leaves room for eight signs that tell it from
  /// others.
  func shortened(to count: Int) -> String {
    guard self.count > count else { return self }
    return prefix(count - 9) + "-" + SHA256.digest(of: utf8).prefix(8)
  }
}
