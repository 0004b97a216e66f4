import Progress

/// How a class came through one question or task.
public nonisolated struct ItemStatistics: Equatable, Sendable {
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

  init(_ item: Item, _ learners: [LearnerStatistics]) {
    let sectionSummaries = learners.compactMap { $0.sectionSummaries[item.id] }
    self.item = item
    tally = sectionSummaries.reduce(into: Tally()) { $0.add($1, item.kind) }
    wrongAnswers = WrongAnswer.all(sectionSummaries, of: item)
    discrimination = Discrimination(
      learners.compactMap { learner in
        learner.sectionSummaries[item.id].flatMap { learner.comparison(with: $0, item.kind) }
      })
  }
}

nonisolated extension [ItemStatistics] {
  /// Those that are alike stay in their order; those that nobody tried stand last.
  var hardestFirst: [ItemStatistics] {
    enumerated().sorted { ($0.element.ease, $0.offset) < ($1.element.ease, $1.offset) }
      .map(\.element)
  }
}

nonisolated extension ItemStatistics.WrongAnswer {
  fileprivate static func all(_ sectionSummaries: [SectionSummary], of item: Item) -> [Self] {
    let given = sectionSummaries.flatMap { Set($0.wrongAnswers.map(item.words)) }
    return Dictionary(grouping: given, by: \.self)
      .map { Self(words: $0.key, learners: $0.value.count) }
      .sorted { (-$0.learners, $0.words) < (-$1.learners, $1.words) }
  }
}

nonisolated extension LearnerStatistics {
  /// Whether they were right at a question, beside how they did at the others; `nil` when they tried
  /// nothing here, or nothing else.
  fileprivate func comparison(
    with summary: SectionSummary, _ kind: Item.Kind
  ) -> (isRight: Bool, elsewhere: Double)? {
    var here = Tally()
    here.add(summary, kind)
    let others = tally.tried - here.tried
    guard here.tried == 1, others > 0 else { return nil }
    let right = tally[.rightAtFirstTry] - here[.rightAtFirstTry]
    return (here[.rightAtFirstTry] == 1, Double(right) / Double(others))
  }
}

/// How well a question tells those who know from those who do not: how strongly being right at the
/// first try goes together with being right at the first try elsewhere, from -1 to 1.
///
/// This is the point-biserial correlation with the rest, the question itself left out.
public nonisolated struct Discrimination: Equatable, Sendable {
  /// Fewer learners than that tell nothing.
  public static let fewestLearners = 10

  public let value: Double
  public let learners: Int

  /// - Parameter pairs: for each learner, whether they were right, and their share of right ones
  ///   elsewhere.
  /// - Returns: `nil` where too few took part, or where all did alike.
  init?(_ pairs: [(isRight: Bool, elsewhere: Double)]) {
    guard pairs.count >= Self.fewestLearners else { return nil }
    let here = pairs.map { $0.isRight ? 1.0 : 0 }
    let elsewhere = pairs.map(\.elsewhere)
    let spread = (Self.product(here, here) * Self.product(elsewhere, elsewhere)).squareRoot()
    guard spread > 1e-9 else { return nil }
    value = Self.product(here, elsewhere) / spread
    learners = pairs.count
  }

  /// Of what each differs from the mean.
  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    let (meanA, meanB) = (mean(a), mean(b))
    return zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }
}
