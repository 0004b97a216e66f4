import Cells

extension Wide {
  /// The numeral, after the sign of the current step or of the lens.
  func numeral(of message: Diagram.Message) -> String? {
    let sign = message.sign(charset).map { String($0) } ?? ""
    return message.numeral.map { sign + $0 }
  }

  mutating func rows(of message: Diagram.Message, _ path: Figure.Path) -> [Styled.Line] {
    if message.activates, !path.isLoop { activate(path.to) }
    var lines =
      path.leadsToHead
      ? creation(message, path) : path.isLoop ? loop(message, path.from) : arrow(message, path)
    if let end = message.destroys.flatMap(lifelines.index) { set(.over, of: end) }
    if message.deactivates {
      showActivity()
      lines += deactivate(path.from)
    }
    return lines
  }

  private func arrow(_ message: Diagram.Message, _ path: Figure.Path) -> [Styled.Line] {
    let interiors = rooms(path.from, path.to)
    let line = ArrowLine(message, path, gaps: interiors, self)
    return lines(placed(line.words, in: interiors)) + [line.row.line(over: verticals)]
  }

  /// The arrow leads to the head, which is next to the last of the words.
  private mutating func creation(
    _ message: Diagram.Message, _ path: Figure.Path
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
  private mutating func loop(_ message: Diagram.Message, _ at: Int) -> [Styled.Line] {
    let interior = room(rightOf: at)
    let words = [numeral(of: message), message.text, message.tag].joined
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
    let hook = LoopLine(message, glyphs, charset)
    let count = max(2, next.count)
    for index in 0..<count {
      let isLast = index == count - 1
      if isLast, message.activates { activate(at) }
      var row = hook.row(index, isLast: isLast, self, at)
      if next.indices.contains(index) { row.add(self.row(next[index])) }
      lines.append(row.line(over: verticals))
    }
    return lines
  }
}

extension [String?] {
  /// The texts that are not empty, with spaces between them.
  var joined: String {
    let texts = compactMap { $0?.isEmpty == false ? $0 : nil }
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }
}
