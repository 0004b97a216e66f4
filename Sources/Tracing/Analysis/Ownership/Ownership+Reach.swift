import Trace

extension Ownership {
  /// The objects that live without a property that holds them: those of the device and the framework, the
  /// app delegate, and those in a static property. In a trace an object in a static property holds itself.
  public var roots: [String] {
    let shared = Set(holds.filter { $0.holder == $0.held && $0.isStrong }.map(\.held))
    return objects.filter { $0.role.isRoot || shared.contains($0.name) }.map(\.name)
  }

  /// The names of the objects that the roots keep alive, roots included.
  public var reachable: Set<String> { reach(of: roots) }

  /// The living objects that no root keeps alive.
  public var unreachable: [String] {
    let reachable = reachable
    return objects.map(\.name).filter { !reachable.contains($0) }
  }

  /// The objects, and everything that they hold strongly, directly or indirectly.
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

  /// Strong holds by holder. Objects that hold themselves are left out.
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
