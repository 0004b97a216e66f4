import Cells
import Testing

@Suite struct PartitioningTests {
  @Test(arguments: 0...9)
  func `finds the first number that belongs, or the upper bound`(first: Int) {
    #expect((0..<9).partitioningIndex { $0 >= first } == first)
  }

  @Test func `asks about few of many numbers`() {
    var asked = 0
    let found = (0..<1_000_000).partitioningIndex { number in
      asked += 1
      return number >= 777_777
    }
    #expect(found == 777_777)
    #expect(asked <= 20)
  }
}
