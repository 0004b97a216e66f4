import Cells

extension Ladder {
  mutating func rows(of item: Diagram.Item) -> [Styled.Line] {
    // Most figures are an arrow and nothing else: to make each takes a fourth of the time of drawing it.
    if case .message(let message) = item, message.breach == nil, lifelines.passes(item),
      let path = lifelines.path(of: message)
    {
      return rows(of: message, path)
    }
    let figure = lifelines.figure(of: item)
    for index in figure.heads { begin(index) }
    var rows: [Styled.Line] = []
    for part in figure.parts {
      let more = self.rows(of: part, depth: item.depth)
      if rows.isEmpty { rows = more } else { rows += more }
    }
    return rows
  }

  private mutating func rows(of part: Figure.Part, depth: Int) -> [Styled.Line] {
    switch part {
    case .arrow(let message, let path): return rows(of: message, path)
    case .sign(let sign): return rows(of: sign, depth: depth)
    case .note(let note, let lifelines): return rows(of: note, over: lifelines)
    case .turn(let turn): return rows(of: turn)
    case .frame(let frame): return rows(of: frame)
    case .section(let section): return rows(of: section)
    case .end: return rowsOfEnd()
    case .activation(let index, let begins):
      activate(index, begins ? 1 : -1)
      return []
    case .aside(let aside): return rows(of: aside, depth: depth)
    }
  }

  private mutating func rows(of message: Diagram.Message, _ path: Figure.Path) -> [Styled.Line] {
    if path.leadsToHead { begin(path.to) }
    if message.activates { activate(path.to, 1) }
    var grid = arrowGrid(message, path)
    let receiver = columns.position(of: path.to)
    if path.leadsToHead { grid.put(charset.creation, style(path.to), at: receiver) }
    if case .change? = message.outcome { grid.put(charset.change, .change, at: receiver) }
    if message.deactivates { activate(path.from, -1) }
    if let index = message.destroys.flatMap(lifelines.index) {
      grid.put(charset.release, .strong, at: columns.position(of: index))
      end(index)
    }
    return rows(grid, entry(message.text, of: message, path))
  }

  /// - Parameter path: `nil` for a message that is not drawn.
  private func entry(
    _ words: String, of message: Diagram.Message, _ path: Figure.Path?
  ) -> Entry {
    Entry(
      margin: .number(message.numeral, sign: message.sign(charset)), depth: message.depth,
      label: words, tag: message.tag ?? spelling(of: message, path),
      outcome: message.outcome.map { .init($0.words(charset.becomes), $0.style) },
      style: message.isProminent ? .strong : message.wordStyle)
  }

  private mutating func rows(of sign: Figure.Sign, depth: Int) -> [Styled.Line] {
    guard sign.kind != .breach else { return rows(ofBreach: sign.words, depth: depth) }
    let grid = marked(charset.sign(of: sign.kind), sign.style, on: sign.lifelines)
    if sign.kind == .release { for index in sign.lifelines { end(index) } }
    return rows(grid, Entry(depth: depth, label: sign.words, style: sign.wordStyle))
  }

  private func rows(of aside: Figure.Aside, depth: Int) -> [Styled.Line] {
    switch aside.kind {
    case .message(let message, _): rows(emptyRow, entry(aside.words, of: message, nil))
    case .breach: rows(ofBreach: aside.words, depth: depth)
    case .reply, .change, .release, .note:
      rows(emptyRow, Entry(depth: depth, label: aside.words, style: aside.style))
    }
  }

  /// With the sign in the column of numbers.
  private func rows(ofBreach words: String, depth: Int) -> [Styled.Line] {
    rows(
      emptyRow, Entry(margin: .sign(charset.breach), depth: depth, label: words, style: .failure))
  }

  private func rows(
    of note: Diagram.Note, over lifelines: ClosedRange<Int>
  ) -> [Styled.Line] {
    let sign =
      switch note.side {
      case .over: charset.note
      case .left: charset.noteLeft
      case .right: charset.noteRight
      }
    var grid = marked(sign, .faint, on: [lifelines.lowerBound, lifelines.upperBound])
    join(lifelines, in: &grid)
    return rows(grid, Entry(depth: note.depth, label: note.text, style: .faint))
  }

  /// The lifelines with an arrow.
  private func arrowGrid(_ message: Diagram.Message, _ path: Figure.Path) -> LadderGrid {
    var grid = emptyRow
    let style: Styled.Style = message.isDimmed ? .faint : style(path.from)
    guard path.isLoop else {
      draw(message.arrow, from: path.from, to: path.to, style, into: &grid)
      return grid
    }
    let signs = message.arrow.line == .solid ? charset.solid : charset.broken
    let start = columns.position(of: path.from)
    let tee = isActive(path.from) ? signs.activeRight : signs.startRight
    grid.put(tee, self.style(path.from), at: start)
    grid.put(charset.loop, style, at: start + 1)
    return grid
  }

  /// A note over two lifelines lies over those between them too.
  private func join(_ lifelines: ClosedRange<Int>, in grid: inout LadderGrid) {
    let (first, last) = (lifelines.lowerBound, lifelines.upperBound)
    guard first < last else { return }
    for position in (columns.position(of: first) + 1)..<columns.position(of: last) {
      grid.put(charset.ruler, .faint, at: position)
    }
    for index in (first + 1)..<last where isRunning(index) {
      let sign = isActive(index) ? charset.solid.activeCrossing : charset.rulerCrossing
      grid.put(sign, .faint, at: columns.position(of: index))
    }
  }

  private func marked(
    _ sign: Unicode.Scalar, _ style: Styled.Style, on lifelines: [Int]
  ) -> LadderGrid {
    var grid = emptyRow
    for index in lifelines { grid.put(sign, style, at: columns.position(of: index)) }
    return grid
  }
}
