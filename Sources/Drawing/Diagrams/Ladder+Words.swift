import Cells

extension Ladder {
  /// A drawn row with its words beside it, and more rows for words that do not fit.
  func rows(
    _ first: LadderGrid, number: String? = nil, sign: Character? = nil, isMarked: Bool = false,
    depth: Int, label: String, tag: String? = nil, style: Styled.Style = .plain,
    bracket: Character? = nil
  ) -> [Styled.Line] {
    let brackets = (first: brackets(bracket), next: self.brackets(nil))
    let indent = columns.indent(depth) + Styled.Line(brackets.first).cells
    let excess = max(0, (number ?? "").count - columns.numberWidth)
    let words = words(label, tag, style, room: max(1, columns.wordsWidth - indent - excess))
    return words.enumerated().map { row, words in
      let grid = row == 0 ? first : grid()
      let margin = row == 0 ? sign.map(marked) ?? numbered(number, isMarked) : numbered(nil)
      let frames = row == 0 ? brackets.first : brackets.next
      // What belongs to the message above it needs no sign for its depth.
      let indent = indentation(depth, saysMore: row == 0 && sign == nil)
      return Styled.Line(grid.spans() + margin + frames + [indent] + words).trimmed
    }
  }

  private func words(
    _ label: String, _ tag: String?, _ style: Styled.Style, room: Int
  ) -> [[Styled.Span]] {
    let hanging = room >= 20 ? 2 : 0
    let pad = String(repeating: " ", count: hanging)
    let pieces = label.printableLines.enumerated().flatMap { line, words in
      line == 0
        ? words.wrapped(to: room, hanging: hanging)
        : words.wrapped(to: room - hanging)
    }
    var lines = pieces.enumerated().map { [Styled.Span(($0 == 0 ? "" : pad) + $1, style)] }
    guard let tag else { return lines }
    if let last = lines.last, Styled.Line(last).cells + 1 + tag.cells <= room {
      lines[lines.count - 1].append(.init(" " + tag, .faint))
    } else {
      lines += tag.wrapped(to: room - hanging).map { [Styled.Span(pad + $0, .faint)] }
    }
    return lines
  }

  private func numbered(_ number: String?, _ isMarked: Bool = false) -> [Styled.Span] {
    let number = (number ?? "").padded(to: columns.numberWidth, at: .trailing) + " "
    return [
      isMarked ? .init(String(charset.pointer) + number, .strong) : .init(" " + number, .faint)
    ]
  }

  /// A sign in place of a number.
  private func marked(_ sign: Character) -> [Styled.Span] {
    [.init(" " + String(sign).padded(to: columns.numberWidth, at: .trailing) + " ", .failure)]
  }

  private func indentation(_ depth: Int, saysMore: Bool) -> Styled.Span {
    let indent = String(repeating: " ", count: columns.indent(depth))
    guard saysMore, columns.isCapped(depth) else { return .init(indent) }
    return .init(indent.dropLast() + String(charset.deeper), .faint)
  }

  /// A ruler across all lifelines, with the words let into it.
  func rows(of turn: Diagram.Turn) -> [Styled.Line] {
    let words = turn.words.printable.wrapped(to: columns.wordsWidth - 1)
    return words.enumerated().map { row, words in
      row == 0
        ? rulerRow(words)
        : Styled.Line(grid().spans() + numbered(nil) + [.init(words, .heading)])
    }
  }

  private func rulerRow(_ words: String) -> Styled.Line {
    var grid = LadderGrid(width: columns.gridWidth)
    for position in 0..<columns.gridWidth { grid.put(charset.ruler, .faint, at: position) }
    for index in lives.indices where isRunning(index) {
      grid.put(charset.rulerCrossing, .faint, at: columns.position(of: index))
    }
    let ruler = String(repeating: charset.ruler, count: columns.numberWidth + 1) + " "
    let rest = columns.wordsWidth - words.cells - 1
    let tail = rest > 0 ? " " + String(repeating: charset.ruler, count: rest) : ""
    return Styled.Line(
      grid.spans() + [.init(ruler, .faint), .init(words, .heading), .init(tail, .faint)])
  }
}

extension String {
  /// Its own lines, each of them harmless.
  var printableLines: [String] { textLines.map { String($0).printable } }
}

extension Styled.Line {
  /// Without spaces at its end, and without spans of nothing.
  fileprivate var trimmed: Styled.Line {
    var spans = spans.filter { !$0.text.isEmpty }
    while let text = spans.last?.text {
      guard let last = text.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
        spans.removeLast()
        continue
      }
      spans[spans.count - 1].text = String(text[...last])
      break
    }
    return Styled.Line(spans)
  }
}
