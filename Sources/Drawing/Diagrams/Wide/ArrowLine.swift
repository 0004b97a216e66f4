import Cells

/// The row of an arrow, from one lifeline to another, in the colour of the sender.
struct ArrowLine {
  private let arrow: Diagram.Arrow
  private let style: Styled.Style
  private let toRight: Bool
  private let cells: Range<Int>
  private var marks: [WideRow.Mark] = []
  private(set) var row = WideRow()
  /// What does not fit on the line.
  private var numeral: String?
  private var tag: String?
  private let text: String
  /// Where the heads do not say it.
  private let spelling: String?

  /// - Parameter gaps: the cells between lifelines, from left to right.
  init(_ message: Diagram.Message, _ path: Figure.Path, gaps: [Range<Int>], _ grid: WideGrid) {
    (arrow, text) = (message.arrow, message.text)
    spelling = arrow.spelling(in: grid.charset)
    style = message.isDimmed ? .faint : grid.style(path.from)
    toRight = path.from < path.to
    let start = gaps.first?.lowerBound ?? 0
    cells = start..<max(start, gaps.last?.upperBound ?? 0)
    if !cells.isEmpty {
      var free = gaps
      putHeads(&free, isLost: message.isLostAtEnd, grid.charset)
      put(grid.numeral(of: message), in: &free)
      if let tag = message.tag { put(tag: tag, in: free, inside: gaps.dropFirst().dropLast()) }
    }
    join(message, path, grid)
  }

  /// What goes above the line.
  var words: String { [numeral, text, spelling, tag].spaced }

  private mutating func putHeads(
    _ free: inout [Range<Int>], isLost: Bool, _ charset: Charset
  ) {
    let (first, last) = (cells.lowerBound, cells.upperBound - 1)
    if !isLost {
      put(arrow.end, at: toRight ? last : first, pointsRight: toRight, charset)
    }
    if cells.count > 1 {
      put(arrow.start, at: toRight ? first : last, pointsRight: !toRight, charset)
    }
    // A part of the line stays visible before the words, and the head after them.
    let end = free.count - 1
    free[0] = min(free[0].lowerBound + 1, free[0].upperBound)..<free[0].upperBound
    free[end] = free[end].lowerBound..<max(free[end].lowerBound, free[end].upperBound - 1)
  }

  private mutating func put(
    _ head: Diagram.Arrow.Head, at column: Int, pointsRight: Bool, _ charset: Charset
  ) {
    let sign = charset.sign(of: arrow.line) { $0.head(head, toRight: pointsRight) }
    guard let sign else { return }
    marks.append(.init(sign, style, at: column))
  }

  /// Next to the sender.
  private mutating func put(_ numeral: String?, in free: inout [Range<Int>]) {
    guard let numeral, !numeral.isEmpty else { return }
    let gap = toRight ? 0 : free.count - 1
    let count = numeral.cells
    let room = free[gap]
    guard room.count > count else { return self.numeral = numeral }
    let column = toRight ? room.lowerBound : room.upperBound - count
    marks.append(.init(numeral, .faint, at: column))
    free[gap] = toRight ? column + count..<room.upperBound : room.lowerBound..<column
  }

  /// With a space to both sides, or from lifeline to lifeline.
  private mutating func put(
    tag: String, in free: [Range<Int>], inside: ArraySlice<Range<Int>>
  ) {
    let word = String(tag.dropFirst().dropLast())
    let count = word.cells
    let widest = free.max { $0.count < $1.count }
    if let widest, widest.count >= count + 2 {
      let column = widest.lowerBound + (widest.count - count - 2) / 2
      marks.append(.init(" \(word) ", .faint, at: column))
    } else if let exact = inside.first(where: { $0.count >= count }) {
      marks.append(.init(word, .faint, at: exact.lowerBound))
    } else {
      self.tag = tag
    }
  }

  /// Draws the line over the lifelines that it passes, up to those that it joins.
  private mutating func join(
    _ message: Diagram.Message, _ path: Figure.Path, _ grid: WideGrid
  ) {
    marks.reserveCapacity(marks.count + grid.lives.count)
    for index in grid.lives.indices where grid.isRunning(index) {
      let column = grid.position(index)
      guard cells.contains(column) else { continue }
      marks.append(WideRow.Mark(grid.glyphs(of: index).crossing, grid.style(index), at: column))
    }
    let from = end(message, grid, path.from, isFrom: true)
    let to = path.leadsToHead ? nil : end(message, grid, path.to, isFrom: false)
    let (left, right) = toRight ? (from, to) : (to, from)
    if let left { row.add(left) }
    let line = grid.charset.sign(of: arrow.line, \.line)
    row.rule(line, style, from: cells.lowerBound, to: cells.upperBound, with: marks)
    if let right { row.add(right) }
  }

  /// How the lifeline itself looks where the arrow leaves or meets it.
  private func end(
    _ message: Diagram.Message, _ grid: WideGrid, _ index: Int, isFrom: Bool
  ) -> WideRow.Mark? {
    let sign: Unicode.Scalar? =
      if message.destroys == grid.participants[index].id {
        grid.charset.release
      } else if isFrom ? arrow.startsInCircle : arrow.endsInCircle {
        grid.charset.circle
      } else if (isFrom ? arrow.start : arrow.end) == .none {
        tee(grid, index, isRight: isFrom == toRight)
      } else {
        nil
      }
    return sign.map { WideRow.Mark($0, grid.style(index), at: grid.position(index)) }
  }

  /// In ASCII, broken arrows leave a lifeline in a way of their own.
  private func tee(_ grid: WideGrid, _ index: Int, isRight: Bool) -> Unicode.Scalar {
    let lifeline = grid.glyphs(of: index)
    let active = isRight ? lifeline.startRight : lifeline.startLeft
    func idle(_ line: Diagram.Arrow.Line) -> Unicode.Scalar {
      grid.charset.sign(of: line) { isRight ? $0.startRight : $0.startLeft }
    }
    return active == idle(.solid) ? idle(arrow.line) : active
  }
}

extension WideGrid {
  /// A row of the hook of a message to oneself.
  ///
  /// - Parameter index: from 0, the upper end, to `last`, the lower end.
  func hook(_ message: Diagram.Message, on at: Int, row index: Int, of last: Int) -> WideRow {
    let (arrow, column) = (message.arrow, position(at))
    let style: Styled.Style = message.isDimmed ? .faint : self.style(at)
    var row = WideRow()
    func put(_ head: Diagram.Arrow.Head, _ sign: Unicode.Scalar?) {
      if let sign { row.put(sign, self.style(at), at: column) }
      let start = charset.sign(of: arrow.line) { $0.head(head, toRight: false) ?? $0.line }
      row.put(start, style, at: column + 1)
    }
    switch index {
    case 0:
      put(arrow.start, hookEnd(arrow.start, hasCircle: arrow.startsInCircle, on: at))
      row.put(glyphs.loopTop, style, at: column + 2)
    case last:
      let end = hookEnd(arrow.end, hasCircle: arrow.endsInCircle, on: at)
      put(arrow.end, message.destroys == nil ? end : charset.release)
      row.put(glyphs.loopBottom, style, at: column + 2)
    default:
      let side = arrow.line == .solid ? glyphs.loopSide : glyphs.loopSideBroken
      row.put(side, style, at: column + 2)
    }
    return row
  }

  /// How the lifeline itself looks at an end of a hook.
  private func hookEnd(
    _ head: Diagram.Arrow.Head, hasCircle: Bool, on at: Int
  ) -> Unicode.Scalar? {
    if hasCircle { return charset.circle }
    return head == .none ? glyphs(of: at).startRight : nil
  }
}

extension Charset {
  /// A glyph for such a line. Copying all glyphs would take longer than drawing a row.
  fileprivate func sign<Sign>(of line: Diagram.Arrow.Line, _ sign: (Arrow) -> Sign) -> Sign {
    line == .solid ? sign(solid) : sign(broken)
  }
}
