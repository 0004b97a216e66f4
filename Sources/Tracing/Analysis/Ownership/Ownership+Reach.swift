import Trace

extension Ownership {
  /// What lives without being held by a property: what the device and the framework bring along, the
  /// app delegate, and what a static property holds, which a trace tells as an object that holds itself.
  public var roots: [String] {
    let shared = Set(holds.filter { $0.holder == $0.held && $0.isStrong }.map(\.held))
    return objects.filter { $0.role.isRoot || shared.contains($0.name) }.map(\.name)
  }

  /// What the roots keep alive.
  public var reachable: Set<String> { reach(of: roots) }

  /// The living that no property keeps alive from a root.
  public var unreachable: [String] {
    let reachable = reachable
    return objects.map(\.name).filter { !reachable.contains($0) }
  }

  /// The objects themselves, and what they hold strongly, and what that holds …
  func reach(of starts: [String]) -> Set<String> {
    let strong = strongHolds
    var reached = Set(starts)
    var open = starts
    while let holder = open.popLast() {
      for hold in strong[holder] ?? [] where reached.insert(hold.held).inserted {
        open.append(hold.held)
      }
    }
    return reached
  }

  /// Strong holds by holder, without those of oneself.
  var strongHolds: [String: [Hold]] {
    Dictionary(grouping: holds.filter { $0.isStrong && $0.holder != $0.held }, by: \.holder)
  }
}

extension Role {
  fileprivate var isRoot: Bool {
    switch self {
    case .user, .app, .timer, .remote, .notificationCenter: true
    default: false
    }
  }
}
