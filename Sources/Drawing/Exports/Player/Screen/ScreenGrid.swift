import Cells
import Diagrams

/// The text of a screen, cell by cell.
struct ScreenGrid {
  /// A wide character is followed by a cell without one.
  private let rows: [[Character?]]

  /// - Returns: `nil` for lines of different widths.
  init?(_ text: String) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.flatMap { [$0] + Array(repeating: nil, count: max(0, $0.cells - 1)) }
    }
    guard let width = rows.first?.count, width > 1, rows.count > 2,
      rows.allSatisfy({ $0.count == width })
    else { return nil }
  }

  var height: Int { rows.count }
  var width: Int { rows[0].count }

  subscript(row: Int, column: Int) -> Character? { rows[row][column] }

  /// Without the spaces at its end.
  func text(_ row: Int, _ columns: Range<Int>) -> String {
    guard !columns.isEmpty else { return "" }
    return String(rows[row][columns].compactMap { $0 }).withoutSpacesAtEnd
  }

  /// A box that is whole: corners, and the sides between them.
  struct Box: Equatable {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
  }

  /// The boxes next to each other that fill the screen. Their sides may be covered.
  var panes: [Box]? {
    let last = height - 1
    let starts = (0..<width).filter { self[0, $0] == "┌" && self[last, $0] == "└" }
    let ends = (0..<width).filter { self[0, $0] == "┐" && self[last, $0] == "┘" }
    guard starts.first == 0, ends.last == width - 1, starts.count == ends.count,
      starts.dropFirst().elementsEqual(ends.dropLast().map { $0 + 1 })
    else { return nil }
    return zip(starts, ends).map { Box(rows: 0...last, columns: $0...$1) }
  }

  /// The boxes in front of the panes, from the top.
  var boxesInFront: [Box] {
    (1..<height).flatMap { row in
      (0..<width).compactMap { self[row, $0] == "┌" ? box(from: row, $0) : nil }
    }
  }

  private func box(from top: Int, _ left: Int) -> Box? {
    guard let bottom = (top + 1..<height).first(where: { self[$0, left] != "│" }),
      self[bottom, left] == "└",
      let right = (left + 1..<width).first(where: { column in
        self[top, column] == "┐" && self[bottom, column] == "┘"
          && (top + 1..<bottom).allSatisfy { self[$0, column] == "│" }
      })
    else { return nil }
    return Box(rows: top...bottom, columns: left...right)
  }
}
