import Progress

/// How a class did at one question or task.
public nonisolated struct ItemStatistics: Equatable, Sendable {
  /// A wrong answer, and how many learners gave it.
  public struct WrongAnswer: Equatable, Sendable {
    /// The answer as text of the lesson.
    public let words: String
    /// How many learners gave it.
    public let learners: Int
    /// Whether all in it is right, and something is missing.
    var isIncomplete = false
  }

  /// Wrong answers that as many learners gave: either wrong ones or incomplete ones.
  public struct Tie: Equatable, Sendable {
    /// How many learners gave each of them.
    public let learners: Int
    public let words: [String]
    let isIncomplete: Bool
  }

  public let item: Item
  /// The sum over all learners.
  public let tally: Tally
  /// The most frequent first, and wrong ones before incomplete ones.
  public let wrongAnswers: [WrongAnswer]
  /// `nil` when there are too few learners to compute it.
  public let discrimination: Discrimination?

  init(_ item: Item, _ learners: [LearnerStatistics]) {
    let sectionSummaries = learners.compactMap { $0.account[item.id] }
    self.item = item
    tally = sectionSummaries.reduce(into: Tally()) { $0.add($1, isTask: item.kind == .task) }
    wrongAnswers = WrongAnswer.all(sectionSummaries, of: item)
    discrimination = Discrimination(
      learners.compactMap { learner in
        learner.account[item.id].flatMap { learner.comparison(with: $0, item.kind) }
      })
  }
}

nonisolated extension ItemStatistics.WrongAnswer {
  /// Of answers that as many learners gave, wrong ones come before incomplete ones.
  private var rank: (Int, Int, String) { (-learners, isIncomplete ? 1 : 0, words) }

  fileprivate static func all(_ sectionSummaries: [SectionSummary], of item: Item) -> [Self] {
    let given = sectionSummaries.flatMap { Set($0.wrongAnswers.map(item.words)) }
    let incomplete = Set(
      sectionSummaries.flatMap(\.wrongAnswers).filter(item.isIncomplete).map(item.words))
    return Dictionary(grouping: given, by: \.self)
      .map {
        Self(
          words: $0.key, learners: $0.value.count, isIncomplete: incomplete.contains($0.key))
      }
      .sorted { $0.rank < $1.rank }
  }
}

nonisolated extension LearnerStatistics {
  /// Whether the learner was right here, and the share of right answers elsewhere; `nil` when the
  /// learner did not try this question, or no other.
  fileprivate func comparison(
    with summary: SectionSummary, _ kind: Item.Kind
  ) -> (isRight: Bool, elsewhere: Double)? {
    var here = Tally()
    here.add(summary, isTask: kind == .task)
    let others = tally.tried - here.tried
    guard here.tried == 1, others > 0 else { return nil }
    let right = tally[.rightAtFirstTry] - here[.rightAtFirstTry]
    return (here[.rightAtFirstTry] == 1, Double(right) / Double(others))
  }
}

/// How well a question separates learners who know the subject from learners who do not: the
/// point-biserial correlation, from -1 to 1, between being right at the first try here and the
/// share of right first tries at the other questions.
public nonisolated struct Discrimination: Equatable, Sendable {
  /// With fewer learners the value means nothing.
  static let fewestLearners = 10

  /// The correlation, from -1 to 1.
  public let value: Double
  /// How many learners it is computed from.
  public let learners: Int

  /// `nil` when there are too few learners, or when all did equally well.
  ///
  /// - Parameter pairs: for each learner, whether they were right here, and their share of right
  ///   answers elsewhere.
  init?(_ pairs: [(isRight: Bool, elsewhere: Double)]) {
    guard pairs.count >= Self.fewestLearners else { return nil }
    let here = pairs.map { $0.isRight ? 1.0 : 0 }
    let elsewhere = pairs.map(\.elsewhere)
    let spread = (Self.product(here, here) * Self.product(elsewhere, elsewhere)).squareRoot()
    guard spread > 1e-9 else { return nil }
    value = Self.product(here, elsewhere) / spread
    learners = pairs.count
  }

  /// The sum of products of the differences from the means.
  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    let (meanA, meanB) = (mean(a), mean(b))
    return zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }
}
