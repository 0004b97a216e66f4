import TestSupport
import Testing

@testable import Diagrams

/// Stretches that repeat themselves, found with few comparisons.
@Suite struct RepetitionTests {
  private func found(in letters: String) -> [String] {
    let letters = Array(letters.unicodeScalars)
    return Repetition.all(in: letters.map { Int($0.value) }).map {
      "\($0.period): \(String(String.UnicodeScalarView(letters[$0.range])))"
    }
  }

  @Test func `a repetition is as long as it can be, and has one period`() {
    #expect(found(in: "aaaa") == ["1: aaaa"])
    #expect(found(in: "xababay") == ["2: ababa"])
    #expect(found(in: "aabaabx") == ["1: aa", "1: aa", "3: aabaab"])
    #expect(found(in: "abcab") == [])
    #expect(found(in: "") == [])
  }

  @Test(arguments: Seed.some())
  func `all are found, as by comparing everything with everything`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let letters = 1 + random.below(4)
    var values = (0..<random.below(60)).map { _ in random.below(letters) }
    values += values.prefix(random.below(20)) + values.suffix(random.below(20))
    let found = Repetition.all(in: values).map(\.range)
    #expect(Set(found) == Self.repeated(values), "seed \(seed): \(values)")
    #expect(found.count == Set(found).count, "seed \(seed): \(values)")
  }

  private static func repeated(_ values: [Int]) -> Set<Range<Int>> {
    var ranges: Set<Range<Int>> = []
    for period in stride(from: 1, through: values.count / 2, by: 1) {
      var start = 0
      for end in period...values.count
      where end == values.count || values[end] != values[end - period] {
        if end - start >= 2 * period { ranges.insert(start..<end) }
        start = end - period + 1
      }
    }
    return ranges
  }
}
