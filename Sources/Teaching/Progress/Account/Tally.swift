/// How often questions and tasks had which result. Tallies of parts can be added.
public struct Tally: Equatable, Sendable {
  private var results: [SectionSummary.Result: Int] = [:]
  /// How many different hints were seen, over all questions and tasks.
  public private(set) var hints = 0
  /// The number of tasks whose solution was shown.
  public private(set) var tasksShown = 0
  /// The sum of `SectionSummary.tries`, over all questions.
  private var tries = 0
  /// Questions that were answered, rightly or wrongly.
  public private(set) var answered = 0

  public init() {}

  /// The number of questions with a result; for `done`, the number of tasks.
  public subscript(result: SectionSummary.Result) -> Int { results[result] ?? 0 }

  /// Questions that were answered, or whose answer was shown.
  public var tried: Int {
    self[.rightAtFirstTry] + self[.rightLater] + self[.wrong] + self[.shown]
  }

  /// The share of `tried` that was right at the first try, from 0 to 1; `nil` when nothing was
  /// tried.
  public var share: Double? { tried == 0 ? nil : Double(self[.rightAtFirstTry]) / Double(tried) }

  /// The expected share by the rule of succession: 1 wrong answer out of 1 counts as less difficult than
  /// 8 wrong answers out of 10. It is 0.5 when nothing was tried.
  public var ease: Double { Double(self[.rightAtFirstTry] + 1) / Double(tried + 2) }

  /// Answers per answered question; `nil` when no question was answered.
  public var meanTries: Double? { answered == 0 ? nil : Double(tries) / Double(answered) }

  /// Whether nothing was counted, not even a hint.
  public var isEmpty: Bool { self == Tally() }

  /// Counts one question, task or exercise.
  public mutating func add(_ summary: SectionSummary, isTask: Bool) {
    hints += summary.hints
    guard let result = summary.result else { return }
    if isTask, result == .shown { return tasksShown += 1 }
    results[result, default: 0] += 1
    tries += summary.tries
    answered += summary.tries > 0 ? 1 : 0
  }

  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    sum.results.merge(b.results, uniquingKeysWith: +)
    sum.hints += b.hints
    sum.tasksShown += b.tasksShown
    sum.tries += b.tries
    sum.answered += b.answered
    return sum
  }
}
