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
