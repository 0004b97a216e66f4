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
    let lost = unreachable
    let places = Dictionary(zip(lost, lost.indices)) { first, _ in first }
    let strong = strongHolds
    var claimed: Set<String> = []
    return cycles.filter { places[$0[0].holder] != nil }.map { cycle in
      let kept = reach(of: [cycle[0].holder], along: strong, beyond: &claimed)
      return Leak(cycle: cycle, objects: kept.compactMap { places[$0] }.sorted().map { lost[$0] })
    }
  }

  /// Unreachable objects that no cycle keeps alive: a closure, a timer or an untraced property holds them. Objects that they hold
  /// are left out.
  public var keptByClosures: [String] { keptByClosures(besides: leaks) }

  func keptByClosures(besides leaks: [Leak]) -> [String] {
    let leaked = Set(leaks.flatMap(\.objects))
    let rest = unreachable.filter { !leaked.contains($0) }
    let lost = Set(rest)
    let held = Set(holds.filter { $0.isStrong && lost.contains($0.holder) }.map(\.held))
    return rest.filter { !held.contains($0) }
  }
}
