import Cells

/// A row, made of the marks that stand in all rows and the marks of this row only.
struct WideRow {
  struct Mark {
    var column: Int
    var cells: Int
    var text: String
    var style: Styled.Style

    var end: Int { column + cells }
  }

  private(set) var marks: [Mark] = []

  mutating func put(_ text: String, cells: Int? = nil, _ style: Styled.Style, at column: Int) {
    let cells = cells ?? text.cells
    guard cells > 0 else { return }
    marks.append(Mark(column: column, cells: cells, text: text, style: style))
  }

  mutating func put(_ sign: Character, _ style: Styled.Style, at column: Int) {
    marks.append(Mark(column: column, cells: 1, text: String(sign), style: style))
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func add(_ row: WideRow) { marks += row.marks }

  /// A line with other marks in it, from one column up to another.
  mutating func rule(
    _ sign: Character, _ style: Styled.Style, from start: Int, to end: Int, with others: [Mark]
  ) {
    var column = start
    for mark in others.sorted(by: { $0.column < $1.column }) where mark.column >= column {
      put(
        sign.repeated(mark.column - column), cells: mark.column - column, style,
        at: column)
      marks.append(mark)
      column = mark.end
    }
    let rest = max(0, end - column)
    put(sign.repeated(rest), cells: rest, style, at: column)
  }

  /// The whole line. Marks of this row cover those that stand in all; both know their columns.
  func line(over standing: [Mark]) -> Styled.Line {
    var line = LineWriter()
    var rest = standing[...]
    for mark in isSorted ? marks : marks.sorted(by: { $0.column < $1.column }) {
      while let other = rest.first, other.column < mark.column {
        line.write(other)
        rest.removeFirst()
      }
      line.write(mark)
      rest = rest.drop { $0.column < mark.end }
    }
    for mark in rest { line.write(mark) }
    line.endSpan()
    return Styled.Line(line.spans)
  }

  private var isSorted: Bool { zip(marks, marks.dropFirst()).allSatisfy { $0.column < $1.column } }
}

/// Neighbouring text of the same style becomes a single span. Spaces belong to the span before them.
private struct LineWriter {
  private(set) var spans: [Styled.Span] = []
  /// The text of the next span, which becomes a string when it is whole.
  private var text: [UInt8] = []
  private var style: Styled.Style = .plain
  private var column = 0

  mutating func write(_ mark: WideRow.Mark) {
    let space = mark.column - column
    if space > 0 { text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: space)) }
    if mark.style != style { endSpan() }
    style = mark.style
    text.append(contentsOf: mark.text.utf8)
    column = mark.end
  }

  mutating func endSpan() {
    guard !text.isEmpty else { return }
    spans.append(.init(String(decoding: text, as: UTF8.self), style))
    text.removeAll(keepingCapacity: true)
  }
}

extension Character {
  /// Faster than appending it again and again.
  func repeated(_ count: Int) -> String {
    var sign = String(self)
    return sign.withUTF8 { sign in
      String(unsafeUninitializedCapacity: sign.count * count) { buffer in
        for start in stride(from: 0, to: sign.count * count, by: sign.count) {
          for index in sign.indices { buffer[start + index] = sign[index] }
        }
        return sign.count * count
      }
    }
  }
}
