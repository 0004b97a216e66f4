import Trace

extension Ownership {
  /// The objects that live without a property that holds them: those of the device and the framework, the
  /// app delegate, and those in a static property.
  public var roots: [String] {
    let shared = Set(holds.filter { $0.isStatic && $0.isStrong }.map(\.held))
    return objects.filter { $0.role.isRoot || shared.contains($0.name) }.map(\.name)
  }

  /// The names of the objects that the roots keep alive, roots included.
  public var reachable: Set<String> {
    var reached: Set<String> = []
    _ = reach(of: roots, along: strongHolds, beyond: &reached)
    return reached
  }

  /// The living objects that no root keeps alive.
  public var unreachable: [String] {
    let reachable = reachable
    return objects.map(\.name).filter { !reachable.contains($0) }
  }

  /// The objects, and everything that they hold strongly, directly or indirectly, without what was reached before.
  func reach(
    of starts: [String], along strong: [String: [Hold]], beyond reached: inout Set<String>
  ) -> [String] {
    var new = starts.filter { reached.insert($0).inserted }
    var next = 0
    while next < new.count {
      for hold in strong[new[next]] ?? [] where reached.insert(hold.held).inserted {
        new.append(hold.held)
      }
      next += 1
    }
    return new
  }

  /// Strong holds by holder. Static properties are left out.
  var strongHolds: [String: [Hold]] {
    Dictionary(grouping: holds.filter { $0.isStrong && !$0.isStatic }, by: \.holder)
  }

  /// The strong holds that an event may end. With another reference, a whole property becomes weak.
  func strongHolds(endingWith event: Trace.Event) -> [Hold] {
    let ending =
      switch event {
      case .state(let change): holds(of: change.owner, as: change.property)
      case .reference(let reference) where reference.ended:
        holders(of: reference.to)
          .filter { $0.holder == reference.from && $0.property == reference.property }
      case .reference(let reference) where reference.strength != .strong:
        holds(of: reference.from, as: reference.property)
      case .release(let release): holders(of: release.object) + holds(of: release.object)
      case .turn(let turn): turn.killed.flatMap { holders(of: $0) + holds(of: $0) }
      case .reference, .participant, .message, .return, .screen: [Hold]()
      }
    return ending.filter(\.isStrong)
  }
}

extension Role {
  fileprivate var isRoot: Bool {
    [.user, .app, .timer, .remote, .notificationCenter].contains(self)
  }
}
