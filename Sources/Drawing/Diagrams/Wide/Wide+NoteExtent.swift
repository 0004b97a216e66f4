extension Wide {
  /// Where a note may be: not wider than its words need, as wide as its lifelines ask for.
  func extent(_ note: Diagram.Note, _ first: Int, _ last: Int) -> Range<Int> {
    let wish = Label(note.text).cells + 4
    switch note.side {
    case .over:
      let room = room(leftOf: first).lowerBound..<room(rightOf: last).upperBound
      return centred(wish, in: room, around: position(first)...position(last))
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
    let others = lives.indices.filter { $0 > last && isRunning($0) }
    return [first] + others.map { room(rightOf: $0).upperBound }.filter { $0 <= limit }
  }

  private func edges(leftOf first: Int, _ last: Int) -> [Int] {
    let limit = frames.last?.left ?? -1
    let others = lives.indices.reversed().filter { $0 < first && isRunning($0) }
    return [last] + others.map { room(leftOf: $0).lowerBound }.filter { $0 > limit }
  }

  private func isLifeline(_ column: Int) -> Bool {
    lives.indices.contains { isRunning($0) && position($0) == column }
  }

  private func centred(
    _ wish: Int, in room: Range<Int>, around lifelines: ClosedRange<Int>
  ) -> Range<Int> {
    let cells = max(wish, lifelines.count + 4)
    let middle = (lifelines.lowerBound + lifelines.upperBound) / 2
    let start = max(room.lowerBound, middle - cells / 2)
    let end = min(room.upperBound, max(start + cells, lifelines.upperBound + 2))
    return min(max(room.lowerBound, end - cells), lifelines.lowerBound - 1)..<end
  }
}
