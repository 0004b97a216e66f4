import Cells

/// Where words can be: the rooms between lifelines, and the slots in these that words may fill.
extension WideGrid {
  /// The cells between a lifeline and the next one that is running, inside the innermost frame.
  func room(rightOf index: Int) -> Range<Int> {
    let next = (index + 1..<participants.count).first(where: isRunning)
    let end = next.map(position) ?? columns.width
    return clipped(position(index) + 1, end)
  }

  func room(leftOf index: Int) -> Range<Int> {
    let next = (0..<index).last(where: isRunning)
    return clipped(next.map { position($0) + 1 } ?? 0, position(index))
  }

  /// The cells between two lifelines, without those that run there.
  func rooms(_ from: Int, _ to: Int) -> [Range<Int>] {
    let (first, last) = (min(from, to), max(from, to))
    return rooms(from: position(first) + 1, to: position(last), between: first + 1..<last)
  }

  /// The cells next to all lifelines.
  var allRooms: [Range<Int>] { rooms(from: 0, to: columns.width, between: lives.indices) }

  private func rooms(from start: Int, to end: Int, between lifelines: Range<Int>) -> [Range<Int>] {
    var rooms: [Range<Int>] = []
    var start = start
    for index in lifelines where isRunning(index) {
      rooms.append(clipped(start, position(index)))
      start = position(index) + 1
    }
    rooms.append(clipped(start, end))
    return rooms
  }

  private func clipped(_ start: Int, _ end: Int) -> Range<Int> {
    var (start, end) = (start, end)
    if let frame = frames.last {
      if frame.left < end { start = max(start, frame.left + 1) }
      if frame.right >= start { end = min(end, frame.right) }
    }
    return start..<max(start, end)
  }

  /// A room without the free cells next to lifelines. A narrow room keeps fewer free cells, and none where a
  /// word would be broken otherwise.
  static func slot(_ room: Range<Int>, for widest: Int = 0) -> Range<Int> {
    let spare = room.count - widest
    let before = room.count >= 6 && spare >= 1 ? 1 : 0
    let after = room.count >= 10 && spare >= 2 ? 1 : 0
    return room.lowerBound + before..<room.upperBound - after
  }

  /// The line is seen before the words, and spaces are around them.
  private static func slotInRail(_ room: Range<Int>) -> Range<Int> {
    room.lowerBound + 2..<max(room.lowerBound + 2, room.upperBound - 1)
  }
}

extension WideGrid {
  typealias Placed = (column: Int, text: String)

  /// Rows of words in the widest room or, when that reads better, in all of them, in reading order.
  func placed(_ text: String, in rooms: [Range<Int>]) -> [[Placed]] {
    guard !text.isEmpty, let widest = rooms.max(by: { $0.count < $1.count }) else { return [] }
    let slot = Self.slot(widest)
    if text.isPrintableASCII, text.utf8.count <= slot.count { return [[(slot.lowerBound, text)]] }
    // A control character takes a cell as soon as it is shown.
    let words = text.printable
    if words.cells <= slot.count, !text.utf8.contains(UInt8(ascii: "\n")) {
      return [[(slot.lowerBound, words)]]
    }
    let label = Label(text)
    let slots = rooms.filter { $0 == widest || !isCloseToBorder($0) }
      .map { Self.slot($0, for: label.widestPiece) }
    let widestSlot = Self.slot(widest, for: label.widestPiece)
    let single = label.arranged(in: [widestSlot.count])
    // Unless words are broken, fewer rows are possible only if all words fit into them.
    let room = (single.rows.count - 1) * slots.reduce(0) { $0 + $1.count }
    if slots.count > 1, single.rows.count > 1,
      label.widestPiece > widestSlot.count || label.allCells <= room
    {
      let all = label.arranged(in: slots.map(\.count))
      if all.cost < single.cost, all.rows.count < single.rows.count {
        return Self.placed(all.rows, in: slots)
      }
    }
    return Self.placed(single.rows, in: [widestSlot])
  }

  /// Whether words in a room would have no air between a lifeline and the border of the innermost frame.
  private func isCloseToBorder(_ room: Range<Int>) -> Bool {
    guard let frame = frames.last, room.count < 6 else { return false }
    return room.lowerBound == frame.left + 1 || room.upperBound == frame.right
  }

  private static func placed(_ rows: [[Label.Segment]], in slots: [Range<Int>]) -> [[Placed]] {
    rows.map { row in row.map { (slots[$0.slot].lowerBound, $0.text) } }
  }

  /// Words in a rail: whole in the leftmost slot that is wide enough, else as words are placed elsewhere; below the
  /// line when they would be broken in it.
  func letIn(_ text: String, _ rooms: [Range<Int>]) -> [[Placed]] {
    guard !text.isEmpty else { return [] }
    let label = Label(text)
    let slots = rooms.map(Self.slotInRail)
    guard slots.contains(where: { $0.count >= label.widestWhole }) else {
      return [[]] + placed(text, in: rooms)
    }
    let cells = label.cells
    if label.lines(of: cells) == 1, let slot = slots.first(where: { $0.count >= cells }) {
      return [[(slot.lowerBound, text.printable)]]
    }
    return Self.placed(label.arranged(in: slots.map(\.count)).rows, in: slots)
  }

  /// Whether words are broken in these rooms that are not in the others.
  func breaks(_ words: String, in rooms: [Range<Int>], notIn others: [Range<Int>]) -> Bool {
    let (room, other) = (rooms.map(\.count).max() ?? 0, others.map(\.count).max() ?? 0)
    guard room < other else { return false }
    let whole = Label(words).widestWhole
    return whole > room && whole <= other
  }

  func lines(_ rows: [[Placed]], _ style: Styled.Style) -> [Styled.Line] {
    rows.map { WideRow($0, style).line(over: verticals) }
  }

  /// Words next to a sign on a lifeline: to its right or, where that is shorter, to its left.
  func rows(of words: String, _ style: Styled.Style, nextTo index: Int) -> [WideRow] {
    let (leftRoom, rightRoom) = (airy(leftOf: index), airy(rightOf: index, for: words))
    let right = placed(words, in: [rightRoom])
    let left = right.count > 1 ? placed(words, in: [leftRoom]) : right
    let isLeft =
      breaks(words, in: [rightRoom], notIn: [leftRoom])
      || left.count < right.count && !breaks(words, in: [leftRoom], notIn: [rightRoom])
    return (isLeft ? flushRight(left, leftRoom) : right).map { WideRow($0, style) }
  }

  private func airy(leftOf index: Int) -> Range<Int> {
    let room = room(leftOf: index)
    return room.lowerBound..<max(room.lowerBound, room.upperBound - 1)
  }

  /// With a space after the sign, even where words would come close to a lifeline.
  private func airy(rightOf index: Int, for words: String) -> Range<Int> {
    let room = room(rightOf: index)
    let isAiry = Self.slot(room, for: Label(words).widestPiece).lowerBound > room.lowerBound
    return isAiry ? room : min(room.lowerBound + 1, room.upperBound)..<room.upperBound
  }

  private func flushRight(_ rows: [[Placed]], _ room: Range<Int>) -> [[Placed]] {
    rows.map { row in
      row.map { (max($0.column, room.upperBound - $0.text.cells), $0.text) }
    }
  }
}
