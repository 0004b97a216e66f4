import Analysis

extension Ownership {
  /// Who holds whom, as a graph in the language of Graphviz.
  public var dot: Lines { Lines([]) }
}
