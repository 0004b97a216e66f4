import Cells

extension WideGrid.OpenFrame {
  /// Close to its lifelines when nothing is written beyond them, else as far out as it can be.
  ///
  /// - Parameter repeatsHeads: whether heads are drawn again, in frames too.
  init(_ span: FrameSpan, _ style: Styled.Style, in grid: WideGrid, repeatsHeads: Bool) {
    let (first, last) = (span.left.lifeline, span.right.lifeline)
    let outside = grid.roomBetweenHeads(first, last, areRepeated: repeatsHeads)
    /// Air next to a lifeline, or its head if that may be drawn inside a frame.
    func headroom(_ index: Int) -> Int {
      repeatsHeads || grid.lives[index] == .before ? grid.columns.halves[index] : 1
    }
    let isInner = !grid.frames.isEmpty
    let (start, end) = (grid.position(first), grid.position(last))
    let left =
      span.left.isWrittenBeyond
      ? outside.lowerBound + (first == 0 || isInner ? 0 : 1)
      : max(outside.lowerBound, start - headroom(first) - 1 - span.left.inner)
    let right =
      span.right.isWrittenBeyond
      ? outside.upperBound - (last == grid.participants.count - 1 || isInner ? 1 : 2)
      : min(outside.upperBound - 1, end + headroom(last) + 1 + span.right.inner)
    self.init(left: min(left, start - 1), right: max(right, end + 1), style: style)
  }
}

extension WideGrid {
  /// The cells from the lifeline before these to the one after them, without heads that may be
  /// drawn again there.
  fileprivate func roomBetweenHeads(
    _ first: Int, _ last: Int, areRepeated: Bool
  ) -> Range<Int> {
    var (start, end) = (room(leftOf: first).lowerBound, room(rightOf: last).upperBound)
    if areRepeated {
      let before = lives.indices.prefix(first).last(where: isRunning)
      let after = lives.indices.dropFirst(last + 1).first(where: isRunning)
      if let before { start = max(start, position(before) + columns.halves[before] + 1) }
      if let after { end = min(end, position(after) - columns.halves[after]) }
    }
    return start..<max(start, end)
  }

  /// A line across a frame, with words let into it between the lifelines.
  ///
  /// - Parameters:
  ///   - keyword: where there is no room for all words, this at least is let in.
  ///   - label: follows in brackets.
  func rows(
    _ rail: WideGlyphs.Rail, of frame: OpenFrame, keyword: String = "", label: String = ""
  ) -> [Styled.Line] {
    let rooms = allRooms.filter { $0.upperBound <= frame.right && $0.lowerBound > frame.left }
    let guarded = label.isEmpty ? "" : "[\(label)]"
    let text = [keyword, guarded].spaced
    var rows = letIn(text, rooms)
    if rows.count > 1 {
      let word = letIn(keyword, rooms)
      rows = word.count == 1 ? word + placed(guarded, in: rooms) : [[]] + placed(text, in: rooms)
    }
    let words = rows.isEmpty ? [] : rows.removeFirst()
    let line = self.rail(
      rail, frame.style, from: frame.left, to: frame.right,
      with: words.map { .letIn($0, .strong) })
    return [line.line(over: verticals)] + lines(rows, .strong)
  }
}
