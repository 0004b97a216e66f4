extension Ownership {
  /// Objects that keep only each other alive.
  public struct Leak: Equatable, Sendable {
    /// Strong holds that lead from an object back to itself.
    public var cycle: [Hold]
    /// Everything that the cycle keeps alive, including its own objects.
    public var objects: [String]
  }

  /// Unreachable objects that a retain cycle keeps alive.
  ///
  /// Only a cycle proves a leak. An object that is merely unreachable may be held by a closure that waits for
  /// an answer or a tap, which a trace does not show.
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

  /// Unreachable objects that no cycle keeps alive: a closure or a timer holds them. Objects that they hold
  /// are left out.
  public var keptByClosures: [String] {
    let leaked = Set(leaks.flatMap(\.objects))
    let rest = unreachable.filter { !leaked.contains($0) }
    let lost = Set(rest)
    let held = Set(holds.filter { $0.isStrong && lost.contains($0.holder) }.map(\.held))
    return rest.filter { !held.contains($0) }
  }
}
