import Cells

extension Wide {
  mutating func rows(of item: Diagram.Item) -> [Styled.Line] {
    switch item {
    case .turn(let turn): return rows(of: turn)
    case .message(let message): return rows(of: message)
    case .change(let change): return rows(of: change)
    case .reply(let reply): return rows(of: reply)
    case .release(let release): return rows(of: release)
    case .note(let note): return rows(of: note)
    case .frame(let frame): return rows(of: frame)
    case .section(let section): return rows(of: section)
    case .end: return rowsOfEnd()
    case .activation(let activation): return rows(of: activation)
    case .numbering: return []
    }
  }

  private mutating func rows(of activation: Diagram.Activation) -> [Styled.Line] {
    guard let index = index(activation.participant) else { return [] }
    guard activation.begins else { return deactivate(index) }
    let lines = introduce([index])
    activate(index)
    return lines
  }

  private mutating func rows(of change: Diagram.Change) -> [Styled.Line] {
    let words = change.words(charset.becomes)
    guard let index = index(change.owner) else {
      return aside("\(name(change.owner)).\(words)", .change)
    }
    let lines = introduce([index])
    let sign = mark(charset.change, .change, at: position(index))
    return lines + beside(words, .change, rooms(beside: index), [sign])
  }

  private mutating func rows(of release: Diagram.Release) -> [Styled.Line] {
    let words = release.words(name)
    let indices = Set(release.objects.compactMap(index).filter { lives[$0] != .over }).sorted()
    let lines = introduce(indices)
    guard let last = indices.last else { return aside(words, .faint) }
    let marks = indices.map { mark(charset.release, .strong, at: position($0)) }
    let rooms = rooms(beside: last)
    for index in indices { set(.over, of: index) }
    return lines + beside(words, .faint, rooms, marks)
  }

  /// Words beside a sign on a lifeline: to its right or, where that is shorter, to its left.
  func beside(
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
    return rows.map { $0.line(over: standing) }
  }

  func rooms(beside index: Int) -> (left: Range<Int>, right: Range<Int>) {
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
    return [row.line(over: standing)] + lines(rows, .heading)
  }
}
