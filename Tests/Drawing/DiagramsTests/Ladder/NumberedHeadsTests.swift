import Diagrams
import Testing
import Trace

/// The heads of a drawing in a low window: numbers, and a list of what they mean.
@Suite struct NumberedHeadsTests {
  private func heads(_ names: [String], width: Int) throws -> String {
    let ladder = try #require(Ladder(names.map { .init(id: $0) }, .init(width: width)))
    return ladder.numberedHeads.map(\.plain).joined(separator: "\n")
  }

  @Test func `a row of the list is filled up to its last cell`() throws {
    let names = ["Controller", "RootFolder", "PlayView", "Store"]
    #expect(
      try heads(names, width: 38) == """
        1 2 3 4
        1 Controller  2 RootFolder  3 PlayView
        4 Store
        """)
    #expect(
      try heads(names, width: 37) == """
        1 2 3 4
        1 Controller  2 RootFolder
        3 PlayView  4 Store
        """)
  }

  @Test func `numbers that would touch are written from top to bottom`() throws {
    let names = (1...11).map { "v\($0)" }
    #expect(
      try heads(names.dropLast(), width: 44) == """
        1 2 3 4 5 6 7 8 9 10
        1 v1  2 v2  3 v3  4 v4  5 v5  6 v6  7 v7
        8 v8  9 v9  10 v10
        """)
    #expect(
      try heads(names, width: 44) == """
                          1 1
        1 2 3 4 5 6 7 8 9 0 1
        1 v1  2 v2  3 v3  4 v4  5 v5  6 v6  7 v7
        8 v8  9 v9  10 v10  11 v11
        """)
  }

  @Test func `names are in full up to four rows, and are shortened where there would be more`()
    throws
  {
    let names = (1...9).map { "Controller of scene \($0)" }
    #expect(
      try heads(names.dropLast(), width: 60) == """
         1   2   3   4   5   6   7   8
        1 Controller of scene 1  2 Controller of scene 2
        3 Controller of scene 3  4 Controller of scene 4
        5 Controller of scene 5  6 Controller of scene 6
        7 Controller of scene 7  8 Controller of scene 8
        """)
    #expect(
      try heads(names, width: 60) == """
         1  2  3  4  5  6  7  8  9
        1 Controller of s…  2 Controller of s…  3 Controller of s…
        4 Controller of s…  5 Controller of s…  6 Controller of s…
        7 Controller of s…  8 Controller of s…  9 Controller of s…
        """)
  }

  @Test func `who is released loses the number, and the others keep theirs`() throws {
    let diagram = Diagram(Trace(sketch: newFolder))
    var ladder = try #require(Ladder(diagram, .init(width: 80)))
    for item in diagram.items { _ = ladder.append(item) }
    #expect(
      ladder.numberedHeads.map(\.plain).joined(separator: "\n") == """
         1   2   3       5   6
        1 User  2 addButton  3 FolderVC  5 NewFolder  6 RootFolder
        """)
  }
}
