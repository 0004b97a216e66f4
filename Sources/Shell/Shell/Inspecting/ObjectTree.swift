import Actions
import Analysis
import Cells
import Localization
import Trace

/// The living objects, drawn as a tree from the roots.
struct ObjectTree {
  private let ownership: Ownership
  private let tree: OwnershipTree
  private let isComplete: Bool

  /// - Parameter isComplete: whether all is known that may hold an object.
  init(_ ownership: Ownership, _ options: Options, isComplete: Bool = true) {
    self.ownership = ownership
    self.isComplete = isComplete
    tree = OwnershipTree(ownership, foldingParts: !options[.all])
  }

  func styled(width: Int) -> Styled {
    let trees = tree.trees.map { drawn($0, width) }
    let strays = tree.unreachable.map { node in
      Styled.wrapped(localized("Kept alive by no root:"), to: width, .faint) + drawn(node, width)
    }
    let remarks = [isolatedRoots, folded].compactMap { $0 }
    let findings = ownership.findings(isPlain: false, isComplete: isComplete).map {
      Styled.wrapped($0, to: width, .strong)
    }
    return .stack(trees + strays + [Styled.wrapped(remarks, to: width, .faint)] + findings)
  }

  private func drawn(_ node: OwnershipTree.Node, _ width: Int) -> Styled {
    Styled([Styled.Line(heading(node.object))] + lines(below: node, indent: "", width))
  }

  private var isolatedRoots: String? {
    tree.isolatedRoots.isEmpty
      ? nil : localized("Hold no object: \(tree.isolatedRoots.map(\.printable).commaSeparated).")
  }

  private var folded: String? {
    let count = (tree.trees + tree.unreachable).map(\.allParts).reduce(0, +)
    guard count > 0 else { return nil }
    return localized(
      count, one: "1 view folded into its scene (--all shows it).",
      other: "\(count.views) folded into their scenes (--all shows them).")
  }

  private func heading(_ object: Trace.Participant) -> [Styled.Span] {
    let role = object.role.heading
    let name = Styled.Span(object.name.printable, .strong)
    return role == object.name ? [name] : [name, .init("  " + role, .faint)]
  }

  private func lines(
    below node: OwnershipTree.Node, indent: String, _ width: Int
  ) -> [Styled.Line] {
    let parts =
      node.parts == 0 ? [] : [TreeRow(property: "", spans: [.init(node.parts.views, .faint)])]
    let rows = node.branches.map(treeRow) + parts
    return rows.enumerated().flatMap { index, treeRow in
      let isLast = index == rows.count - 1
      let stem = indent + (isLast ? "  " : "│ ")
      let own = treeRow.lines(indent + (isLast ? "└ " : "├ "), stem, width)
      return own + (treeRow.node.map { lines(below: $0, indent: stem, width) } ?? [])
    }
  }

  private func treeRow(_ branch: OwnershipTree.Branch) -> TreeRow {
    switch branch {
    case .whole(let property, let node):
      TreeRow(
        property: property, spans: [.init("═▶ ")] + heading(node.object), node: node)
    case .names(let property, let strength, let names):
      TreeRow(
        property: property,
        spans: [.init("\(strength.arrow) \(names.map(\.printable).commaSeparated)")])
    }
  }
}

/// One line of the tree: a property, and the objects that it holds.
private struct TreeRow {
  var property: String
  var spans: [Styled.Span]
  var node: OwnershipTree.Node?

  /// On a narrow screen what is held is below the property.
  func lines(_ first: String, _ rest: String, _ width: Int) -> [Styled.Line] {
    let label = property.isEmpty ? "" : property.printable + " "
    let whole = Styled.Line([.init(first, .faint), .init(label)] + spans)
    guard whole.plain.cells > width, !label.isEmpty else { return [whole] }
    let indent = rest + (node?.isBare ?? true ? "  " : "│ ")
    let heads = property.printable.wrapped(to: max(4, width - indent.cells))
    let held = Styled.Line([.init(indent, .faint)] + spans)
    return heads.enumerated().map { .init([.init($0 == 0 ? first : indent, .faint), .init($1)]) }
      + (held.plain.cells > width ? wrapped(indent, width) : [held])
  }

  private func wrapped(_ indent: String, _ width: Int) -> [Styled.Line] {
    let room = max(4, width - indent.cells)
    return spans.map(\.text).joined().wrapped(to: room).map {
      .init([.init(indent, .faint), .init($0)])
    }
  }
}

extension OwnershipTree.Node {
  fileprivate var isBare: Bool { branches.isEmpty && parts == 0 }

  var allParts: Int {
    branches.reduce(parts) { sum, branch in
      if case .whole(_, let node) = branch { sum + node.allParts } else { sum }
    }
  }
}
