import Analysis
import Documents
import Trace

extension Ownership {
  /// The references between live objects, as a Graphviz graph. Colour is never the only sign.
  ///
  /// - Parameter foldingParts: whether widgets are left out; their number is below the graph.
  public func dot(foldingParts: Bool = false) -> Lines {
    let shown = objects.filter { !foldingParts || !isPart($0) }
    let (names, leaks) = (Set(shown.map(\.name)), leaks)
    let legend = legend(leavingOut: objects.count - shown.count)
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    return Lines(
      [
        "digraph ownership {",
        "  graph [rankdir=LR, labelloc=b, \(font), label=\(legend.quoted)];",
        "  node [shape=box, style=rounded, \(font)];", "  edge [\(font)];",
      ] + nodes(of: shown, leaks) + edges(among: names, leaks) + ["}"])
  }

  private func nodes(of shown: [Trace.Participant], _ leaks: [Leak]) -> [String] {
    let (leaked, roots) = (Set(leaks.flatMap(\.objects)), Set(self.roots))
    let unreachable = tellsHolders ? Set(self.unreachable) : []
    return shown.map { object in
      var lines = [object.name] + [object.type, object.role.heading].filter { $0 != object.name }
      var attributes: [String] = []
      if roots.contains(object.name) { attributes.append("peripheries=2") }
      if leaked.contains(object.name) {
        lines.append("leaked")
        attributes.append(Self.alarm)
      } else if unreachable.contains(object.name) {
        lines.append("held by no property")
        attributes.append("style=\"rounded,dashed\"")
      }
      return "  \(object.name.id) [\((["label=\(lines.quoted)"] + attributes).listed)];"
    }
  }

  /// Those that keep leaked objects alive are marked.
  private func edges(among names: Set<String>, _ leaks: [Leak]) -> [String] {
    let cycles = Set(leaks.flatMap(\.cycle))
    return holds.filter { names.contains($0.holder) && names.contains($0.held) }.map { hold in
      let attributes =
        ["label=\([hold.property].quoted)"] + hold.strength.attributes
        + (cycles.contains(hold) ? [Self.alarm] : [])
      return "  \(hold.holder.id) -> \(hold.held.id) [\(attributes.listed)];"
    }
  }

  /// What the lines mean, and what is left out.
  private func legend(leavingOut parts: Int) -> [String] {
    let remark =
      parts == 1
      ? "1 view left out (--all shows it)" : "\(parts) views left out (--all shows them)"
    let key = "solid: holds and keeps alive · dashed: weak · dotted: unowned"
    return [
      tellsHolders ? key : "the run does not say who holds whom", "double border: lives by itself",
    ] + (parts == 0 ? [] : [remark])
  }

  private static let alarm = "color=\"#b00020\", fontcolor=\"#b00020\", penwidth=2"
}

extension Trace.Reference.Strength {
  fileprivate var attributes: [String] {
    switch self {
    case .strong: []
    case .weak: ["style=dashed", "arrowhead=empty"]
    case .unowned: ["style=dotted", "arrowhead=empty"]
    }
  }
}

extension [String] {
  /// A label of several lines, in which nothing is an escape or an entity.
  var quoted: String {
    "\"" + map { $0.drawable.withoutEscapes }.joined(separator: "\\n") + "\""
  }

  fileprivate var listed: String { joined(separator: ", ") }
}

extension String {
  fileprivate var id: String { [self].quoted }

  fileprivate var withoutEscapes: String {
    escaping(["\\": "\\\\", "\"": "\\\"", "&": "&amp;"])
  }
}
