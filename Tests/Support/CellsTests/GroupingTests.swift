import Cells
import Testing

@Suite struct GroupingTests {
  @Test func `neighbours that belong together are a group`() {
    #expect([1, 2, 3, 5, 6, 9, 8].grouped { $0 + 1 == $1 } == [[1, 2, 3], [5, 6], [9], [8]])
    #expect([Int]().grouped { $0 == $1 } == [])
  }
}
