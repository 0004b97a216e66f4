import Localization

extension LessonProblem {
  /// The list of a page on which something is changed.
  public enum VariationProblem: Hashable, Sendable {
    case badCount(Int)
    case noName
    case noWords
    case noRemark

    var message: String {
      switch self {
      case .badCount(let count):
        localized(
          """
          this page lists \(count) variants. List the pattern as it is, and one to three with something changed.
          """)
      case .noName:
        localized(
          """
          this does not say which variant it is. Begin it with the pattern or a mistake in a code span: `mvc.m4`.
          """)
      case .noWords:
        localized("this does not say what is changed. Write it after the code span.")
      case .noRemark:
        localized("this variant has no remark. Say below it what there is to notice, as `  > …`.")
      }
    }
  }
}
