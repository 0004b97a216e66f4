/// A task: the learner reaches the goals with any actions.
public struct PageTask: Equatable, Sendable {
  /// The section's own pattern, else the lesson's; `nil` when neither names a pattern.
  public var pattern: String?
  /// Actions that come before the learner's.
  public var setup: [String]
  /// The blocks above the goals.
  public var prompt: [Block]
  /// The task is done when all of them hold at the same time.
  public var goals: [Statement]
  public var hints: [Hint]
  /// Actions that reach the goals after the set-up.
  public var solution: [String]
  /// The place of the heading when the section has no solution.
  public var solutionLocation: Location
  /// Shown when the task is done.
  public var explanation: [Block]
}

/// What a lesson claims about a run; each claim has a predicate that is checked.
public struct Claims: Equatable, Sendable {
  public var run: RunRequest
  public var claims: [Statement]
}

/// A goal or a claim: what people read, and what is checked.
public struct Statement: Equatable, Sendable {
  /// What learners read: the item without the code span of the predicate.
  public var text: [Inline]
  public var predicate: Predicate
  /// The predicate as it was written.
  public var source: String
  /// Where the list item is.
  public var location: Location

  /// Its text, without the colon before the predicate.
  public var name: String {
    let words = text.plain
    return words.endsInColon ? String(words.dropLast()) : words
  }
}
