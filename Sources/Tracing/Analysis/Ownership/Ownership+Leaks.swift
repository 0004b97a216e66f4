extension Ownership {
  /// Objects that keep each other alive when nobody else does.
  public struct Leak: Equatable, Sendable {
    /// Strong holds that lead back to where they began.
    public var cycle: [Hold]
    /// All that the cycle keeps alive, itself included.
    public var objects: [String]
  }

  /// Unreachable objects that a retain cycle keeps alive, for ever.
  ///
  /// A cycle is the proof. Being unreachable alone is none: a closure that waits for an answer or for a
  /// tap may hold the object, and that cannot be seen.
  public var leaks: [Leak] {
    let unreachable = unreachable
    let lost = Set(unreachable)
    var claimed: Set<String> = []
    return cycles.filter { lost.contains($0[0].holder) }.map { cycle in
      let kept = reach(of: [cycle[0].holder]).subtracting(claimed)
      claimed.formUnion(kept)
      return Leak(cycle: cycle, objects: unreachable.filter(kept.contains))
    }
  }

  /// Unreachable objects that no cycle keeps: a closure does, or a timer. Without what they hold.
  public var keptByClosures: [String] {
    let leaked = Set(leaks.flatMap(\.objects))
    let rest = unreachable.filter { !leaked.contains($0) }
    let lost = Set(rest)
    let held = Set(holds.filter { $0.isStrong && lost.contains($0.holder) }.map(\.held))
    return rest.filter { !held.contains($0) }
  }

  /// The shortest way round for each group of objects that hold each other strongly. Such a group is
  /// never freed by itself, even if something on the screen still needs it now.
  public var cycles: [[Hold]] {
    let strong = strongHolds
    var seen: Set<String> = []
    return objects.map(\.name).compactMap { name in
      guard !seen.contains(name), let cycle = wayBack(to: name, strong) else { return nil }
      seen.formUnion(reach(of: [name]).filter { reach(of: [$0]).contains(name) })
      return cycle
    }
  }

  private func wayBack(to start: String, _ strong: [String: [Hold]]) -> [Hold]? {
    var ways: [(end: String, way: [Hold])] = [(start, [])]
    var reached: Set<String> = []
    var next = 0
    while next < ways.count {
      let (end, way) = ways[next]
      next += 1
      for hold in strong[end] ?? [] {
        if hold.held == start { return way + [hold] }
        if reached.insert(hold.held).inserted { ways.append((hold.held, way + [hold])) }
      }
    }
    return nil
  }
}
