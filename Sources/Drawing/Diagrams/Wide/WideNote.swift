import Cells

/// A box with a remark, next to one lifeline or over several.
struct WideNote {
  private let note: Diagram.Note
  private let lifelines: ClosedRange<Int>
  private let grid: WideGrid

  init(_ note: Diagram.Note, over lifelines: ClosedRange<Int>, _ grid: WideGrid) {
    (self.note, self.lifelines, self.grid) = (note, lifelines, grid)
  }

  /// Lifelines go under its upper edge and come out of the lower one.
  var rows: [Styled.Line] {
    let extent = extent
    let (left, right) = (extent.lowerBound, extent.upperBound - 1)
    let label = Label(note.text)
    let air = extent.count > 9 && label.widestWhole <= extent.count - 4 ? 1 : 0
    let glyphs = grid.glyphs.note
    let words = label.fitted(to: max(1, extent.count - 2 - 2 * air)).map { text in
      var row = WideRow()
      row.put(glyphs.left, .faint, at: left)
      let mark = WideRow.Mark(column: left + 1 + air, cells: text.cells, text: text, style: .plain)
      row.rule(" ", .plain, from: left + 1, to: right, with: [mark])
      row.put(glyphs.right, .faint, at: max(right, mark.end))
      return row
    }
    let (top, bottom) = (
      grid.rail(glyphs.top, .faint, from: left, to: right),
      grid.rail(glyphs.bottom, .faint, from: left, to: right)
    )
    return ([top] + words + [bottom]).map { $0.line(over: grid.verticals) }
  }

  /// Not wider than its words need, as wide as its lifelines ask for.
  private var extent: Range<Int> {
    let wish = Label(note.text).cells + 4
    let (first, last) = (lifelines.lowerBound, lifelines.upperBound)
    switch note.side {
    case .over:
      let room = grid.room(leftOf: first).lowerBound..<grid.room(rightOf: last).upperBound
      return Self.centred(
        wish, in: room, around: grid.position(first)...grid.position(last))
    case .right:
      let room = grid.room(rightOf: last)
      let start = room.lowerBound + (room.count > 8 ? 1 : 0)
      let edges = edges(rightOf: last, room.upperBound)
      let edge = edges.first { $0 - start >= min(wish, 16) } ?? edges.last ?? start
      let end = min(edge, start + wish)
      return start..<max(start + 3, isLifeline(end - 1) ? end + 1 : end)
    case .left:
      let room = grid.room(leftOf: first)
      let end = room.upperBound - (room.count > 8 ? 1 : 0)
      let edges = edges(leftOf: first, room.lowerBound)
      let edge = edges.first { end - $0 >= min(wish, 16) } ?? edges.last ?? end
      let start = max(edge, end - wish)
      return min(end - 3, isLifeline(start) ? start - 1 : start)..<end
    }
  }

  /// How far a note may reach: up to the next lifeline or, where that is hardly any room, over it,
  /// but not out of a frame.
  private func edges(rightOf last: Int, _ first: Int) -> [Int] {
    let limit = grid.frames.last?.right ?? grid.columns.width
    let others = grid.running.filter { $0 > last }
    return [first] + others.map { grid.room(rightOf: $0).upperBound }.filter { $0 <= limit }
  }

  private func edges(leftOf first: Int, _ last: Int) -> [Int] {
    let limit = grid.frames.last?.left ?? -1
    let others = grid.running.reversed().filter { $0 < first }
    return [last] + others.map { grid.room(leftOf: $0).lowerBound }.filter { $0 > limit }
  }

  private func isLifeline(_ column: Int) -> Bool {
    grid.running.contains { grid.position($0) == column }
  }

  private static func centred(
    _ wish: Int, in room: Range<Int>, around lifelines: ClosedRange<Int>
  ) -> Range<Int> {
    let cells = max(wish, lifelines.count + 4)
    let middle = (lifelines.lowerBound + lifelines.upperBound) / 2
    let start = max(room.lowerBound, middle - cells / 2)
    let end = min(room.upperBound, max(start + cells, lifelines.upperBound + 2))
    return min(max(room.lowerBound, end - cells), lifelines.lowerBound - 1)..<end
  }
}
