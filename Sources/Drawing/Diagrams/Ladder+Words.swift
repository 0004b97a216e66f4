import Cells

extension Ladder {
  /// What is written beside the lifelines of an item.
  struct Entry {
    /// What the column of numbers shows.
    enum Margin {
      case none
      /// A sign takes the place of the space before the number.
      case number(String?, sign: Character?)
      case sign(Character)
    }

    var margin = Margin.none
    var depth = 0
    var label: String
    var tag: String?
    var style = Styled.Style.plain
    /// The glyph of the innermost frame, where it begins, is divided or ends.
    var bracket: Character?
  }

  /// A drawn row with the entry beside it, and more rows for words that do not fit.
  func rows(_ first: LadderGrid, _ entry: Entry) -> [Styled.Line] {
    let brackets = (first: brackets(entry.bracket), next: self.brackets(nil))
    let indent = columns.indent(entry.depth) + Styled.Line(brackets.first).cells
    // A number wider than its column pushes the words to the right.
    let margin = margin(entry.margin)
    let excess = max(0, Styled.Line(margin).cells - columns.numberWidth - 2)
    let words = words(of: entry, room: max(1, columns.wordsWidth - indent - excess))
    return words.enumerated().map { row, words in
      let grid = row == 0 ? first : grid()
      let frames = row == 0 ? brackets.first : brackets.next
      let indent = indentation(entry, isFirst: row == 0)
      let start = grid.spans() + (row == 0 ? margin : self.margin(.none)) + frames
      return Styled.Line(start + [indent] + words).trimmed
    }
  }

  private func words(of entry: Entry, room: Int) -> [[Styled.Span]] {
    let hanging = room >= 20 ? 2 : 0
    let pad = String(repeating: " ", count: hanging)
    let pieces = entry.label.printableLines.enumerated().flatMap { line, words in
      line == 0
        ? words.wrapped(to: room, hanging: hanging)
        : words.wrapped(to: room - hanging)
    }
    var lines = pieces.enumerated().map { [Styled.Span(($0 == 0 ? "" : pad) + $1, entry.style)] }
    guard let tag = entry.tag else { return lines }
    if let last = lines.last, Styled.Line(last).cells + 1 + tag.cells <= room {
      lines[lines.count - 1].append(.init(" " + tag, .faint))
    } else {
      lines += tag.wrapped(to: room - hanging).map { [Styled.Span(pad + $0, .faint)] }
    }
    return lines
  }

  /// The column of numbers, with a space on both sides; a pointer takes the place of the first.
  private func margin(_ margin: Entry.Margin) -> [Styled.Span] {
    func column(_ text: String) -> String {
      text.padded(to: columns.numberWidth, at: .trailing) + " "
    }
    switch margin {
    case .none: return [.init(" " + column(""), .faint)]
    case .number(let number, sign: nil): return [.init(" " + column(number ?? ""), .faint)]
    case .number(let number, let sign?):
      return [.init(String(sign) + column(number ?? ""), .strong)]
    case .sign(let sign): return [.init(" " + column(String(sign)), .failure)]
    }
  }

  /// Ends in a glyph where the depth is more than there is room for. What belongs to the message above
  /// does without.
  private func indentation(_ entry: Entry, isFirst: Bool) -> Styled.Span {
    let indent = String(repeating: " ", count: columns.indent(entry.depth))
    var isAddition = false
    if case .sign = entry.margin { isAddition = true }
    guard isFirst, !isAddition, columns.isCapped(entry.depth) else { return .init(indent) }
    return .init(indent.dropLast() + String(charset.deeper), .faint)
  }

  /// A ruler across all lifelines, with the words let into it.
  func rows(of turn: Diagram.Turn) -> [Styled.Line] {
    let words = turn.words.printable.wrapped(to: columns.wordsWidth - 1)
    return words.enumerated().map { row, words in
      row == 0
        ? rulerRow(words)
        : Styled.Line(grid().spans() + margin(.none) + [.init(words, .heading)])
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
  /// The lines of the text, without control characters.
  var printableLines: [String] { textLines.map { String($0).printable } }
}

extension Styled.Line {
  /// The line without spaces at its end, and without empty spans.
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
