/// A task: the learner reaches the goals with any actions.
public struct Exercise: Equatable, Sendable {
  public var pattern: String?
  /// Actions that come before the learner's.
  public var setup: [String]
  public var prompt: [Block]
  public var goals: [Statement]
  public var hints: [Hint]
  public var solution: [String]
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
  public var text: [Inline]
  public var predicate: Predicate
  /// The predicate as it was written.
  public var source: String
  public var location: Location

  /// Its text, without the colon before the predicate.
  public var name: String {
    let words = text.plain
    return words.hasSuffix(":") || words.hasSuffix("：") ? String(words.dropLast()) : words
  }
}
