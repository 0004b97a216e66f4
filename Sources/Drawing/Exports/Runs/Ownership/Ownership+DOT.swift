import Analysis
import Documents

extension Ownership {
  /// Who holds whom, as a graph in the language of Graphviz.
  ///
  /// - Parameter foldingParts: whether widgets are left out; how many they are is said below the graph.
  public func dot(foldingParts: Bool = false) -> Lines {
    let graph = OwnershipGraph(self, foldingParts: foldingParts)
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    return Lines(
      [
        "digraph ownership {",
        "  graph [rankdir=LR, labelloc=b, \(font), label=\(graph.legend.quoted)];",
        "  node [shape=box, style=rounded, \(font)];", "  edge [\(font)];",
      ] + graph.nodes + graph.edges + ["}"])
  }
}
