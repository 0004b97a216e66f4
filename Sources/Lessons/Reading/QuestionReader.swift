extension LessonReader {
  mutating func prediction(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Prediction? {
    let run = run(attributes, body, pattern)
    let asked = readAsk(attributes["ask"])
    let question = question(body, isPrediction: true)
    for choice in question.choices where choice.subject == nil {
      complain(.noSubject, at: choice.location)
    }
    guard let run, let asked else { return nil }
    return Prediction(run: run, ask: asked, after: attributes["after"]?.text, question: question)
  }

  private mutating func readAsk(_ value: Attributes.Value?) -> Prediction.Ask? {
    guard let value else { return nil }
    let words = value.text.split(separator: " ").map(String.init)
    if words == ["next"] { return .next }
    guard words.count == 2, words[0] == "first" else {
      complain(.badAsk(value.text), at: value.location)
      return nil
    }
    return kind(words[1], at: value.location).map { .first($0) }
  }

  mutating func question(_ body: SectionBody, isPrediction: Bool) -> Question {
    let items = body.blocks.flatMap(\.choiceItems)
    let question = Question(
      prompt: Array(body.blocks.prefix { $0.choiceItems.isEmpty && !$0.isDetails }),
      choices: items.map { Question.Choice($0) }, hints: body.hints)
    let ticked = question.choices.count(where: \.isRight)
    if items.count < 2 { complain(.fewChoices(items.count), at: body.location) }
    if !items.isEmpty, ticked == 0 || isPrediction && ticked > 1 {
      complain(.tickedChoices(ticked, isPrediction: isPrediction), at: items[0].location)
    }
    if question.hints.isEmpty { complain(.noHint, at: body.location) }
    reportReasons(question, body)
    return question
  }

  /// A quote that slipped out of its choice would explain the right answer to nobody.
  private mutating func reportReasons(_ question: Question, _ body: SectionBody) {
    let afterChoices = body.blocks.drop { $0.choiceItems.isEmpty }
    for block in afterChoices {
      if case .quote = block.kind { complain(.strayReason, at: block.location) }
    }
    for choice in question.choices where choice.reason.isEmpty {
      complain(.noReason, at: choice.location)
    }
  }
}

extension Block {
  /// The items that have a box.
  var choiceItems: [Item] {
    guard case .list(let list) = kind else { return [] }
    return list.items.filter { $0.isTicked != nil }
  }

  var isDetails: Bool {
    if case .details = kind { true } else { false }
  }

  /// The words of a paragraph.
  var paragraph: [Inline]? {
    if case .paragraph(let text) = kind { text } else { nil }
  }
}

extension Question.Choice {
  fileprivate init(_ item: Block.Item) {
    let quotes = item.blocks.compactMap { block -> [Block]? in
      if case .quote(let inner) = block.kind { inner } else { nil }
    }
    self.init(
      isRight: item.isTicked ?? false,
      text: item.blocks.lazy.compactMap(\.paragraph).first?.trimmed ?? [],
      reason: quotes.flatMap(\.self), location: item.location)
  }
}
