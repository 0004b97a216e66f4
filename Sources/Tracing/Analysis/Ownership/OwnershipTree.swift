import Trace

/// The living as a tree: each object stands where the fewest holds lead to it from a root, and is only
/// named wherever else it is held.
public struct OwnershipTree: Equatable, Sendable {
  public struct Node: Equatable, Sendable {
    public var object: Trace.Participant
    public var branches: [Branch]
    /// Widgets that are folded into it.
    public var parts: Int
  }

  public enum Branch: Equatable, Sendable {
    /// Shown here, and nowhere else.
    case whole(property: String, Node)
    /// Shown elsewhere.
    case names(property: String, Trace.Reference.Strength, [String])
  }

  /// What begins at the roots.
  public private(set) var trees: [Node] = []
  /// What begins at objects that no root keeps alive.
  public private(set) var strays: [Node] = []
  /// Roots that hold nobody, and are held by nobody.
  public private(set) var loners: [String] = []

  public init(_ ownership: Ownership, foldingParts: Bool) {
    let branches = Branches(ownership, foldingParts: foldingParts)
    let roots = ownership.roots
    let rooted = roots.filter { !branches.isHeld($0) }
    let lost = ownership.keptByClosures + ownership.leaks.map { $0.cycle[0].holder }
    let others = roots.filter { !rooted.contains($0) } + lost.filter { branches.isShown($0) }
    let planted = branches.plant([rooted] + others.map { [$0] })
    for name in planted.tops {
      guard let object = ownership[name] else { continue }
      let node = branches.node(object, planted)
      if !roots.contains(name) {
        strays.append(node)
      } else if node.branches.isEmpty, node.parts == 0 {
        loners.append(name)
      } else {
        trees.append(node)
      }
    }
  }
}

extension Ownership {
  /// Whether the object belongs to a scene, as its widgets do. What is presented is a scene of its own.
  public func isPart(_ object: Trace.Participant) -> Bool {
    object.role == .view
      && !holds.contains { $0.held == object.name && $0.property == "presentedViewController" }
  }
}
