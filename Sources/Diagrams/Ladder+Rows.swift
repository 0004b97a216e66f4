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
    case .frame, .section, .end, .activation, .numbering: return []
    }
  }

  private mutating func rows(of message: Diagram.Message) -> [Styled.Line] {
    let arrow = message.arrow.line == .solid ? charset.solid : charset.broken
    let birth = index(message.to).map { lives[$0] == .before && message.creates }
    var (grid, isDrawn) = arrowGrid(from: message.from, to: message.to, arrow)
    if birth == true, let to = index(message.to), message.from != message.to {
      grid.put(charset.creation, style(to), at: columns.position(of: to))
    }
    let ends = isDrawn ? "" : "\(name(message.from)) \(charset.becomes) \(name(message.to)): "
    let arrows = rows(
      grid, number: message.number, depth: message.depth, label: ends + message.text,
      tag: message.tag)
    return arrows + (message.breach.map { rows(of: $0, depth: message.depth) } ?? [])
  }

  private func rows(of breach: String, depth: Int) -> [Styled.Line] {
    rows(grid(), sign: charset.breach, depth: depth, label: breach, style: .failure)
  }

  private mutating func rows(of reply: Diagram.Reply) -> [Styled.Line] {
    let (grid, isDrawn) = arrowGrid(from: reply.callee, to: reply.caller, charset.broken)
    let callee = isDrawn ? "" : name(reply.callee) + " "
    return rows(grid, depth: reply.depth, label: callee + reply.outcome.words)
  }

  private mutating func rows(of change: Diagram.Change) -> [Styled.Line] {
    let (grid, isDrawn) = marked(charset.change, .change, on: [change.owner])
    let owner = isDrawn ? "" : name(change.owner) + "."
    return rows(
      grid, depth: change.depth, label: owner + change.words(charset.becomes), style: .change)
  }

  private mutating func rows(of release: Diagram.Release) -> [Styled.Line] {
    let (grid, _) = marked(charset.release, .strong, on: release.objects)
    release.objects.compactMap(index).forEach { end($0) }
    return rows(grid, depth: 0, label: release.words(name), style: .faint)
  }

  private mutating func rows(of note: Diagram.Note) -> [Styled.Line] {
    let (grid, isDrawn) = marked(charset.note, .faint, on: note.over)
    let names = isDrawn ? [] : note.over.map(name)
    let about = names.isEmpty ? "" : names.joined(separator: ", ") + ": "
    return rows(grid, depth: note.depth, label: about + note.text, style: .faint)
  }

  /// The lifelines with an arrow, unless one of its ends has no lifeline.
  private mutating func arrowGrid(
    from: String, to: String, _ arrow: Charset.Arrow
  ) -> (LadderGrid, isDrawn: Bool) {
    guard let from = index(from), let to = index(to) else { return (grid(), false) }
    begin(from)
    begin(to)
    var grid = grid()
    let (start, end) = (columns.position(of: from), columns.position(of: to))
    if from == to {
      grid.put(arrow.startRight, at: start)
      grid.put(charset.loop, at: start + 1)
    } else {
      let running = lives.indices.filter(isRunning).map(columns.position)
      grid.draw(arrow, from: start, to: end, passing: Set(running))
    }
    return (grid, true)
  }

  private mutating func marked(
    _ sign: Character, _ style: Styled.Style, on ids: [String]
  ) -> (LadderGrid, isDrawn: Bool) {
    let indices = ids.compactMap(index)
    indices.forEach { begin($0) }
    var grid = grid()
    for index in indices { grid.put(sign, style, at: columns.position(of: index)) }
    return (grid, indices.count == ids.count && !ids.isEmpty)
  }
}
