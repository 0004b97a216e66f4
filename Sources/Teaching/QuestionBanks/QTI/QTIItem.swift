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
