import Actions
import Analysis
import Cells
import Localization
import Trace

/// The living objects from the roots: drawn as a tree, or told in sentences.
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

  /// The objects that hold no other, and that no other holds.
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

// MARK: Sentences

extension ObjectTree {
  /// Which object holds which, a sentence for each object: for screen readers and pipes.
  var sentences: Styled {
    let sentences = (tree.trees + tree.unreachable).flatMap(sentences)
    let numbered = sentences.enumerated().map { "\($0 + 1). \($1)" }
    let findings = ownership.findings(isPlain: true, isComplete: isComplete)
    let lines = numbered + [isolatedRoots].compactMap(\.self) + findings
    return Styled(lines.map { .init([.init($0)]) })
  }

  private func sentences(_ node: OwnershipTree.Node) -> [String] {
    [sentence(node)]
      + node.branches.flatMap { branch in
        if case .whole(_, let held) = branch { sentences(held) } else { [String]() }
      }
  }

  private func sentence(_ node: OwnershipTree.Node) -> String {
    let parts = node.parts == 0 ? [] : [localized("has \(node.parts.views)")]
    let events = node.branches.map(words) + parts
    let role = node.object.role.heading
    let name = node.object.name.printable + (role == node.object.name ? "" : " (\(role))")
    guard !events.isEmpty else { return localized("\(name) holds no object.") }
    return localized("\(name) \(events.joined(separator: localized("; "))).")
  }

  private func words(_ branch: OwnershipTree.Branch) -> String {
    let (names, strength, property): ([String], Trace.Reference.Strength, String) =
      switch branch {
      case .whole(let property, let node): ([node.object.name], .strong, property)
      case .names(let property, let strength, let names): (names, strength, property)
      }
    let held = names.map(\.printable).commaSeparated
    return localized("holds \(held) \(strength.adverb) as \(property)")
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
