import Diagrams
import Trace

/// A run to go through step by step in a browser: one file that needs nothing else.
public struct Player {
  public var diagram: Diagram
  /// `nil` for what nobody ran.
  public var trace: Trace?
  /// The contract of the pattern, when there is one.
  public var contract: Contract?

  public init(_ diagram: Diagram, trace: Trace?, contract: Contract?) {
    self.diagram = diagram
    self.trace = trace
    self.contract = contract
  }

  public var html: Lines { Lines([]) }
}
