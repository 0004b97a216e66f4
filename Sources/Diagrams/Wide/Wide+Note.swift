import Cells

extension Wide {
  mutating func rows(of note: Diagram.Note) -> [Styled.Line] {
    let indices = note.over.compactMap(index)
    guard let first = indices.min(), let last = indices.max(), indices.count == note.over.count
    else { return aside((note.over.map(name) + [""]).joined(separator: ": ") + note.text, .faint) }
    let lines = introduce(indices)
    return lines + box(note.text, extent(note, first, last))
  }

  /// Where a note may stand: not wider than its words need, as wide as its lifelines ask for.
  private func extent(_ note: Diagram.Note, _ first: Int, _ last: Int) -> Range<Int> {
    let wish = Label(note.text).cells + 4
    switch note.side {
    case .over:
      let left = room(leftOf: first).lowerBound
      let right = room(rightOf: last).upperBound
      return centred(
        max(wish, position(last) - position(first) + 5),
        on: (position(first) + position(last)) / 2, in: left..<right,
        around: position(first)...position(last))
    case .left:
      let room = room(leftOf: first)
      let end = room.upperBound - (room.count > 8 ? 1 : 0)
      return max(reach(room.lowerBound, wish, end, leftOf: first), end - wish)..<end
    case .right:
      let room = room(rightOf: last)
      let start = room.lowerBound + (room.count > 8 ? 1 : 0)
      return start..<min(reach(room.upperBound, wish, start, rightOf: last), start + wish)
    }
  }

  /// Over the next lifelines, when there is hardly any room before them.
  private func reach(_ edge: Int, _ wish: Int, _ start: Int, rightOf last: Int) -> Int {
    let others = lives.indices.filter { isRunning($0) && $0 > last }
    let limit = frames.last?.right ?? columns.width
    let edges = others.map { self.room(rightOf: $0).upperBound }.filter { $0 <= limit }
    return max(
      start + 3,
      enough(edge, edges.first { $0 - start >= min(wish, 16) }, edges.last, edge - start, wish))
  }

  private func reach(_ edge: Int, _ wish: Int, _ end: Int, leftOf first: Int) -> Int {
    let others = lives.indices.reversed().filter { isRunning($0) && $0 < first }
    let limit = frames.last?.left ?? -1
    let edges = others.map { self.room(leftOf: $0).lowerBound }.filter { $0 > limit }
    return min(
      end - 3, enough(edge, edges.first { end - $0 >= min(wish, 16) }, edges.last, end - edge, wish)
    )
  }

  private func enough(_ edge: Int, _ next: Int?, _ last: Int?, _ cells: Int, _ wish: Int) -> Int {
    cells >= min(wish, 16) ? edge : next ?? last ?? edge
  }

  private func centred(
    _ cells: Int, on column: Int, in room: Range<Int>, around lifelines: ClosedRange<Int>
  ) -> Range<Int> {
    let start = max(room.lowerBound, column - cells / 2)
    let end = min(room.upperBound, max(start + cells, lifelines.upperBound + 2))
    return min(max(room.lowerBound, end - cells), lifelines.lowerBound - 1)..<end
  }

  /// Lifelines go under its upper edge and come out of the lower one.
  private func box(_ text: String, _ extent: Range<Int>) -> [Styled.Line] {
    let (left, right) = (extent.lowerBound, extent.upperBound - 1)
    let air = extent.count > 9 ? 1 : 0
    let words = Label(text).fitted(to: max(1, extent.count - 2 - 2 * air))
    var rows = [edge(signs.note.topLeft, signs.note.enters, signs.note.topRight)]
    for text in words {
      var row = WideRow()
      row.put(signs.note.vertical, .faint, at: left)
      let mark = WideRow.Mark(column: left + 1 + air, cells: text.cells, text: text, style: .plain)
      row.rule(" ", .plain, from: left + 1, to: right, with: [mark])
      row.put(signs.note.vertical, .faint, at: max(right, mark.end))
      rows.append(row)
    }
    func edge(_ start: Character, _ meets: Character, _ end: Character) -> WideRow {
      let passed = lives.indices.filter { isRunning($0) && extent.contains(position($0)) }
      var row = WideRow()
      row.put(start, .faint, at: left)
      row.rule(
        signs.note.horizontal, .faint, from: left + 1, to: right,
        with: passed.map { mark(meets, style($0), at: position($0)) })
      row.put(end, .faint, at: right)
      return row
    }
    rows.append(edge(signs.note.bottomLeft, signs.note.leaves, signs.note.bottomRight))
    return rows.map { $0.line(over: standing) }
  }
}
