import Cells
import Files
import Documents

/// A bank in Moodle XML, with a category for each lesson.
///
/// Orderings and blanks are matching questions: many installations lack Moodle's ordering questions
/// and would refuse the file.
struct Moodle {
  /// The most right choices that can share 100 %, by Moodle's list of fractions.
  static let mostRight = 10

  let bank: QuestionBank

  var lines: Lines {
    Lines(Markup.tag("quiz", [:], bank.chapters.flatMap(elements)).document)
  }

  private func elements(_ chapter: QuestionBank.Chapter) -> [Markup] {
    [category(chapter.title)] + chapter.questions.map(element)
  }

  /// A slash in the title would begin a subcategory.
  private func category(_ title: String) -> Markup {
    let path = "$course$/top/" + title.printable.escaping(["/": "//"])
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
      case .task: essay(question)
      }
    return body + hints(of: question)
      + [.tag("tags", [:], question.tags.map { .tag("tag", [:], [text($0)]) })]
  }

  private func hints(of question: BankQuestion) -> [Markup] {
    if case .task = question.form { return [] }
    return question.hints.map { html("hint", $0.text.html) }
  }

  private func essay(_ question: BankQuestion) -> [Markup] {
    [.tag("responseformat", "editor"), .tag("responserequired", "1")]
      + (question.grading.isEmpty ? [] : [html("graderinfo", question.grading.html)])
  }

  private func choices(of question: BankQuestion) -> [Markup] {
    let fractions = Fractions(rights: question.options.map(\.isRight))
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

  /// Moodle shuffles what there is to choose from in any case. This option is about the places, which have numbers.
  private func pairs(of question: BankQuestion) -> [Markup] {
    [.tag("shuffleanswers", "false")]
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
  /// With stars escaped: in a short answer, Moodle reads a star as a wildcard.
  var withoutWildcards: String { printable.escaping(["*": "\\*"]) }

  /// At most `count` characters. A longer text is cut, and ends in eight digits of its SHA-256.
  func shortened(to count: Int) -> String {
    guard self.count > count else { return self }
    return prefix(count - 9) + "-" + SHA256.digest(of: utf8).prefix(8)
  }
}
