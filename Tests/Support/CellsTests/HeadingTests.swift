import Cells
import Testing

/// What stays in sight above a line, in a window of few rows.
struct HeadingTests {
  private let heading = Styled.Heading(
    names: ["a", "b", "c"].map { Styled.Line([.init($0)]) },
    numbers: [Styled.Line([.init("1 2 3")])], turn: [Styled.Line([.init("turn")])])

  @Test(arguments: [
    (9, ["a", "b", "c", "turn"]), (8, ["1 2 3", "turn"]), (4, ["1 2 3", "turn"]), (3, ["1 2 3"]),
    (2, []), (0, []),
  ])
  func `names take a third of the rows at most, else there are numbers`(rows: Int, lines: [String])
  {
    #expect(heading.lines(inWindowOf: rows).map(\.plain) == lines)
  }
}
