import Foundation
import Progress
import Testing
import TestSupport

@Suite struct UnionTests {
  private func logs(_ seed: Seed) -> (ProgressLog, ProgressLog, ProgressLog) {
    var generator = SplitMix64(seed: seed)
    return (
      Generated.log(&generator, ids: 1...20), Generated.log(&generator, ids: 10...30),
      Generated.log(&generator, ids: 15...40)
    )
  }

  @Test(arguments: Generated.seeds)
  func `it makes no difference in which order logs come together`(seed: Seed) {
    let (a, b, c) = logs(seed)
    #expect(a.union(b) == b.union(a))
    #expect(a.union(b).union(c) == a.union(b.union(c)))
    #expect(a.union(a) == a)
    #expect(a.union(ProgressLog()) == a)
  }

  @Test(arguments: Generated.seeds)
  func `a union is what a store makes of both`(seed: Seed) throws {
    let (a, b, _) = logs(seed)
    let store = try Folder().open()
    try store.merge(a)
    try store.merge(b)
    #expect(try store.log() == a.union(b))
  }

  @Test func `an entry that is told in two ways counts once, the same from either side`() {
    let one = ProgressLog(entries: [entry(1, at: noon(0), .right)])
    let other = ProgressLog(entries: [entry(1, at: noon(0), .wrong)])
    #expect(one.union(other).entries.count == 1)
    #expect(one.union(other) == other.union(one))
  }
}
