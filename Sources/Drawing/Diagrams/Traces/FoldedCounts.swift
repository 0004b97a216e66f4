extension Diagram {
  /// How much of a trace is not drawn, unless all of it is asked for.
  public struct FoldedCounts: Equatable, Sendable {
    public var queries = 0
    public var pulls = 0
    /// Other messages that were sent in the course of a query or a pull.
    public var others = 0
    /// Values that shown messages returned.
    public var values = 0
    /// Widgets that share a lifeline with others.
    public var labels = 0

    public init() {}

    /// All messages that are folded.
    var messages: Int { queries + pulls + others }
  }
}
