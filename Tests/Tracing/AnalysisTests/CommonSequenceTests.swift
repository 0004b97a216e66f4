import Testing

@testable import Analysis

/// Lists so long that not all pairs can be tried. Equal numbers are equal elements.
@Suite struct CommonSequenceTests {
  private static let many = 2_100

  @Test func `long lists are divided at what is in both of them once`() {
    let before = repeated(0) + [7] + repeated(1)
    let after = repeated(2) + [7] + repeated(3)
    #expect(pairs(before, after) == [[Self.many, Self.many]])
  }

  @Test func `what is right before and right after the element that is there once is paired, too`()
  {
    let middle = [4, 4, 7, 5, 5]
    let pairs = pairs(repeated(0) + middle + repeated(1), repeated(2) + middle + repeated(3))
    #expect(pairs == (0..<5).map { [Self.many + $0, Self.many + $0] })
  }

  @Test func `equal elements of long lists are paired as they come when none is there once`() {
    let before = (0..<Self.many).map { $0 % 2 }
    let after = (0..<Self.many).map { 1 - $0 % 2 }
    #expect(pairs(before, after) == (0..<Self.many - 1).map { [$0, $0 + 1] })
  }

  @Test func `of elements that are there once in another order, as many as possible are paired`() {
    let many = Self.many
    let before = repeated(0) + [7] + repeated(1) + [8] + repeated(2) + [9, 6] + repeated(2)
    let after = repeated(3) + [8] + repeated(4) + [7] + repeated(5) + [9] + repeated(5) + [6]
    #expect(
      pairs(before, after + repeated(5)) == [
        [2 * many + 1, many], [3 * many + 2, 3 * many + 2], [3 * many + 3, 4 * many + 3],
      ])
  }

  @Test func `what is equal at both ends is paired, whatever is between`() {
    #expect(pairs([1, 2, 5, 8, 9], [1, 2, 6, 7, 8, 9]) == [[0, 0], [1, 1], [3, 4], [4, 5]])
  }

  private func repeated(_ element: Int) -> [Int] { Array(repeating: element, count: Self.many) }

  private func pairs(_ before: [Int], _ after: [Int]) -> [[Int]] {
    CommonSequence(before: before, after: after) { before[$0] == after[$1] ? 1 : 0 }
      .pairs.map { [$0.before, $0.after] }
  }
}
