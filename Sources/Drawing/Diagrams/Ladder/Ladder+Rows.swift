import Cells
import Trace

extension Ladder {
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
    case .activation(let activation):
      if let index = index(activation.participant) { activate(index, activation.begins ? 1 : -1) }
      return []
    case .numbering: return []
    }
  }

  private mutating func rows(of message: Diagram.Message) -> [Styled.Line] {
    let (from, to) = (index(message.from), index(message.to))
    let isCreation = message.creates && from != to && to.map { lives[$0] == .before } == true
    if message.activates, let to { activate(to, 1) }
    var (grid, isDrawn) = arrowGrid(
      from: from, to: to, message.arrow, isDimmed: message.isDimmed)
    if isCreation, let to {
      grid.put(charset.creation, style(to), at: columns.position(of: to))
    }
    if case .change? = message.outcome, let to {
      grid.put(charset.change, .change, at: columns.position(of: to))
    }
    if message.deactivates, let from { activate(from, -1) }
    if let index = message.destroys.flatMap(index) {
      grid.put(charset.release, .strong, at: columns.position(of: index))
      end(index)
    }
    let entry = Entry(
      margin: .number(message.numeral, sign: message.sign(charset)), depth: message.depth,
      label: isDrawn ? message.text : between(message) + message.text,
      tag: message.tag ?? spelling(of: message, from, to),
      outcome: message.outcome.map { .init($0.words(charset.becomes), $0.style) },
      style: message.isProminent ? .strong : message.isDimmed ? .faint : .plain)
    let rows = rows(grid, entry)
    guard let breach = message.breach else { return rows }
    let remark = Entry(
      margin: .sign(charset.breach), depth: message.depth, label: breach, style: .failure)
    return rows + self.rows(idle, remark)
  }

  /// The ends of a message that has no lifeline at one of them.
  private func between(_ message: Diagram.Message) -> String {
    "\(name(message.from)) \(charset.becomes) \(name(message.to)): "
  }

  private mutating func rows(of reply: Diagram.Reply) -> [Styled.Line] {
    let (grid, isDrawn) = arrowGrid(
      from: index(reply.callee), to: index(reply.caller), .init(.broken), isDimmed: reply.isDimmed)
    let callee = isDrawn ? "" : name(reply.callee) + " "
    let style: Styled.Style = reply.isDimmed ? .faint : .plain
    return rows(
      grid, Entry(depth: reply.depth, label: callee + reply.outcome.words, style: style))
  }

  private mutating func rows(of change: Diagram.Change) -> [Styled.Line] {
    let style: Styled.Style = change.isDimmed ? .faint : .change
    let (grid, isDrawn) = marked(charset.change, style, on: [change.owner])
    let owner = isDrawn ? "" : name(change.owner) + "."
    let words = owner + change.words(charset.becomes)
    return rows(grid, Entry(depth: change.depth, label: words, style: style))
  }

  private mutating func rows(of release: Diagram.Release) -> [Styled.Line] {
    let (grid, _) = marked(charset.release, .strong, on: release.objects)
    release.objects.compactMap(index).forEach { end($0) }
    return rows(grid, Entry(label: release.words(name), style: .faint))
  }

  private mutating func rows(of note: Diagram.Note) -> [Styled.Line] {
    let sign =
      switch note.side {
      case .over: charset.note
      case .left: charset.noteLeft
      case .right: charset.noteRight
      }
    var (grid, isDrawn) = marked(sign, .faint, on: note.over)
    if isDrawn { join(note.over.compactMap(index), in: &grid) }
    let names = isDrawn ? [] : note.over.map(name)
    let about = names.isEmpty ? "" : names.joined(separator: ", ") + ": "
    return rows(grid, Entry(depth: note.depth, label: about + note.text, style: .faint))
  }

  /// The lifelines with an arrow, unless one of its ends has no lifeline.
  private mutating func arrowGrid(
    from: Int?, to: Int?, _ arrow: Diagram.Arrow, isDimmed: Bool
  ) -> (LadderGrid, isDrawn: Bool) {
    guard let from, let to else { return (idle, false) }
    begin(from)
    begin(to)
    var grid = idle
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

  private mutating func marked(
    _ sign: Unicode.Scalar, _ style: Styled.Style, on ids: [String]
  ) -> (LadderGrid, isDrawn: Bool) {
    let indices = ids.compactMap(index)
    indices.forEach { begin($0) }
    var grid = idle
    for index in indices { grid.put(sign, style, at: columns.position(of: index)) }
    return (grid, indices.count == ids.count && !ids.isEmpty)
  }
}
