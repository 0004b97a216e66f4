/// A question for events of a run: a pattern, and where in the run to look for it.
public struct EventQuery: Hashable, Sendable {
  /// A part of the run, up to or from the first event that matches another pattern.
  public enum Bound: Hashable, Sendable {
    case after(EventPattern)
    case before(EventPattern)

    /// The words that begin a bound.
    static let words = ["after", "before"]

    var pattern: EventPattern {
      switch self {
      case .after(let pattern), .before(let pattern): pattern
      }
    }
  }

  public var pattern: EventPattern
  /// `nil` for the whole run.
  public var bound: Bound?

  public init(_ pattern: EventPattern, _ bound: Bound? = nil) {
    self.pattern = pattern
    self.bound = bound
  }

  var patterns: [EventPattern] { [pattern] + (bound.map { [$0.pattern] } ?? []) }
}

/// Why words are no question for events.
public enum EventQueryProblem: Error, Hashable, Sendable {
  /// No word says what to look for.
  case nothing
  /// A word that needs another word behind it is the last, such as `to`.
  case open(String)
  case unknownKind(String)
  /// A word too many: a second receiver, or a second method.
  case tooMuch(String)
}
