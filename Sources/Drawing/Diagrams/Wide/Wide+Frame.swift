import Cells

extension Wide {
  mutating func rows(of frame: Diagram.Frame) -> [Styled.Line] {
    let open = place(spans.begin(), frame.style)
    begin(open)
    let words = [frame.kind.rawValue, Self.guardWords(frame.label)]
    return rail(
      Rail(
        glyphs.frame.topLeft, glyphs.frame.horizontal, glyphs.frameCrossing, glyphs.frame.topRight),
      of: open, words)
  }

  func rows(of section: Diagram.Frame.Section) -> [Styled.Line] {
    guard let open = frames.last else { return [] }
    let line = glyphs.section
    return rail(
      Rail(line.left, line.line, line.crossing, line.right), of: open,
      [section.kind.sectionWord ?? "else", Self.guardWords(section.label)])
  }

  mutating func rowsOfEnd() -> [Styled.Line] {
    guard let open = frames.last else { return [] }
    let lines = rail(
      Rail(
        glyphs.frame.bottomLeft, glyphs.frame.horizontal, glyphs.frameCrossing,
        glyphs.frame.bottomRight), of: open, [])
    endFrame()
    return lines
  }

  private static func guardWords(_ label: String) -> String { label.isEmpty ? "" : "[\(label)]" }

  /// Close to its lifelines when nothing is written beyond them, else as far out as it can be.
  private func place(_ span: FrameSpan, _ style: Styled.Style) -> OpenFrame {
    let (first, last) = (span.left.lifeline, span.right.lifeline)
    let outside = roomBetweenHeads(first, last)
    let left =
      span.left.isWrittenBeyond
      ? outside.lowerBound + (first == 0 || !frames.isEmpty ? 0 : 1)
      : max(outside.lowerBound, position(first) - headroom(first) - 1 - span.left.inner)
    let right =
      span.right.isWrittenBeyond
      ? outside.upperBound - (last == participants.count - 1 || !frames.isEmpty ? 1 : 2)
      : min(outside.upperBound - 1, position(last) + headroom(last) + 1 + span.right.inner)
    return OpenFrame(
      left: min(left, position(first) - 1), right: max(right, position(last) + 1), style: style)
  }

  /// Air next to a lifeline, or its head if that may be drawn inside a frame.
  private func headroom(_ index: Int) -> Int {
    repeatsHeads || lives[index] == .before ? columns.halves[index] : 1
  }

  /// The cells from the lifeline before these to the one after them, without heads that may be
  /// drawn again there.
  private func roomBetweenHeads(_ first: Int, _ last: Int) -> Range<Int> {
    var (start, end) = (room(leftOf: first).lowerBound, room(rightOf: last).upperBound)
    if repeatsHeads {
      let before = lives.indices.prefix(first).last(where: isRunning)
      let after = lives.indices.dropFirst(last + 1).first(where: isRunning)
      if let before { start = max(start, position(before) + columns.halves[before] + 1) }
      if let after { end = min(end, position(after) - columns.halves[after]) }
    }
    return start..<max(start, end)
  }

  private var repeatsHeads: Bool { options.repeatHeadsEvery != nil }

  private struct Rail {
    let left, line, crossing, right: Unicode.Scalar

    init(
      _ left: Unicode.Scalar, _ line: Unicode.Scalar, _ crossing: Unicode.Scalar,
      _ right: Unicode.Scalar
    ) {
      (self.left, self.line, self.crossing, self.right) = (left, line, crossing, right)
    }
  }

  /// A line across a frame, with words let into it between the lifelines.
  private func rail(_ rail: Rail, of open: OpenFrame, _ words: [String]) -> [Styled.Line] {
    let rooms = allRooms.filter { $0.upperBound <= open.right && $0.lowerBound > open.left }
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    var rows = letIn(text, rooms)
    if rows.count > 1 {
      // The keyword at least, or nothing.
      let word = letIn(words[0], rooms)
      rows = word.count == 1 ? word + placed(words[1], in: rooms) : [[]] + placed(text, in: rooms)
    }
    let first = rows.isEmpty ? [] : rows.removeFirst()
    let style: Styled.Style = .strong
    let passed = lives.indices.filter {
      isRunning($0) && (open.left...open.right).contains(position($0))
    }
    let crossings = passed.map { mark(rail.crossing, self.style($0), at: position($0)) }
    let marks = first.map {
      WideRow.Mark(
        column: $0.column - 1, cells: $0.text.cells + 2, text: " \($0.text) ", style: style)
    }
    var row = WideRow()
    row.put(rail.left, open.style, at: open.left)
    row.rule(rail.line, open.style, from: open.left + 1, to: open.right, with: crossings + marks)
    row.put(rail.right, open.style, at: open.right)
    return [row.line(over: verticals)] + lines(rows, style)
  }

  /// The line is seen before the words, and spaces are around them.
  private static func slotInRail(_ room: Range<Int>) -> WideSlot {
    WideSlot(column: room.lowerBound + 2, cells: max(0, room.count - 3))
  }

  /// Whole in the leftmost slot that is wide enough, else as words are placed elsewhere; below the
  /// line when they would be broken in it.
  func letIn(_ text: String, _ rooms: [Range<Int>]) -> [[Placed]] {
    guard !text.isEmpty else { return [] }
    let label = Label(text)
    let slots = rooms.map(Self.slotInRail)
    guard slots.contains(where: { $0.cells >= label.widestWhole }) else {
      return [[]] + placed(text, in: rooms)
    }
    let cells = label.cells
    if label.lines(of: cells) == 1, let slot = slots.first(where: { $0.cells >= cells }) {
      return [[(slot.column, text.printable)]]
    }
    return Self.placed(label.fitted(to: slots.map(\.cells)).rows, in: slots)
  }
}
