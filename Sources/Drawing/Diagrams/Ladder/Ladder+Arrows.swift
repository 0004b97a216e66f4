import Cells

extension Ladder {
  /// An arrow between two different lifelines.
  func draw(
    _ arrow: Diagram.Arrow, from start: Int, to end: Int, _ style: Styled.Style,
    into grid: inout LadderGrid
  ) {
    let signs = arrow.line == .solid ? charset.solid : charset.broken
    let (from, to) = (columns.position(of: start), columns.position(of: end))
    let step = from < to ? 1 : -1
    for position in stride(from: from + step, to: to, by: step) {
      grid.put(signs.line, style, at: position)
    }
    for index in (min(start, end) + 1)..<max(start, end) where isRunning(index) {
      let sign = isActive(index) ? signs.activeCrossing : signs.crossing
      grid.put(sign, self.style(index), at: columns.position(of: index))
    }
    if arrow.start == .none { grid.put(tee(signs, start, isRight: step > 0), style, at: from) }
    if arrow.end == .none { grid.put(tee(signs, end, isRight: step < 0), self.style(end), at: to) }
    putHeads(
      arrow, signs, style, from + step, to - step, toRight: step > 0, into: &grid)
    if arrow.startsInCircle { grid.put(charset.circle, style, at: from) }
    if arrow.endsInCircle { grid.put(charset.circle, self.style(end), at: to) }
  }

  private func putHeads(
    _ arrow: Diagram.Arrow, _ signs: Charset.Arrow, _ style: Styled.Style, _ from: Int, _ to: Int,
    toRight: Bool, into grid: inout LadderGrid
  ) {
    if from == to, arrow.start != .none, arrow.end != .none {
      return grid.put(signs.both, style, at: from)
    }
    if let head = signs.head(arrow.start, toRight: !toRight) { grid.put(head, style, at: from) }
    if let head = signs.head(arrow.end, toRight: toRight) { grid.put(head, style, at: to) }
  }

  private func tee(_ signs: Charset.Arrow, _ index: Int, isRight: Bool) -> Unicode.Scalar {
    isActive(index)
      ? (isRight ? signs.activeRight : signs.activeLeft)
      : (isRight ? signs.startRight : signs.startLeft)
  }

  /// How Mermaid spells an arrow that cannot be told from others here: a loop has no room for a
  /// head, one cell has no room for a line, and ASCII has few heads.
  ///
  /// - Parameter path: `nil` for a message that is not drawn.
  func spelling(of message: Diagram.Message, _ path: Figure.Path?) -> String? {
    let isReply = path?.isReply ?? false
    guard message.kind == nil, !isReply, !isDistinct(message.arrow, path) else { return nil }
    return "[\(message.arrow.mermaid)]"
  }

  private func isDistinct(_ arrow: Diagram.Arrow, _ path: Figure.Path?) -> Bool {
    guard let path, !path.isLoop else { return arrow == Diagram.Arrow() }
    if arrow.spelling(in: charset) != nil { return false }
    let isNarrow = columns.gap * abs(path.from - path.to) < 3
    let hasBareEnd = arrow.start == .none || arrow.end == .none
    return !isNarrow || arrow.line == .solid || arrow.isCommon && hasBareEnd
  }
}

extension Diagram.Arrow {
  /// How Mermaid spells it, where these characters have no sign of its own for one of its heads.
  func spelling(in charset: Charset) -> String? {
    isCommon || charset != .ascii ? nil : "[\(mermaid)]"
  }

  fileprivate var isCommon: Bool { start.isCommon && end.isCommon }
}

extension Diagram.Arrow.Head {
  /// Whether ASCII has a sign of its own for it.
  fileprivate var isCommon: Bool {
    switch self {
    case .none, .filled, .open, .cross: true
    case .upperHalf, .lowerHalf, .upperStick, .lowerStick: false
    }
  }
}
