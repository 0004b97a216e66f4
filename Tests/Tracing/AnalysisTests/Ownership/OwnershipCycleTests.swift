import Analysis
import TestSupport
import Testing
import Trace

/// The cycles of any objects, against a search that tries every way.
@Suite struct OwnershipCycleTests {
  @Test(arguments: Seed.some())
  func `each group has its shortest cycle, from its first object`(_ seed: Seed) {
    var random = SplitMix64(seed: seed)
    let names = (0..<(2 + random.below(7))).map { "O\($0)" }
    let holds = (0..<random.below(2 * names.count)).map { number in
      (
        from: names[random.below(names.count)], property: "p\(number)",
        to: names[random.below(names.count)]
      )
    }
    let lines =
      names.map { "\($0): model" } + holds.map { "\($0.from).\($0.property) => \($0.to)" }
    let found = Ownership(of: sketch(lines.joined(separator: "\n"))).cycles
    let next = Dictionary(grouping: holds, by: \.from)
      .mapValues { Set($0.map(\.to)) }
    for cycle in found {
      #expect(cycle.first?.holder == cycle.last?.held)
      for (one, two) in zip(cycle, cycle.dropFirst()) { #expect(one.held == two.holder) }
    }
    #expect(found.map { "\($0[0].holder) \($0.count)" } == expected(names, next))
  }

  /// The first object of each group, and the length of the shortest way back to it.
  private func expected(_ names: [String], _ next: [String: Set<String>]) -> [String] {
    var seen: Set<String> = []
    return names.compactMap { name in
      guard !seen.contains(name), let length = distance(from: name, to: name, next) else {
        return nil
      }
      seen.formUnion(
        names.filter {
          distance(from: name, to: $0, next) != nil && distance(from: $0, to: name, next) != nil
        })
      return "\(name) \(length)"
    }
  }

  /// In holds, at least one; `nil` when there is no way.
  private func distance(from: String, to: String, _ next: [String: Set<String>]) -> Int? {
    var reached = next[from] ?? []
    for length in 1...10 {
      if reached.contains(to) { return length }
      reached = reached.union(reached.flatMap { next[$0] ?? [] })
    }
    return nil
  }
}
