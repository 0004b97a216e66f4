extension Ownership {
  /// The shortest cycle of each group of objects that hold each other strongly, reachable or not. Such a
  /// group is never released by itself; it may be a single object that holds itself. Each cycle begins at the first
  /// object of its group.
  public var cycles: [[Hold]] {
    let strong = strongHolds
    var seen: Set<String> = []
    let groups = groups(strong)
    return objects.map(\.name).compactMap { name in
      guard let group = groups[name], seen.insert(name).inserted else { return nil }
      seen.formUnion(group)
      return wayBack(to: name, within: group, strong)
    }
  }

  /// By each object, the objects that it holds and that hold it, directly or not. Objects without such objects
  /// are left out. The time grows with the number of holds (Kosaraju's algorithm).
  private func groups(_ strong: [String: [Hold]]) -> [String: Set<String>] {
    let back = Dictionary(grouping: strong.values.joined(), by: \.held)
    var grouped: Set<String> = []
    var groups: [String: Set<String>] = [:]
    for name in inOrderOfLeaving(strong).reversed() where !grouped.contains(name) {
      var group: Set = [name]
      var open = [name]
      while let held = open.popLast() {
        for hold in back[held] ?? [] where !grouped.contains(hold.holder) {
          if group.insert(hold.holder).inserted { open.append(hold.holder) }
        }
      }
      grouped.formUnion(group)
      let isCycle = group.count > 1 || strong[name]?.contains { $0.held == name } == true
      if isCycle { for member in group { groups[member] = group } }
    }
    return groups
  }

  /// All objects, in the order in which a walk in depth leaves them.
  private func inOrderOfLeaving(_ strong: [String: [Hold]]) -> [String] {
    var left: [String] = []
    var entered: Set<String> = []
    for start in objects.map(\.name) where entered.insert(start).inserted {
      var path = [(name: start, next: 0)]
      while let (name, next) = path.last {
        let holds = strong[name] ?? []
        guard next < holds.count else {
          left.append(name)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        if entered.insert(holds[next].held).inserted { path.append((holds[next].held, 0)) }
      }
    }
    return left
  }

  /// The shortest way from an object back to itself, found in breadth.
  private func wayBack(
    to start: String, within group: Set<String>, _ strong: [String: [Hold]]
  ) -> [Hold]? {
    var came: [String: Hold] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      for hold in strong[open[next]] ?? [] where group.contains(hold.held) {
        if hold.held == start { return way(to: open[next], came) + [hold] }
        guard came[hold.held] == nil else { continue }
        came[hold.held] = hold
        open.append(hold.held)
      }
      next += 1
    }
    return nil
  }

  private func way(to end: String, _ came: [String: Hold]) -> [Hold] {
    var way: [Hold] = []
    var end = end
    while let hold = came[end] {
      way.append(hold)
      end = hold.holder
    }
    return way.reversed()
  }
}
