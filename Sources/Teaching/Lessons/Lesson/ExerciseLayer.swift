extension Exercise {
  /// What a judge looks at, from the first to the last. A layer is looked at when the code has passed those before it.
  public enum Layer: String, CaseIterable, Sendable {
    /// The compiler takes it.
    case builds
    /// Lifeline sees every object.
    case recorded
    /// Every action of the scenarios works, and the program comes to its end.
    case runs
    /// After each action the screen is as it has to be.
    case screens
    /// The goals of the exercise hold.
    case goals
    /// No message breaks the contract of the pattern.
    case contract
    /// What is not needed any more is released.
    case released
    /// The pattern's tests pass.
    case tests
    /// Tests of the learner find the mistakes that are planted.
    case finds
  }
}
