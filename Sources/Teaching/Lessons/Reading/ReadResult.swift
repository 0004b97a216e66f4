/// What could be read, and everything that is wrong with it.
public struct ReadResult<Value: Sendable>: Sendable {
  /// `nil` when nothing of it can be used.
  public var value: Value?
  /// In the order of their places.
  public var problems: [LessonProblem]
}

extension ReadResult: Equatable where Value: Equatable {}
