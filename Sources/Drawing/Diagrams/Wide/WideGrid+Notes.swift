import Cells

extension WideGrid {
  /// A box with a remark, next to one lifeline or over several. Lifelines go under its upper edge and come out of the
  /// lower one.
  func rows(of note: Diagram.Note, over lifelines: ClosedRange<Int>) -> [Styled.Line] {
    let label = Label(note.text)
    let extent = extent(of: note, label.cells + 4, over: lifelines)
    let (left, right) = (extent.lowerBound, extent.upperBound - 1)
    let air = extent.count > 9 && label.widestWhole <= extent.count - 4 ? 1 : 0
    let glyphs = glyphs.note
    let words = label.fitted(to: max(1, extent.count - 2 - 2 * air)).map { text in
      side(glyphs, .faint, from: left, to: right, .init(text, .plain, at: left + 1 + air))
    }
    let top = rail(glyphs.top, .faint, from: left, to: right)
    let bottom = rail(glyphs.bottom, .faint, from: left, to: right)
    return ([top] + words + [bottom]).map { $0.line(over: verticals) }
  }

  /// Not wider than its words need, as wide as its lifelines ask for.
  private func extent(
    of note: Diagram.Note, _ wish: Int, over lifelines: ClosedRange<Int>
  ) -> Range<Int> {
    let (first, last) = (lifelines.lowerBound, lifelines.upperBound)
    switch note.side {
    case .over:
      let room = room(leftOf: first).lowerBound..<room(rightOf: last).upperBound
      return Self.centred(wish, in: room, around: position(first)...position(last))
    case .right:
      let room = room(rightOf: last)
      let start = room.lowerBound + (room.count > 8 ? 1 : 0)
      let edges = edges(rightOf: last, room.upperBound)
      let edge = edges.first { $0 - start >= min(wish, 16) } ?? edges.last ?? start
      let end = min(edge, start + wish)
      return start..<max(start + 3, isLifeline(end - 1) ? end + 1 : end)
    case .left:
      let room = room(leftOf: first)
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
    let limit = frames.last?.right ?? columns.width
    let others = running.filter { $0 > last }
    return [first] + others.map { room(rightOf: $0).upperBound }.filter { $0 <= limit }
  }

  private func edges(leftOf first: Int, _ last: Int) -> [Int] {
    let limit = frames.last?.left ?? -1
    let others = running.reversed().filter { $0 < first }
    return [last] + others.map { room(leftOf: $0).lowerBound }.filter { $0 > limit }
  }

  private func isLifeline(_ column: Int) -> Bool {
    running.contains { position($0) == column }
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
