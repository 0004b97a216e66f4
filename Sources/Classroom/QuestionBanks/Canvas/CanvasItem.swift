import Cells
import Documents

/// A question as an item of QTI 1.2, with Canvas's names for the kinds of questions.
struct CanvasItem {
  let question: BankQuestion

  private static let response = "response1"

  var markup: Markup {
    .tag(
      "item", ["ident": question.id, "title": question.title],
      [
        metadata,
        .tag("presentation", [:], [material(question.promptHTML)] + responses),
        .tag("resprocessing", [:], [outcomes] + remarks + judgements),
      ] + feedback)
  }

  private var outcomes: Markup {
    let score = Markup.tag(
      "decvar",
      ["maxvalue": "100", "minvalue": "0", "varname": "SCORE", "vartype": "Decimal"])
    return score.inside("outcomes")
  }

  private var metadata: Markup {
    let fields: KeyValuePairs = [
      "question_type": question.canvasType, "points_possible": "1.0",
      "assessment_question_identifierref": question.id,
    ]
    let entries = fields.map {
      Markup.tag(
        "qtimetadatafield", [:], [.tag("fieldlabel", $0.key), .tag("fieldentry", $0.value)])
    }
    return Markup.tag("qtimetadata", [:], entries).inside("itemmetadata")
  }

  // MARK: Questions

  private var responses: [Markup] {
    switch question.form {
    case .choice: [choices]
    case .order, .blanks: question.pairs.indices.map(place)
    case .word, .task:
      [
        Markup.tag("response_label", ["ident": "answer1"]).inside("render_fib")
          .inside("response_str", ["ident": Self.response, "rcardinality": "Single"])
      ]
    }
  }

  private var choices: Markup {
    let labels = question.options.enumerated().map { index, option in
      Markup.tag("response_label", ["ident": label(index)], [material(option.text.html)])
    }
    let cardinality = question.rightOptions.count == 1 ? "Single" : "Multiple"
    return Markup.tag("render_choice", [:], labels)
      .inside("response_lid", ["ident": Self.response, "rcardinality": cardinality])
  }

  /// A place of a matching question.
  private func place(_ index: Int) -> Markup {
    let labels = question.partners.enumerated().map {
      Markup.tag("response_label", ["ident": label($0)], [plain($1)])
    }
    return .tag(
      "response_lid", ["ident": "response_\(index + 1)"],
      [plain(question.pairs[index].place), .tag("render_choice", [:], labels)])
  }

  // MARK: Judging

  /// The feedback for each answer.
  private var remarks: [Markup] {
    let general = hasExplanation ? [said("general_fb", to: .tag("other"))] : []
    return general + reasons.map { said($0.id, to: equal($0.answer)) }
  }

  private var judgements: [Markup] {
    switch question.form {
    case .choice: [scored(rightTicks)]
    case .word: [scored(question.words.filter(\.option.isRight).map { equal($0.word) })]
    case .order, .blanks: question.pairs.indices.map(scoredPair)
    case .task:
      [Markup.tag("other").inside("conditionvar").inside("respcondition", ["continue": "No"])]
    }
  }

  /// The conditions of a right answer: when several options are right, exactly these.
  private var rightTicks: [Markup] {
    let right = question.rightOptions.count
    let ticks = question.options.enumerated().filter { right > 1 || $1.isRight }.map {
      $1.isRight ? equal(label($0)) : .tag("not", [:], [equal(label($0))])
    }
    return right > 1 ? [.tag("and", [:], ticks)] : ticks
  }

  private func scored(_ conditions: [Markup]) -> Markup {
    .tag(
      "respcondition", ["continue": "No"],
      [
        .tag("conditionvar", [:], conditions),
        .tag("setvar", ["action": "Set", "varname": "SCORE"], "100"),
      ])
  }

  private func scoredPair(_ index: Int) -> Markup {
    let pairs = question.pairs
    let partner = question.partners.firstIndex(of: pairs[index].option.text.words) ?? 0
    let score = String(Double(10_000 / pairs.count) / 100)
    return .tag(
      "respcondition", [:],
      [
        .tag("conditionvar", [:], [equal(label(partner), in: "response_\(index + 1)")]),
        .tag("setvar", ["varname": "SCORE", "action": "Add"], score),
      ])
  }

  private func said(_ id: String, to condition: Markup) -> Markup {
    .tag(
      "respcondition", ["continue": "Yes"],
      [
        .tag("conditionvar", [:], [condition]),
        .tag("displayfeedback", ["feedbacktype": "Response", "linkrefid": id]),
      ])
  }

  private func equal(_ value: String, in response: String = Self.response) -> Markup {
    .tag("varequal", ["respident": response], value)
  }

  // MARK: Feedback

  private var feedback: [Markup] {
    let general = hasExplanation ? [itemFeedback("general_fb", question.explanationHTML)] : []
    return general + reasons.map { itemFeedback($0.id, $0.html) }
  }

  private var hasExplanation: Bool { !question.explanationHTML.isEmpty }

  /// The reasons of the answers. Answers without a reason are left out.
  private var reasons: [(id: String, answer: String, html: [Markup])] {
    switch question.form {
    case .choice:
      question.options.enumerated().filter { !$1.reason.isEmpty }
        .map { ("\(label($0))_fb", label($0), $1.reason.html) }
    case .word:
      question.words.enumerated().filter { !$1.option.reason.isEmpty }
        .map { ("\(label($0))_fb", $1.word, $1.option.reason.html) }
    case .order, .blanks, .task: []
    }
  }

  private func itemFeedback(_ id: String, _ html: [Markup]) -> Markup {
    material(html).inside("flow_mat").inside("itemfeedback", ["ident": id])
  }

  private func material(_ html: [Markup]) -> Markup {
    Markup.tag("mattext", ["texttype": "text/html"], html.source).inside("material")
  }

  private func plain(_ text: String) -> Markup {
    Markup.tag("mattext", ["texttype": "text/plain"], text).inside("material")
  }

  private func label(_ index: Int) -> String { "answer\(index + 1)" }
}

extension BankQuestion {
  fileprivate var canvasType: String {
    switch form {
    case .choice where rightOptions.count == 1: "multiple_choice_question"
    case .choice: "multiple_answers_question"
    case .order, .blanks: "matching_question"
    case .word: "short_answer_question"
    case .task: "essay_question"
    }
  }

  /// The texts that can be paired with a place, each once.
  var partners: [String] { options.map(\.text.words).uniqued() }
}
