import Documents

/// How an answer is scored, and the feedback to it.
extension QTIItem {
  var outcomes: [Markup] {
    let zero = Markup.tag("defaultValue", [:], [.tag("value", "0")])
    let cardinality = hasSeveralRemarks ? "multiple" : "single"
    return [
      outcome("SCORE", "single", "float", [zero]),
      outcome("FEEDBACK", cardinality, "identifier"),
      outcome("EXPLANATION", "single", "identifier"),
    ]
  }

  var processing: [Markup] {
    scoring + remarking + [set("EXPLANATION", value("identifier", "explanation"))]
  }

  var feedback: [Markup] {
    let reasons = hasPlaces ? question.options.enumerated().filter { !$1.reason.isEmpty } : []
    let explanation = question.explanationHTML
    return reasons.map { said("FEEDBACK", "answer\($0 + 1)", $1.reason.html) }
      + (explanation.isEmpty ? [] : [said("EXPLANATION", "explanation", explanation)])
  }

  /// Whether the format has a place for the reason of each option.
  private var hasPlaces: Bool { question.form == .choice || question.form == .word }

  private var hasSeveralRemarks: Bool {
    question.form == .choice && question.rightOptions.count != 1
  }

  private var scoring: [Markup] {
    switch question.form {
    case .choice, .order, .blanks:
      [
        when(
          .tag("match", [:], [response, .tag("correct", ["identifier": "RESPONSE"])]),
          set("SCORE", value("float", "1")))
      ]
    case .word: [set("SCORE", .tag("mapResponse", ["identifier": "RESPONSE"]))]
    case .task: []
    }
  }

  /// Selects the feedback of the chosen options.
  private var remarking: [Markup] {
    switch question.form {
    case .choice: [set("FEEDBACK", response)]
    case .word: question.options.indices.flatMap(remarksOnWords)
    case .order, .blanks, .task: []
    }
  }

  private func remarksOnWords(_ index: Int) -> [Markup] {
    question.options[index].forms.map { form in
      when(
        .tag("stringMatch", ["caseSensitive": "false"], [response, value("string", form)]),
        set("FEEDBACK", value("identifier", "answer\(index + 1)")))
    }
  }

  private var response: Markup { .tag("variable", ["identifier": "RESPONSE"]) }

  private func outcome(
    _ id: String, _ cardinality: String, _ type: String, _ children: [Markup]? = nil
  ) -> Markup {
    .tag(
      "outcomeDeclaration",
      ["identifier": id, "cardinality": cardinality, "baseType": type], children)
  }

  private func when(_ condition: Markup, _ action: Markup) -> Markup {
    .tag("responseCondition", [:], [.tag("responseIf", [:], [condition, action])])
  }

  private func set(_ outcome: String, _ value: Markup) -> Markup {
    .tag("setOutcomeValue", ["identifier": outcome], [value])
  }

  private func value(_ type: String, _ text: String) -> Markup {
    .tag("baseValue", ["baseType": type], text)
  }

  private func said(_ outcome: String, _ id: String, _ html: [Markup]) -> Markup {
    .tag(
      "modalFeedback",
      ["outcomeIdentifier": outcome, "identifier": id, "showHide": "show"], html)
  }
}
