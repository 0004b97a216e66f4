import Cells
import Trace

extension Ladder {
  mutating func rows(of item: Diagram.Item) -> [Styled.Line] {
    // Most items begin and end no lifeline.
    let figure = lifelines.passes(item) ? Figure() : lifelines.figure(of: item)
    for index in figure.heads { begin(index) }
    if let index = figure.created { begin(index) }
    switch item {
    case .turn(let turn): return rows(of: turn)
    case .message(let message): return rows(of: message, figure)
    case .change(let change): return rows(of: change)
    case .reply(let reply): return rows(of: reply)
    case .release(let release): return rows(of: release, figure)
    case .note(let note): return rows(of: note)
    case .frame(let frame): return rows(of: frame)
    case .section(let section): return rows(of: section)
    case .end: return rowsOfEnd()
    case .activation(let activation):
      if let index = index(activation.participant) { activate(index, activation.begins ? 1 : -1) }
      return []
    case .numbering: return []
    }
  }

  private mutating func rows(of message: Diagram.Message, _ figure: Figure) -> [Styled.Line] {
    let (from, to) = (index(message.from), index(message.to))
    if message.activates, let to { activate(to, 1) }
    var (grid, isDrawn) = arrowGrid(
      from: from, to: to, message.arrow, isDimmed: message.isDimmed)
    if let created = figure.created {
      grid.put(charset.creation, style(created), at: columns.position(of: created))
    }
    if case .change? = message.outcome, let to {
      grid.put(charset.change, .change, at: columns.position(of: to))
    }
    if message.deactivates, let from { activate(from, -1) }
    for index in figure.ends {
      grid.put(charset.release, .strong, at: columns.position(of: index))
      end(index)
    }
    let entry = Entry(
      margin: .number(message.numeral, sign: message.sign(charset)), depth: message.depth,
      label: isDrawn ? message.text : between(message) + message.text,
      tag: message.tag ?? spelling(of: message, from, to),
      outcome: message.outcome.map { .init($0.words(charset.becomes), $0.style) },
      style: message.isProminent ? .strong : message.wordStyle)
    let rows = rows(grid, entry)
    guard let breach = message.breach else { return rows }
    let remark = Entry(
      margin: .sign(charset.breach), depth: message.depth, label: breach, style: .failure)
    return rows + self.rows(emptyRow, remark)
  }

  /// The ends of a message that has no lifeline at one of them.
  private func between(_ message: Diagram.Message) -> String {
    "\(name(message.from)) \(charset.becomes) \(name(message.to)): "
  }

  private func rows(of reply: Diagram.Reply) -> [Styled.Line] {
    let (grid, isDrawn) = arrowGrid(
      from: index(reply.callee), to: index(reply.caller), .init(.broken), isDimmed: reply.isDimmed)
    let callee = isDrawn ? "" : name(reply.callee) + " "
    let style: Styled.Style = reply.isDimmed ? .faint : .plain
    return rows(
      grid, Entry(depth: reply.depth, label: callee + reply.outcome.words, style: style))
  }

  private func rows(of change: Diagram.Change) -> [Styled.Line] {
    let style: Styled.Style = change.isDimmed ? .faint : .change
    let owner = index(change.owner)
    let grid = marked(charset.change, style, on: owner.map { [$0] } ?? [])
    let subject = owner == nil ? name(change.owner) + "." : ""
    let words = subject + change.words(charset.becomes)
    return rows(grid, Entry(depth: change.depth, label: words, style: style))
  }

  /// Objects that have ended before are named only.
  private mutating func rows(of release: Diagram.Release, _ figure: Figure) -> [Styled.Line] {
    let grid = marked(charset.release, .strong, on: figure.ends)
    for index in figure.ends { end(index) }
    return rows(grid, Entry(label: release.words(name), style: .faint))
  }

  private func rows(of note: Diagram.Note) -> [Styled.Line] {
    let sign =
      switch note.side {
      case .over: charset.note
      case .left: charset.noteLeft
      case .right: charset.noteRight
      }
    let lifelines = note.over.compactMap(index)
    let isDrawn = lifelines.count == note.over.count && !lifelines.isEmpty
    var grid = marked(sign, .faint, on: isDrawn ? lifelines : [])
    if isDrawn { join(lifelines, in: &grid) }
    let subject = isDrawn ? "" : note.subject(name)
    return rows(grid, Entry(depth: note.depth, label: subject + note.text, style: .faint))
  }

  /// The lifelines with an arrow, unless one of its ends has no lifeline.
  private func arrowGrid(
    from: Int?, to: Int?, _ arrow: Diagram.Arrow, isDimmed: Bool
  ) -> (LadderGrid, isDrawn: Bool) {
    guard let from, let to else { return (emptyRow, false) }
    var grid = emptyRow
    if from == to {
      let signs = arrow.line == .solid ? charset.solid : charset.broken
      let start = columns.position(of: from)
      grid.put(isActive(from) ? signs.activeRight : signs.startRight, style(from), at: start)
      grid.put(charset.loop, isDimmed ? .faint : style(from), at: start + 1)
    } else {
      draw(arrow, from: from, to: to, isDimmed ? .faint : style(from), into: &grid)
    }
    return (grid, true)
  }

  /// A note over two lifelines lies over those between them too.
  private func join(_ indices: [Int], in grid: inout LadderGrid) {
    guard let first = indices.min(), let last = indices.max(), first < last else { return }
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
