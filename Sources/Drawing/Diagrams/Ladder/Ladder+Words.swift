import Cells

extension Ladder {
  /// What is written next to the lifelines of an item.
  struct Entry {
    /// What the column of numbers shows.
    enum Margin {
      case none
      /// A sign takes the place of the space before the number.
      case number(String?, sign: Unicode.Scalar?)
      case sign(Unicode.Scalar)
    }

    var margin = Margin.none
    var depth = 0
    var label: String
    var tag: String?
    /// Follows the tag.
    var outcome: Styled.Span?
    var style = Styled.Style.plain
    /// The glyph of the innermost frame, where it begins, is divided or ends.
    var bracket: Unicode.Scalar?
  }

  /// A drawn row with the entry next to it, and more rows for words that do not fit.
  func rows(_ first: LadderGrid, _ entry: Entry) -> [Styled.Line] {
    let brackets = brackets(entry.bracket)
    let indent = columns.indent(entry.depth) + brackets.reduce(0) { $0 + $1.text.cells }
    // A number wider than its column pushes the words to the right.
    let margin = margin(entry.margin)
    let excess = max(0, margin.text.cells - columns.numberWidth - 2)
    let words = Words(entry, room: max(1, columns.wordsWidth - indent - excess))
    return words.lines.indices.map { row in
      var spans = (row == 0 ? first : emptyRow).spans
      spans.append(row == 0 ? margin : self.margin(.none))
      spans += row == 0 ? brackets : self.brackets(nil)
      spans.append(indentation(entry, isFirst: row == 0))
      spans += words.lines[row]
      spans.trim()
      return Styled.Line(spans)
    }
  }

  /// The column of numbers, with a space on both sides; a pointer takes the place of the first.
  private func margin(_ margin: Entry.Margin) -> Styled.Span {
    func column(_ text: String) -> String {
      text.padded(to: columns.numberWidth, at: .trailing) + " "
    }
    switch margin {
    case .none, .number(nil, sign: nil):
      return .init(columns.noNumber, .faint)
    case .number(let number?, sign: nil): return .init(" " + column(number), .faint)
    case .number(let number, let sign?):
      return .init(String(sign) + column(number ?? ""), .strong)
    case .sign(let sign): return .init(" " + column(String(sign)), .failure)
    }
  }

  /// Ends in a glyph where the depth is more than there is room for. What belongs to the message above
  /// does without.
  private func indentation(_ entry: Entry, isFirst: Bool) -> Styled.Span {
    guard entry.depth > 0 else { return .init("") }
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
        : Styled.Line(emptyRow.spans + [margin(.none), .init(words, .heading)])
    }
  }

  private func rulerRow(_ words: String) -> Styled.Line {
    var grid = LadderGrid(width: columns.gridWidth)
    for position in 0..<columns.gridWidth { grid.put(charset.ruler, .faint, at: position) }
    for index in lives.indices where isRunning(index) {
      grid.put(charset.rulerCrossing, .faint, at: columns.position(of: index))
    }
    let ruler = charset.ruler.repeated(columns.numberWidth + 1) + " "
    let rest = columns.wordsWidth - words.cells - 1
    let tail = rest > 0 ? " " + charset.ruler.repeated(rest) : ""
    return Styled.Line(
      grid.spans + [.init(ruler, .faint), .init(words, .heading), .init(tail, .faint)])
  }
}

/// The words of an entry, broken into lines; its tag and what came of it: next to the last of them, or below.
private struct Words {
  private(set) var lines: [[Styled.Span]] = []
  private let room: Int
  private let hanging: Int

  init(_ entry: Ladder.Entry, room: Int) {
    self.room = room
    let longest = Label.longestWord
    // No word is broken for the sake of indentation.
    let hangs =
      room >= longest + 2 || room >= longest && Label(entry.label).widestWhole + 2 <= room
    hanging = hangs ? 2 : 0
    if entry.label.utf8.count <= room, entry.label.isPrintableASCII {
      // Most entries are a line.
      lines = [[.init(entry.label, entry.style)]]
    } else {
      for text in entry.label.printableLines { add(text, entry.style) }
    }
    if let tag = entry.tag { add(.init(tag, .faint), gap: 1) }
    if let outcome = entry.outcome { add(outcome, gap: 3) }
  }

  private var pad: String { String(repeating: " ", count: hanging) }

  private mutating func add(_ text: String, _ style: Styled.Style) {
    let pieces =
      lines.isEmpty ? text.wrapped(to: room, hanging: hanging) : text.wrapped(to: room - hanging)
    for piece in pieces { lines.append([.init(lines.isEmpty ? piece : pad + piece, style)]) }
  }

  private mutating func add(_ addition: Styled.Span, gap: Int) {
    let text = addition.text.printable
    let used = lines.last.map { Styled.Line($0).cells } ?? 0
    let gap = used == 0 ? 0 : gap
    if !lines.isEmpty, used + gap + text.cells <= room {
      lines[lines.count - 1].append(
        .init(String(repeating: " ", count: gap) + text, addition.style))
    } else {
      lines += text.wrapped(to: room - hanging).map { [.init(pad + $0, addition.style)] }
    }
  }
}

extension [Styled.Span] {
  /// Removes spaces at the end, and empty spans.
  fileprivate mutating func trim() {
    removeAll { $0.text.isEmpty }
    while let last = indices.last {
      self[last].text = self[last].text.withoutSpacesAtEnd
      guard self[last].text.isEmpty else { break }
      removeLast()
    }
  }
}
