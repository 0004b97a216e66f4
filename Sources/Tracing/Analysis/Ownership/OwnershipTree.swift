import Trace

/// The living objects as trees. Each object is there once, on the shortest way from a root. Wherever else it is
/// held, only its name is there. What is nested very deep begins a tree of its own.
public struct OwnershipTree: Equatable, Sendable {
  /// The most levels of a tree.
  static let levels = 16

  /// An object with what it holds.
  public struct Node: Equatable, Sendable {
    public var object: Trace.Participant
    public var branches: [Branch]
    /// The number of widgets that are folded into it.
    public var parts: Int
  }

  /// What a property of an object holds.
  public enum Branch: Equatable, Sendable {
    /// The object is here, with all that it holds.
    case whole(property: String, Node)
    /// The objects are elsewhere.
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
    let leaks = ownership.leaks
    let lost = ownership.keptByClosures(besides: leaks) + leaks.map { $0.cycle[0].holder }
    let others = roots.filter(branches.isHeld) + lost.filter { branches.isShown($0) }
    let placement = branches.place([rooted] + others.map { [$0] })
    let isRoot = Set(roots)
    for name in placement.tops {
      guard let object = ownership[name] else { continue }
      let node = branches.node(object, placement)
      if !isRoot.contains(name), !placement.continued.contains(name) {
        unreachable.append(node)
      } else if isRoot.contains(name), node.branches.isEmpty, node.parts == 0 {
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

/// The holds after widgets are folded into their scenes.
struct Branches {
  private let ownership: Ownership
  private var holds: [String: [Ownership.Hold]] = [:]
  private var parts: [String: Int] = [:]
  private var folded: Set<String> = []
  /// The names of the objects that are held strongly.
  private var kept: Set<String> = []

  /// The hold under which each object is.
  struct Placement {
    var tops: [String] = []
    /// The tops that are held, by objects at the lowest level of another tree.
    var continued: Set<String> = []
    var places: Set<Ownership.Hold> = []
  }

  init(_ ownership: Ownership, foldingParts: Bool) {
    self.ownership = ownership
    if foldingParts { folded = Set(ownership.objects.filter(ownership.isPart).map(\.name)) }
    let byHolder = Dictionary(grouping: ownership.holds) { $0.holder }
    for object in ownership.objects where !folded.contains(object.name) {
      fold(object.name, byHolder)
    }
    kept = Set(holds.values.joined().filter(\.isStrong).map(\.held))
  }

  func isShown(_ name: String) -> Bool { !folded.contains(name) }

  func isHeld(_ name: String) -> Bool { kept.contains(name) }

  /// A scene takes over what its widgets hold strongly.
  private mutating func fold(_ name: String, _ byHolder: [String: [Ownership.Hold]]) {
    var members = [name]
    var taken: Set = [name]
    var next = 0
    while next < members.count {
      for var hold in byHolder[members[next]] ?? [] where !hold.isStatic {
        if folded.contains(hold.held) {
          if hold.isStrong, taken.insert(hold.held).inserted { members.append(hold.held) }
        } else if next == 0 || hold.isStrong {
          if next > 0 { hold.property = "\(members[next]).\(hold.property)" }
          hold.holder = name
          holds[name, default: []].append(hold)
        }
      }
      next += 1
    }
    parts[name] = members.count - 1
  }

  /// Group after group; within a group breadth first, so that each object is as high as possible.
  func place(_ groups: [[String]]) -> Placement {
    var placement = Placement()
    var placed: Set<String> = []
    for group in groups {
      let tops = group.filter { placed.insert($0).inserted }
      placement.tops += tops
      placeHeld(by: tops, &placement, &placed)
    }
    return placement
  }

  private func placeHeld(
    by tops: [String], _ placement: inout Placement, _ placed: inout Set<String>
  ) {
    var open = tops.map { (name: $0, level: 1) }
    var next = 0
    while next < open.count {
      let (name, level) = open[next]
      for hold in holds[name] ?? [] where hold.isStrong {
        guard placed.insert(hold.held).inserted else { continue }
        if level < OwnershipTree.levels {
          placement.places.insert(hold)
          open.append((hold.held, level + 1))
        } else {
          placement.tops.append(hold.held)
          placement.continued.insert(hold.held)
          open.append((hold.held, 1))
        }
      }
      next += 1
    }
  }

  func node(_ object: Trace.Participant, _ placement: Placement) -> OwnershipTree.Node {
    var branches: [OwnershipTree.Branch] = []
    var rest = (holds[object.name] ?? [])[...]
    while let hold = rest.first {
      if let held = placed(hold, placement) {
        branches.append(.whole(property: hold.property, node(held, placement)))
        rest = rest.dropFirst()
      } else {
        let together = rest.prefix {
          $0.property == hold.property && $0.strength == hold.strength
            && placed($0, placement) == nil
        }
        branches.append(.names(property: hold.property, hold.strength, together.map(\.held)))
        rest = rest.dropFirst(together.count)
      }
    }
    return .init(object: object, branches: branches, parts: parts[object.name] ?? 0)
  }

  /// The held object, where this hold is its place.
  private func placed(
    _ hold: Ownership.Hold, _ placement: Placement
  ) -> Trace.Participant? {
    placement.places.contains(hold) ? ownership[hold.held] : nil
  }
}
