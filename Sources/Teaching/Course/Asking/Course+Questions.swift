import Analysis
import Diagrams
import Lessons
import Stage
import Trace

extension Course {
  /// A question with its answer, which is computed from its run.
  ///
  /// - Parameters:
  ///   - id: the section's id; it decides how the options of an ordering are shuffled.
  ///   - pattern: used when neither the section nor its lesson names a pattern.
  public func ask(
    _ question: Question, id: String, else pattern: Pattern = .usual
  ) throws(AskingProblem) -> PosedQuestion {
    var asked = try askWithoutLoan(question, id: id, else: pattern)
    if let borrowed = question.borrowed { asked.drawing = try drawing(borrowed, pattern) }
    return asked
  }

  /// The question without the drawing of another page.
  private func askWithoutLoan(
    _ question: Question, id: String, else pattern: Pattern
  ) throws(AskingProblem) -> PosedQuestion {
    switch question.form {
    case .quiz: return PosedQuestion(question, options: question.written, ticked: question.ticked)
    case .shortAnswer:
      return PosedQuestion(question: question, options: question.written, answer: .words)
    case .predict(let ask, let after):
      return try prediction(question, ask, after, watched(question.run, pattern))
    case .order:
      let watched = try watched(question.run, pattern)
      try watched.requireOrder(of: question)
      try watched.requireOneOrder(of: question)
      return PosedQuestion(question, mixedBy: id)
    case .fill:
      var asked = PosedQuestion(question, mixedBy: id)
      asked.drawing = try watched(question.run, pattern).blanked(question)
      return asked
    case .breach:
      let watched = try watched(question.run, pattern)
      try watched.requireBreaches(of: question)
      var asked = PosedQuestion(question, options: question.written, ticked: question.ticked)
      asked.drawing = watched.diagram.withoutBreaches
      return asked
    }
  }

  private func watched(
    _ run: RunRequest?, _ pattern: Pattern
  ) throws(AskingProblem) -> FilteredRun {
    guard let run else { throw AskingProblem(.nothingFollows) }
    do {
      return try watch(run, else: pattern)
    } catch {
      throw AskingProblem(.run(error.message))
    }
  }

  private func drawing(
    _ borrowed: Question.BorrowedDrawing, _ pattern: Pattern
  ) throws(AskingProblem) -> Diagram {
    let run = try watched(borrowed.run, pattern)
    return borrowed.marksBreaches ? run.diagram : run.diagram.withoutBreaches
  }

  private func prediction(
    _ question: Question, _ ask: Question.Ask, _ after: EventPattern?, _ run: FilteredRun
  ) throws(AskingProblem) -> PosedQuestion {
    let expected = try run.expected(ask, after: after)
    guard !question.choices.isEmpty else {
      let made = choices(on: expected, in: run)
      guard made.options.count > 1 else { throw AskingProblem(.nothingToChoose) }
      return made.asked(question)
    }
    let message = run.messages[expected]
    for (index, choice) in question.choices.enumerated() {
      guard let pattern = choice.message else { continue }
      try run.requireKnown(pattern, index)
      let isRight = run.context.matches(pattern, message)
      guard isRight != choice.isRight else { continue }
      let happens = "\(message.from) -> \(message.to) : \(message.baseName)"
      throw AskingProblem(
        isRight ? .alsoRight(happens: happens) : .wrongTick(happens: happens), choice: index)
    }
    return PosedQuestion(question, options: question.written, ticked: question.ticked)
  }

  /// Choices for the message that a run sends next: used by stepping, and by questions without
  /// choices.
  ///
  /// - Parameter index: of that message among `run.messages`.
  public func choices(on index: Int, in run: FilteredRun) -> GeneratedChoices {
    GeneratedChoices(run, index, contract(of: run.trace.header.pattern))
  }
}

extension PosedQuestion {
  init(_ question: Question, options: [Option], ticked: [Int]) {
    let isOne = ticked.count == 1
    self.init(
      question: question, options: options,
      answer: isOne ? .one(ticked[0]) : .several(Set(ticked)))
  }

  fileprivate init(_ question: Question, mixedBy id: String) {
    let order = Shuffle.order(of: question.choices.count, by: id)
    let options = order.map { question.written[$0] }
    let answer = question.choices.indices.compactMap { order.firstIndex(of: $0) }
    self.init(question: question, options: options, answer: .sequence(answer))
  }
}

extension PosedQuestion {
  /// The same question with its choices in another order, so that a learner who has seen it before does not answer by the
  /// place of a choice. What is in an order of its own already, or not shown, stays.
  ///
  /// - Parameter key: decides the order.
  public func mixed(by key: String) -> PosedQuestion {
    let order = Shuffle.order(of: options.count, by: key)
    var mixed = self
    switch answer {
    case .one(let right): mixed.answer = .one(order.firstIndex(of: right) ?? right)
    case .several(let right):
      mixed.answer = .several(Set(order.indices.filter { right.contains(order[$0]) }))
    case .sequence, .words: return self
    }
    mixed.options = order.map { options[$0] }
    return mixed
  }
}

extension Question {
  var written: [PosedQuestion.Option] {
    choices.enumerated().map {
      .init(text: .written($1.text), reason: .written($1.reason), number: $0 + 1)
    }
  }

  /// The right choices, counted from 0.
  public var ticked: [Int] { choices.indices.filter { choices[$0].isRight } }
}

/// A shuffled order. It is always the same for the same id, and never the original order.
public enum Shuffle {
  /// - Returns: the numbers 0 to `count` - 1, shuffled.
  public static func order(of count: Int, by id: String) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    var seed = id.utf8.reduce(into: UInt64(count)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var order = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(index, Int(seed >> 33) % (index + 1))
    }
    return order == Array(0..<count) ? Array(order.dropFirst() + order.prefix(1)) : order
  }
}
