import Analysis
import Cells

extension LessonReader {
  mutating func question(_ type: SectionType, _ raw: RawSection) -> Question? {
    let run = type.runs ? run(raw) : nil
    guard let form = form(type, raw.attributes), run != nil || !type.runs else { return nil }
    let items = raw.answerItems
    let question = Question(
      form: form, run: run, concepts: raw.attributes.names("concept"), prompt: raw.prompt,
      choices: items.map { Question.Choice($0, isRight: !form.hasBoxes) },
      explanation: raw.explanation, hints: raw.hints)
    reportChoices(question, raw)
    reportReasons(question, raw)
    reportMisplaced(question, items, raw)
    if question.hints.isEmpty { complain(.reason(.noHint), at: raw.location) }
    reportEmptyHints(raw)
    return question
  }

  /// `nil` after a complaint, and for a type that asks nothing.
  private mutating func form(_ type: SectionType, _ attributes: Attributes) -> Question.Form? {
    switch type {
    case .quiz: .quiz
    case .predict: prediction(attributes)
    case .order: .order
    case .fill: .fill
    case .breach: .breach
    case .shortAnswer: .shortAnswer
    case .text, .code, .run, .contract, .claims, .change, .task, .exercise: nil
    }
  }

  private mutating func prediction(_ attributes: Attributes) -> Question.Form? {
    guard let value = attributes["ask"], let ask = ask(value) else { return nil }
    guard let after = attributes["after"] else { return .predict(ask, after: nil) }
    guard let message = EventPattern(after.text) else {
      complain(.question(.badMessage(after.text)), at: after.location)
      return nil
    }
    return .predict(ask, after: message)
  }

  private mutating func ask(_ value: Attributes.Value) -> Question.Ask? {
    let words = value.text.split(separator: " ").map(String.init)
    if words == ["next"] { return .next }
    guard words.count == 2, words[0] == "first" else {
      complain(.question(.badAsk(value.text)), at: value.location)
      return nil
    }
    return kind(words[1], at: value.location).map { .first($0) }
  }
}

extension LessonReader {
  private mutating func reportChoices(_ question: Question, _ raw: RawSection) {
    let count = question.choices.count
    if case .predict = question.form, count == 0 { return }
    if count < question.form.fewestChoices {
      complain(question.form.tooFew(count), at: raw.location)
      for block in raw.blocks {
        guard let number = block.foreignNumber else { continue }
        complain(.answer(.foreignNumber(number)), at: block.location)
      }
    }
    if question.form.namesMessages {
      for choice in question.choices where choice.message == nil {
        complain(
          choice.subject.map { .question(.badMessage($0)) } ?? .answer(.noSubject),
          at: choice.location)
      }
    }
    if question.form.hasBoxes { reportTicks(question) }
    if question.form == .shortAnswer {
      for choice in question.choices where choice.forms.isEmpty {
        complain(.question(.noForm), at: choice.location)
      }
      for choice in question.choices where !choice.forms.isEmpty {
        for word in choice.formsWithoutCode {
          complain(.question(.formWithoutCode(word)), at: choice.location)
        }
      }
    }
  }

  private mutating func reportTicks(_ question: Question) {
    let ticked = question.rightChoices.count
    let isPrediction = if case .predict = question.form { true } else { false }
    guard let first = question.choices.first else { return }
    if question.form == .quiz, ticked > 1, ticked == question.choices.count {
      return complain(.question(.allTicked), at: first.location)
    }
    guard ticked == 0 || isPrediction && ticked > 1 else { return }
    complain(.question(.tickedChoices(ticked, isPrediction: isPrediction)), at: first.location)
  }

  /// A quote that is not indented belongs to no choice and would never be shown.
  private mutating func reportReasons(_ question: Question, _ raw: RawSection) {
    guard question.form != .order else {
      if question.explanation.isEmpty { complain(.reason(.noExplanation), at: raw.location) }
      return
    }
    for block in raw.fromFirstList where block.isQuote {
      complain(.reason(.strayReason), at: block.location)
    }
    for choice in question.choices where choice.reason.isEmpty {
      complain(.reason(.noReason), at: choice.location)
    }
  }
}

extension Question.Form {
  /// Whether ticks say which choices are right.
  public var hasBoxes: Bool { self != .order && self != .fill }

  fileprivate var namesMessages: Bool { self != .quiz && self != .shortAnswer }

  fileprivate var fewestChoices: Int {
    switch self {
    case .order: 3
    case .fill, .shortAnswer: 1
    case .quiz, .predict, .breach: 2
    }
  }

  fileprivate func tooFew(_ count: Int) -> LessonProblem.Kind {
    switch self {
    case .order, .fill: .question(.fewMessages(count, least: fewestChoices))
    case .shortAnswer: .question(.noForm)
    case .quiz, .predict, .breach: .question(.fewChoices(count))
    }
  }
}

extension Question.Choice {
  /// The parts of a list of forms that hold words and no code span.
  fileprivate var formsWithoutCode: [String] {
    text.map { $0.isCode ? "`" : $0.plain }.joined().split { ",;，；、".contains($0) }
      .filter { !$0.contains("`") && $0.contains(where: \.isLetter) }
      .map { String($0).trimmed }
  }

  fileprivate init(_ item: Block.Item, isRight: Bool) {
    self.init(
      isRight: item.isTicked ?? isRight, text: item.text, reason: item.quoted,
      location: item.location)
  }
}
