import Cells

extension Wide {
  /// What an arrow shows besides its line.
  struct ArrowContent {
    var arrow: Diagram.Arrow
    /// The number, and how it travelled: on the line when there is room.
    var numeral: String?
    var word: String?
    var text: String
    var destroys: Int?
    /// Whether the message is lost and also ends the receiver. A single cross stands for both.
    var isLostAtEnd = false
    var isDimmed = false
  }

  /// The numeral, after the sign of the current step or of the lens.
  private func numeral(of message: Diagram.Message) -> String? {
    let sign = message.sign(charset).map { String($0) } ?? ""
    return message.numeral.map { sign + $0 }
  }

  mutating func rows(of message: Diagram.Message, _ path: Figure.Path) -> [Styled.Line] {
    let drawn = ArrowContent(
      arrow: message.arrow, numeral: numeral(of: message),
      word: message.tag.map { String($0.dropFirst().dropLast()) }, text: message.text,
      destroys: message.destroys.flatMap(lifelines.index),
      isLostAtEnd: message.destroys == message.to && message.arrow.end == .cross,
      isDimmed: message.isDimmed)
    if message.activates, !path.isLoop { activate(path.to) }
    var lines: [Styled.Line]
    if path.leadsToHead {
      lines = creation(path.from, path.to, drawn)
    } else if path.isLoop {
      lines = loop(path.from, drawn, activates: message.activates)
    } else {
      lines = arrow(path.from, path.to, drawn)
    }
    if let end = drawn.destroys { set(.over, of: end) }
    if let breach = message.breach { lines += rows(ofBreach: breach, by: path.from) }
    if message.deactivates {
      showActivity()
      lines += deactivate(path.from)
    }
    return lines
  }

  func rows(of remark: Figure.Remark) -> [Styled.Line] {
    switch remark.kind {
    case .message(let message):
      let breach = message.breach.map { aside("\(charset.breach) \($0)", .failure) } ?? []
      return aside([numeral(of: message), remark.words, message.tag].joined) + breach
    case .reply: return aside(remark.words)
    case .change: return aside(remark.words, .change)
    case .release, .note: return aside(remark.words, .faint)
    }
  }

  /// Below its message, next to the sender.
  private func rows(ofBreach breach: String, by sender: Int) -> [Styled.Line] {
    let sign = mark(charset.breach, .failure, at: position(sender))
    return nextTo(breach, .failure, rooms(nextTo: sender), [sign])
  }

  mutating func rows(of reply: Diagram.Reply, _ path: Figure.Path) -> [Styled.Line] {
    let drawn = ArrowContent(arrow: Diagram.Arrow(.broken), text: reply.outcome.words)
    return path.isLoop
      ? loop(path.from, drawn, activates: false) : arrow(path.from, path.to, drawn)
  }

  /// The colour of the sender.
  private func style(_ drawn: ArrowContent, _ sender: Int) -> Styled.Style {
    drawn.isDimmed ? .faint : style(sender)
  }

  private func arrow(_ from: Int, _ to: Int, _ drawn: ArrowContent) -> [Styled.Line] {
    let interiors = rooms(from, to)
    var line = ArrowLine(drawn, style(drawn, from), toRight: from < to, gaps: interiors, charset)
    let words = [line.leftOver, drawn.text, line.leftOverWord].joined
    line.join(self, from, to)
    return lines(placed(words, in: interiors)) + [line.row.line(over: verticals)]
  }

  /// The arrow leads to the head, which is next to the last of the words.
  private mutating func creation(_ from: Int, _ to: Int, _ drawn: ArrowContent) -> [Styled.Line] {
    let half = columns.halves[to]
    var interiors = rooms(from, to)
    let last = from < to ? interiors.count - 1 : 0
    let whole = interiors[last]
    interiors[last] =
      from < to
      ? whole.lowerBound..<max(whole.lowerBound, position(to) - half)
      : min(whole.upperBound, position(to) + half + 1)..<whole.upperBound
    var line = ArrowLine(drawn, style(drawn, from), toRight: from < to, gaps: interiors, charset)
    let words = [line.leftOver, drawn.text, line.leftOverWord].joined
    line.join(self, from, nil)
    var next = placed(words, in: interiors)
    var lines: [Styled.Line] = []
    var wholes = interiors
    wholes[last] = whole
    let above = placed(words, in: wholes)
    if above.count + 1 < next.count || breaks(words, in: interiors, notIn: wholes) {
      lines = self.lines(above)
      next = []
    }
    lines += self.lines(next.dropLast())
    let head = headRows(of: to)
    for (index, boxRow) in head.enumerated() {
      var row = boxRow
      if index == 0, let words = next.last { row.add(self.row(words)) }
      if index == 1 { row.add(line.row) }
      lines.append(row.line(over: verticals))
    }
    set(.running, of: to)
    return lines
  }

  /// The words are next to the hook or, where that would be too narrow, above it.
  private mutating func loop(_ at: Int, _ drawn: ArrowContent, activates: Bool) -> [Styled.Line] {
    let interior = room(rightOf: at)
    let words = [drawn.numeral, drawn.text, drawn.word.map { "[\($0)]" }].joined
    let side = min(interior.lowerBound + 2, interior.upperBound)..<interior.upperBound
    var next = placed(words, in: [side])
    let above = placed(words, in: [interior])
    var lines: [Styled.Line] = []
    if side.count < 6 || above.count + 2 < next.count
      || breaks(words, in: [side], notIn: [interior])
    {
      lines = self.lines(above)
      next = []
    }
    let hook = LoopLine(drawn.arrow, glyphs, charset)
    let count = max(2, next.count)
    for index in 0..<count {
      let isLast = index == count - 1
      if isLast, activates { activate(at) }
      var row = hook.row(index, isLast: isLast, self, at, destroys: drawn.destroys != nil)
      if next.indices.contains(index) { row.add(self.row(next[index])) }
      lines.append(row.line(over: verticals))
    }
    return lines
  }
}

extension [String?] {
  /// The texts that are not empty, with spaces between them.
  fileprivate var joined: String {
    let texts = compactMap { $0?.isEmpty == false ? $0 : nil }
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }
}
