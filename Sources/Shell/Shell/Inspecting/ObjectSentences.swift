import Actions
import Analysis
import Cells
import Localization
import Trace

/// Which object holds which, a sentence for each object: for screen readers and pipes.
struct ObjectSentences {
  private let ownership: Ownership
  private let tree: OwnershipTree
  private let isComplete: Bool

  /// - Parameter isComplete: whether all is known that may hold an object.
  init(_ ownership: Ownership, _ options: Options, isComplete: Bool = true) {
    self.ownership = ownership
    self.isComplete = isComplete
    tree = OwnershipTree(ownership, foldingParts: !options[.all])
  }

  var styled: Styled {
    let sentences = (tree.trees + tree.unreachable).flatMap(sentences)
    let numbered = sentences.enumerated().map { "\($0 + 1). \($1)" }
    let isolatedRoots = tree.isolatedRoots.map(\.printable).commaSeparated
    let rest = tree.isolatedRoots.isEmpty ? [] : [localized("Hold no object: \(isolatedRoots).")]
    let lines = numbered + rest + ownership.findings(isPlain: true, isComplete: isComplete)
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

  private func holds(
    _ names: String, _ strength: Trace.Reference.Strength, _ property: String
  ) -> String {
    localized("holds \(names) \(strength.adverb) as \(property)")
  }

  private func words(_ branch: OwnershipTree.Branch) -> String {
    switch branch {
    case .whole(let property, let node):
      holds(node.object.name.printable, .strong, property)
    case .names(let property, let strength, let names):
      holds(names.map(\.printable).commaSeparated, strength, property)
    }
  }
}
