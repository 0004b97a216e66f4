import Progress

/// How often learners came through questions and tasks in which way. Tallies of parts add up to that
/// of the whole.
public nonisolated struct Tally: Equatable, Sendable {
  private var results: [SectionSummary.Result: Int] = [:]
  public private(set) var hints = 0
  public private(set) var tasksShown = 0
  /// Own answers to questions that have one, up to the first right one.
  private var tries = 0
  /// Questions with an answer of the learner's own.
  public private(set) var answered = 0

  public init() {}

  /// Of questions; of tasks for `done`.
  public subscript(result: SectionSummary.Result) -> Int { results[result] ?? 0 }

  /// Questions that were answered or had their answer shown.
  public var tried: Int {
    self[.rightAtFirstTry] + self[.rightLater] + self[.wrong] + self[.shown]
  }

  /// Of what was tried, how much was right at the first try; `nil` where nothing was tried.
  public var share: Double? { tried == 0 ? nil : Double(self[.rightAtFirstTry]) / Double(tried) }

  /// The share to be expected of others, so that one miss of one weighs less than eight of ten: by the
  /// rule of succession. A half where nothing was tried.
  var ease: Double { Double(self[.rightAtFirstTry] + 1) / Double(tried + 2) }

  public var meanTries: Double? { answered == 0 ? nil : Double(tries) / Double(answered) }

  public var isEmpty: Bool { self == Tally() }

  public mutating func add(_ summary: SectionSummary, _ kind: Item.Kind) {
    hints += summary.hints
    guard let result = summary.result else { return }
    if kind == .task, result == .shown { return tasksShown += 1 }
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
