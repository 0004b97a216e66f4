import Documents

/// A question as an item of QTI 2.1.
struct QTIItem {
  let question: BankQuestion

  var markup: Markup {
    .tag(
      "assessmentItem",
      [
        "xmlns": "http://www.imsglobal.org/xsd/imsqti_v2p1", "identifier": question.id,
        "title": question.title, "adaptive": "false", "timeDependent": "false",
      ],
      [response] + outcomes
        + [.tag("itemBody", [:], [.tag("div", [:], question.promptHTML), interaction])]
        + [.tag("responseProcessing", [:], processing)] + feedback)
  }

  // MARK: Question

  private var interaction: Markup {
    switch question.form {
    case .choice:
      asking(
        "choiceInteraction", ["shuffle": "true", "maxChoices": isSingle ? "1" : "0"], choices)
    case .order: asking("orderInteraction", ["shuffle": "true"], choices)
    case .blanks: asking("matchInteraction", ["shuffle": "true", "maxAssociations": "0"], sets)
    case .word: .tag("p", [:], [asking("textEntryInteraction")])
    case .task: asking("extendedTextInteraction")
    }
  }

  private func asking(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup]? = nil
  ) -> Markup {
    let response = Markup.Attribute(name: "responseIdentifier", value: "RESPONSE")
    return .element(
      name, [response] + attributes.map { .init(name: $0.key, value: $0.value) }, children)
  }

  private var choices: [Markup] {
    question.options.enumerated().map { index, option in
      .tag("simpleChoice", ["identifier": answer(index)], option.text.html)
    }
  }

  private var sets: [Markup] {
    let places = question.pairs.enumerated().map { index, pair in
      Markup.tag(
        "simpleAssociableChoice",
        ["identifier": place(index), "matchMax": "1", "fixed": "true"], [.text(pair.place)])
    }
    // Two blanks may have the same word.
    let partners = question.partners.enumerated().map { index, text in
      Markup.tag(
        "simpleAssociableChoice", ["identifier": answer(index), "matchMax": "0"], [.text(text)])
    }
    return [.tag("simpleMatchSet", [:], places), .tag("simpleMatchSet", [:], partners)]
  }

  // MARK: Answer

  private var isSingle: Bool { question.rightOptions.count == 1 }

  private var response: Markup {
    let (cardinality, type) =
      switch question.form {
      case .choice: (isSingle ? "single" : "multiple", "identifier")
      case .order: ("ordered", "identifier")
      case .blanks: ("multiple", "directedPair")
      case .word, .task: ("single", "string")
      }
    let right = rightValues.map { Markup.tag("value", $0) }
    return .tag(
      "responseDeclaration",
      ["identifier": "RESPONSE", "cardinality": cardinality, "baseType": type],
      (right.isEmpty ? [] : [.tag("correctResponse", [:], right)]) + mapping)
  }

  private var rightValues: [String] {
    switch question.form {
    case .choice:
      question.options.indices.filter { question.options[$0].isRight }.map(answer)
    case .order(let order): order.map(answer)
    case .blanks:
      question.pairs.enumerated().map { index, pair in
        let partner = question.partners.firstIndex(of: pair.option.text.words) ?? 0
        return "\(place(index)) \(answer(partner))"
      }
    case .word: question.words.filter(\.option.isRight).prefix(1).map(\.word)
    case .task: []
    }
  }

  /// All right words, in upper and lower case.
  private var mapping: [Markup] {
    guard question.form == .word else { return [] }
    let entries = question.words.filter(\.option.isRight).map {
      Markup.tag(
        "mapEntry", ["mapKey": $0.word, "mappedValue": "1", "caseSensitive": "false"])
    }
    return [.tag("mapping", ["defaultValue": "0"], entries)]
  }

  private func answer(_ index: Int) -> String { "answer\(index + 1)" }
  private func place(_ index: Int) -> String { "place\(index + 1)" }
}

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

  private var hasSeveralRemarks: Bool { question.form == .choice && !isSingle }

  private var scoring: [Markup] {
    switch question.form {
    case .choice, .order, .blanks:
      [
        when(
          .tag("match", [:], [given, .tag("correct", ["identifier": "RESPONSE"])]),
          set("SCORE", value("float", "1")))
      ]
    case .word: [set("SCORE", .tag("mapResponse", ["identifier": "RESPONSE"]))]
    case .task: []
    }
  }

  /// Selects the feedback of the chosen options.
  private var remarking: [Markup] {
    switch question.form {
    case .choice: [set("FEEDBACK", given)]
    case .word: question.options.indices.flatMap(remarksOnWords)
    case .order, .blanks, .task: []
    }
  }

  private func remarksOnWords(_ index: Int) -> [Markup] {
    question.options[index].forms.map { form in
      when(
        .tag("stringMatch", ["caseSensitive": "false"], [given, value("string", form)]),
        set("FEEDBACK", value("identifier", "answer\(index + 1)")))
    }
  }

  private var given: Markup { .tag("variable", ["identifier": "RESPONSE"]) }

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
