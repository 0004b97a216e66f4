import Analysis
import Testing

@Suite struct BothTests {
  @Test func `each side has a value of its own`() {
    var both = Both(1, 2)
    both[.first] += 10
    #expect([both.first, both.second, both[.first], both[.second]] == [11, 2, 11, 2])
    both[.second] += 20
    #expect([both.first, both.second, both[.first], both[.second]] == [11, 22, 11, 22])
  }
}
