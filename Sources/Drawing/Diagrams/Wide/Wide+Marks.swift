import Cells

extension Wide {
  mutating func rows(of figure: Figure) -> [Styled.Line] {
    var rows = introduce(figure.heads)
    for part in figure.parts { rows += self.rows(of: part) }
    return rows
  }

  private mutating func rows(of part: Figure.Part) -> [Styled.Line] {
    switch part {
    case .arrow(let message, let path): return rows(of: message, path)
    case .sign(let sign): return rows(of: sign)
    case .note(let note, let lifelines): return rows(of: note, over: lifelines)
    case .turn(let turn): return rows(of: turn)
    case .frame(let frame): return rows(of: frame)
    case .section(let section): return rows(of: section)
    case .end: return rowsOfEnd()
    case .activation(let index, begins: false): return deactivate(index)
    case .activation(let index, begins: true): activate(index)
    case .aside(let aside): return rows(of: aside)
    }
    return []
  }

  private mutating func rows(of sign: Figure.Sign) -> [Styled.Line] {
    let rooms = rooms(nextTo: sign.last)
    let (glyph, style, words): (Unicode.Scalar, Styled.Style, Styled.Style) =
      switch sign.kind {
      case .change: (charset.change, .change, .change)
      case .release: (charset.release, .strong, .faint)
      case .breach: (charset.breach, .failure, .failure)
      }
    let glyphs = sign.lifelines.map { mark(glyph, style, at: position($0)) }
    if sign.kind == .release { for index in sign.lifelines { set(.over, of: index) } }
    return nextTo(sign.words, words, rooms, glyphs)
  }

  private func rows(of aside: Figure.Aside) -> [Styled.Line] {
    switch aside.kind {
    case .message(let message):
      self.aside([numeral(of: message), aside.words, message.tag].joined)
    case .reply: self.aside(aside.words)
    case .change: self.aside(aside.words, .change)
    case .release, .note: self.aside(aside.words, .faint)
    case .breach: self.aside("\(charset.breach) \(aside.words)", .failure)
    }
  }

  /// Words next to a sign on a lifeline: to its right or, where that is shorter, to its left.
  func nextTo(
    _ words: String, _ style: Styled.Style, _ rooms: (left: Range<Int>, right: Range<Int>),
    _ marks: [WideRow.Mark]
  ) -> [Styled.Line] {
    let room = Self.room(rooms.right, for: words)
    let right = placed(words, in: [room])
    let left = right.count > 1 ? placed(words, in: [rooms.left]) : right
    let isLeft =
      breaks(words, in: [room], notIn: [rooms.left])
      || left.count < right.count && !breaks(words, in: [rooms.left], notIn: [room])
    var rows = (isLeft ? flushRight(left, rooms.left) : right).map { row($0, style) }
    if rows.isEmpty { rows = [WideRow()] }
    for mark in marks { rows[0].add(mark) }
    return rows.map { $0.line(over: verticals) }
  }

  func rooms(nextTo index: Int) -> (left: Range<Int>, right: Range<Int>) {
    let (left, right) = (room(leftOf: index), room(rightOf: index))
    return (
      left.lowerBound..<max(left.lowerBound, left.upperBound - 1),
      right
    )
  }

  /// A space after the sign, even where words would come close to a lifeline.
  private static func room(_ room: Range<Int>, for words: String) -> Range<Int> {
    let isAiry = slot(room, for: Label(words).widestPiece).column > room.lowerBound
    return isAiry ? room : min(room.lowerBound + 1, room.upperBound)..<room.upperBound
  }

  private func flushRight(_ rows: [[Placed]], _ room: Range<Int>) -> [[Placed]] {
    rows.map { row in
      row.map { (max($0.column, room.upperBound - $0.text.cells), $0.text) }
    }
  }

  /// A ruler across all lifelines, with the words let into it.
  private func rows(of turn: Diagram.Turn) -> [Styled.Line] {
    var rows = letIn(turn.words, allRooms)
    let words = (rows.isEmpty ? [] : rows.removeFirst()).map {
      WideRow.Mark(
        column: $0.column - 1, cells: $0.text.cells + 2, text: " \($0.text) ", style: .heading)
    }
    let crossings = lives.indices.filter(isRunning).map {
      mark(charset.rulerCrossing, .faint, at: position($0))
    }
    var row = WideRow()
    row.rule(charset.ruler, .faint, from: 0, to: columns.width, with: crossings + words)
    return [row.line(over: verticals)] + lines(rows, .heading)
  }
}
