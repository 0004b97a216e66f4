import Cells

extension WideGrid {
  /// - Parameter head: of the receiver, if the arrow leads to it.
  mutating func rows(
    of message: Diagram.Message, _ path: Figure.Path, head: [WideRow]
  ) -> [Styled.Line] {
    if message.activates, !path.isLoop { activate(path.to) }
    var lines =
      if path.leadsToHead {
        creation(message, path, head)
      } else if path.isLoop {
        loop(message, path.from)
      } else {
        arrow(message, path)
      }
    if let end = message.destroys.flatMap(lifelines.index) { set(.over, of: end) }
    if message.deactivates {
      showActivity()
      lines += deactivate(path.from)
    }
    return lines
  }

  /// The numeral, after the sign of the current step or of the lens.
  func numeral(of message: Diagram.Message) -> String? {
    let sign = message.sign(charset).map { String($0) } ?? ""
    return message.numeral.map { sign + $0 }
  }

  private func arrow(_ message: Diagram.Message, _ path: Figure.Path) -> [Styled.Line] {
    let interiors = rooms(path.from, path.to)
    let line = ArrowLine(message, path, gaps: interiors, self)
    let words = lines(placed(line.words, in: interiors), message.wordStyle)
    return words + [line.row.line(over: verticals)]
  }

  /// The arrow leads to the head, which is next to the last of the words.
  private mutating func creation(
    _ message: Diagram.Message, _ path: Figure.Path, _ head: [WideRow]
  ) -> [Styled.Line] {
    let (from, to) = (path.from, path.to)
    let half = columns.halves[to]
    var interiors = rooms(from, to)
    let last = from < to ? interiors.count - 1 : 0
    let whole = interiors[last]
    interiors[last] =
      from < to
      ? whole.lowerBound..<max(whole.lowerBound, position(to) - half)
      : min(whole.upperBound, position(to) + half + 1)..<whole.upperBound
    let line = ArrowLine(message, path, gaps: interiors, self)
    let words = line.words
    var next = placed(words, in: interiors)
    var lines: [Styled.Line] = []
    var wholes = interiors
    wholes[last] = whole
    let above = placed(words, in: wholes)
    if above.count + 1 < next.count || breaks(words, in: interiors, notIn: wholes) {
      lines = self.lines(above, message.wordStyle)
      next = []
    }
    lines += self.lines(next.dropLast(), message.wordStyle)
    for (index, boxRow) in head.enumerated() {
      var row = boxRow
      if index == 0, let words = next.last { row.add(WideRow(words, message.wordStyle)) }
      if index == 1 { row.add(line.row) }
      lines.append(row.line(over: verticals))
    }
    set(.running, of: to)
    return lines
  }

  /// The words are next to the hook or, where that would be too narrow, above it.
  private mutating func loop(_ message: Diagram.Message, _ at: Int) -> [Styled.Line] {
    let interior = room(rightOf: at)
    let spelling = message.arrow.spelling(in: charset)
    let words = [numeral(of: message), message.text, spelling, message.tag].spaced
    let side = min(interior.lowerBound + 2, interior.upperBound)..<interior.upperBound
    var next = placed(words, in: [side])
    let above = placed(words, in: [interior])
    var lines: [Styled.Line] = []
    if side.count < 6 || above.count + 2 < next.count
      || breaks(words, in: [side], notIn: [interior])
    {
      lines = self.lines(above, message.wordStyle)
      next = []
    }
    let last = max(1, next.count - 1)
    for index in 0...last {
      if index == last, message.activates { activate(at) }
      var row = hook(message, on: at, row: index, of: last)
      if next.indices.contains(index) { row.add(WideRow(next[index], message.wordStyle)) }
      lines.append(row.line(over: verticals))
    }
    return lines
  }
}

extension Figure.Aside {
  /// All that is written.
  func words(_ charset: Charset, numeral: (Diagram.Message) -> String?) -> String {
    switch kind {
    case .message(let message, _): [numeral(message), words, message.tag].spaced
    case .reply, .change, .release, .note: words
    case .breach: "\(charset.breach) \(words)"
    }
  }
}

extension WideGrid {
  mutating func rows(of sign: Figure.Sign) -> [Styled.Line] {
    var rows = rows(of: sign.words, sign.wordStyle, nextTo: sign.last)
    if rows.isEmpty { rows = [WideRow()] }
    let glyph = charset.sign(of: sign.kind)
    for index in sign.lifelines { rows[0].put(glyph, sign.style, at: position(index)) }
    if sign.kind == .release { for index in sign.lifelines { set(.over, of: index) } }
    return rows.map { $0.line(over: verticals) }
  }

  func rows(of aside: Figure.Aside) -> [Styled.Line] {
    let words = aside.words(charset) { numeral(of: $0) }
    return lines(placed(words, in: allRooms), aside.style)
  }

  /// A ruler across all lifelines, with the words let into it.
  func rows(of turn: Diagram.Turn) -> [Styled.Line] {
    var rows = letIn(turn.words, allRooms)
    let words = rows.isEmpty ? [] : rows.removeFirst()
    let crossings = running.map {
      WideRow.Mark(charset.rulerCrossing, .faint, at: position($0))
    }
    var row = WideRow()
    row.rule(
      charset.ruler, .faint, from: 0, to: columns.width,
      with: crossings + words.map { .letIn($0, .heading) })
    return [row.line(over: verticals)] + lines(rows, .heading)
  }
}
