import Progress

/// How a class came through one question or task.
public nonisolated struct ItemFigures: Equatable, Sendable {
  public struct WrongAnswer: Equatable, Sendable {
    /// In the words of the lesson.
    public let words: String
    /// How many gave it, each counted once.
    public let learners: Int
  }

  public let item: Item
  public let tally: Tally
  /// The most frequent first.
  public let wrongAnswers: [WrongAnswer]
  /// `nil` where it cannot be told.
  public let discrimination: Discrimination?

  fileprivate var ease: Double { tally.tried == 0 ? 1 : tally.ease }

  init(_ item: Item, _ learners: [LearnerFigures]) {
    let standings = learners.compactMap { $0.standings[item.id] }
    self.item = item
    tally = standings.reduce(into: Tally()) { $0.add($1, item.kind) }
    wrongAnswers = WrongAnswer.all(standings, of: item)
    discrimination = Discrimination(
      learners.compactMap { learner in
        learner.standings[item.id].flatMap { learner.comparison(with: $0, item.kind) }
      })
  }
}

nonisolated extension [ItemFigures] {
  /// Those that are alike stay in their order; those that nobody tried stand last.
  var hardestFirst: [ItemFigures] {
    enumerated().sorted { ($0.element.ease, $0.offset) < ($1.element.ease, $1.offset) }
      .map(\.element)
  }
}

nonisolated extension ItemFigures.WrongAnswer {
  fileprivate static func all(_ standings: [Standing], of item: Item) -> [Self] {
    let given = standings.flatMap { Set($0.wrongAnswers.map(item.words)) }
    return Dictionary(grouping: given, by: \.self)
      .map { Self(words: $0.key, learners: $0.value.count) }
      .sorted { (-$0.learners, $0.words) < (-$1.learners, $1.words) }
  }
}

nonisolated extension LearnerFigures {
  /// Whether they were right at a question, beside how they did at the others; `nil` when they tried
  /// nothing here, or nothing else.
  fileprivate func comparison(
    with standing: Standing, _ kind: Item.Kind
  ) -> (isRight: Bool, elsewhere: Double)? {
    var here = Tally()
    here.add(standing, kind)
    let others = tally.tried - here.tried
    guard here.tried == 1, others > 0 else { return nil }
    let right = tally[.rightAtFirstTry] - here[.rightAtFirstTry]
    return (here[.rightAtFirstTry] == 1, Double(right) / Double(others))
  }
}
