import Trace

/// The living objects as trees. Each object stands once, on the shortest way from a root. Wherever else it is
/// held, only its name stands.
public struct OwnershipTree: Equatable, Sendable {
  /// An object with what it holds.
  public struct Node: Equatable, Sendable {
    public var object: Trace.Participant
    public var branches: [Branch]
    /// The number of widgets that are folded into it.
    public var parts: Int
  }

  /// What a property of an object holds.
  public enum Branch: Equatable, Sendable {
    /// The object stands here, with all that it holds.
    case whole(property: String, Node)
    /// The objects stand elsewhere.
    case names(property: String, Trace.Reference.Strength, [String])
  }

  /// The trees that begin at roots.
  public private(set) var trees: [Node] = []
  /// The trees that begin at objects that no root keeps alive.
  public private(set) var unreachable: [Node] = []
  /// The names of roots that hold nothing and that nothing holds.
  public private(set) var isolatedRoots: [String] = []

  /// - Parameter foldingParts: whether widgets are folded into their scenes.
  public init(_ ownership: Ownership, foldingParts: Bool) {
    let branches = Branches(ownership, foldingParts: foldingParts)
    let roots = ownership.roots
    let rooted = roots.filter { !branches.isHeld($0) }
    let lost = ownership.keptByClosures + ownership.leaks.map { $0.cycle[0].holder }
    let others = roots.filter(branches.isHeld) + lost.filter { branches.isShown($0) }
    let placement = branches.place([rooted] + others.map { [$0] })
    let isRoot = Set(roots)
    for name in placement.tops {
      guard let object = ownership[name] else { continue }
      let node = branches.node(object, placement)
      if !isRoot.contains(name) {
        unreachable.append(node)
      } else if node.branches.isEmpty, node.parts == 0 {
        isolatedRoots.append(name)
      } else {
        trees.append(node)
      }
    }
  }
}

extension Ownership {
  /// Whether the object is part of a scene, as widgets are. A presented object is a scene of its own.
  public func isPart(_ object: Trace.Participant) -> Bool {
    object.role == .view && !isHeld(object.name, as: "presentedViewController")
  }
}
