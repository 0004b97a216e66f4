import Analysis
import Diagrams
import Lessons
import Stage
import Trace

/// A run with the part of it that a section shows.
public struct FilteredRun {
  /// The whole run, also the messages that the diagram leaves out.
  public let trace: Trace
  /// Evaluates predicates about the whole run.
  public let context: EvaluationContext
  /// The diagram of that part.
  public let diagram: Diagram
  /// The messages of the diagram, in the order sent.
  public let messages: [Trace.Message]
  /// The record numbers of all messages that break the contract.
  let breaches: Set<Int>
  /// The record numbers of `messages`.
  let records: [Int]
}

extension FilteredRun {
  /// A trace with a diagram of it. There is no screen, and breaches are not marked.
  public init(_ trace: Trace, _ diagram: Diagram) {
    self.init(trace, diagram, EvaluationContext(trace, screen: ""), breaches: [])
  }

  fileprivate init(
    _ trace: Trace, _ diagram: Diagram, _ context: EvaluationContext, breaches: Set<Int>
  ) {
    let sent = trace.messagesByRecord
    let records = diagram.messages.compactMap(\.record).filter { sent[$0] != nil }
    self.init(
      trace: trace, context: context, diagram: diagram, messages: records.compactMap { sent[$0] },
      breaches: breaches, records: records)
  }
}

extension Course {
  /// The part of a run that a section's filter leaves.
  public func watch(
    _ play: Play, _ filter: RunRequest.Filter
  ) throws(DiagramFilterProblem) -> FilteredRun {
    let trace = play.trace
    let whole = diagram(of: trace, filter.detail)
    let shown = try DiagramFilter(filter).checked(against: whole, of: trace)
    return FilteredRun(
      trace, whole.filtered(by: shown), EvaluationContext(play),
      breaches: Set(breaches(in: trace).map(\.message)))
  }
}

/// Why a run cannot be made or filtered.
public nonisolated enum FilteredRunProblem: Error {
  case run(RunProblem)
  case filter(DiagramFilterProblem)

  /// What was found and what to do, in the current language.
  public var message: String {
    switch self {
    case .run(let problem): problem.message
    case .filter(let fault): fault.message
    }
  }
}

extension FilteredRun {
  /// The index in `messages` of the message that is asked for.
  func expected(_ ask: Question.Ask, after: EventPattern?) throws(AskingProblem) -> Int {
    var start = 0
    if let after {
      guard let index = messages.firstIndex(where: { context.matches(after, $0) }) else {
        throw AskingProblem(.noMessage(after.words))
      }
      start = index + 1
    }
    let index =
      switch ask {
      case .next: messages.indices.contains(start) ? start : nil
      case .first(let kind): messages.indices.first { $0 >= start && messages[$0].kind == kind }
      }
    guard let index else { throw AskingProblem(.nothingFollows) }
    return index
  }

  /// Checks that a choice names participants, roles, kinds and methods of this run only.
  func requireKnown(_ pattern: EventPattern, _ choice: Int) throws(AskingProblem) {
    let names = Set(trace.participants.flatMap { [$0.name, $0.role.heading] })
    for name in [pattern.from, pattern.to].compactMap(\.self) where !names.contains(name) {
      throw AskingProblem(.unknownName(name), choice: choice)
    }
    guard let word = pattern.word, !names.contains(word), MessageKind(rawValue: word) == nil,
      !trace.messages.contains(where: { $0.message.baseName == word })
    else { return }
    throw AskingProblem(.unknownWord(word), choice: choice)
  }

  /// Checks that the run sends the messages in the order of the list.
  func requireOrder(of question: Question) throws(AskingProblem) {
    let choices = question.choices.enumerated().compactMap { index, choice in
      choice.message.map { (index: index, pattern: $0) }
    }
    let count = places(of: choices.map(\.pattern)).count
    guard count < choices.count else { return }
    let (index, pattern) = choices[count]
    let isThere = messages.contains { context.matches(pattern, $0) }
    throw AskingProblem(
      isThere ? .outOfOrder(pattern.words) : .noMessage(pattern.words), choice: index)
  }

  /// The indices in `messages` of what matches the patterns, each after the one before; up to the first pattern that nothing
  /// matches there.
  private func places(of patterns: [EventPattern]) -> [Int] {
    var (start, places): (Int, [Int]) = (0, [])
    for pattern in patterns {
      guard let place = messages[start...].firstIndex(where: { context.matches(pattern, $0) })
      else { break }
      places.append(place)
      start = place + 1
    }
    return places
  }

  /// Checks that no two neighbours of the list can be swapped and still be in an order of the run.
  func requireOneOrder(of question: Question) throws(AskingProblem) {
    let patterns = question.choices.compactMap(\.message)
    for index in patterns.indices.dropFirst() where patterns[index] != patterns[index - 1] {
      var other = patterns
      other.swapAt(index, index - 1)
      guard places(of: other).count == other.count else { continue }
      throw AskingProblem(
        .eitherOrder(patterns[index - 1].words, patterns[index].words), choice: index)
    }
  }

  /// The diagram with numbered blanks instead of the messages of the list.
  func blanked(_ question: Question) throws(AskingProblem) -> Diagram {
    try requireOrder(of: question)
    for (index, choice) in question.choices.enumerated() {
      guard let word = choice.message?.word, messages.contains(where: { $0.baseName == word })
      else {
        throw AskingProblem(.noMethod(choice.subject ?? ""), choice: index)
      }
    }
    let places = places(of: question.choices.compactMap(\.message))
    return diagram.blanked(records: places.map { records[$0] })
  }

  /// Checks that exactly the ticked choices break the contract.
  func requireBreaches(of question: Question) throws(AskingProblem) {
    guard !breaches.isEmpty else { throw AskingProblem(.noBreach) }
    for (index, choice) in question.choices.enumerated() {
      guard let pattern = choice.message else { continue }
      let meant = zip(records, messages).filter { context.matches(pattern, $1) }.map(\.0)
      guard !meant.isEmpty else {
        throw AskingProblem(.noMessage(pattern.words), choice: index)
      }
      let isGuilty = meant.contains { breaches.contains($0) }
      guard isGuilty != choice.isRight else { continue }
      throw AskingProblem(
        isGuilty ? .alsoBreaksRule(pattern.words) : .breaksNoRule(pattern.words), choice: index)
    }
  }
}

extension EventPattern {
  /// As a lesson file has it.
  var words: String {
    guard from != nil || to != nil else { return word ?? "* -> *" }
    return "\(from ?? "*") -> \(to ?? "*")" + (word.map { " : \($0)" } ?? "")
  }
}
