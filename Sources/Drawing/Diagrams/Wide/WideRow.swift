import Cells

/// A row, made of the marks that are in all rows and the marks of this row only.
struct WideRow {
  struct Mark {
    /// Words, or a sign that fills the cells.
    enum Content {
      case words(String)
      case sign(Unicode.Scalar)
    }

    var column: Int
    var cells: Int
    var content: Content
    var style: Styled.Style

    var end: Int { column + cells }

    /// Words let into a line, with a space on both sides.
    static func letIn(_ words: WideGrid.Placed, _ style: Styled.Style) -> Mark {
      Mark(" \(words.text) ", style, at: words.column - 1)
    }

    var mostBytes: Int {
      switch content {
      case .words(let text): text.utf8.count
      case .sign: Unicode.Scalar.mostBytes * cells
      }
    }

    func write(to writer: inout SpanWriter) {
      switch content {
      case .words(let text): writer.write(text, style)
      case .sign(let sign): writer.write(sign, style, count: cells)
      }
    }

    init(_ text: String, _ style: Styled.Style, at column: Int) {
      self.column = column
      cells = text.cells
      content = .words(text)
      self.style = style
    }

    init(_ sign: Unicode.Scalar, _ style: Styled.Style, at column: Int, cells: Int = 1) {
      self.column = column
      self.cells = cells
      content = .sign(sign)
      self.style = style
    }
  }

  private(set) var marks: [Mark] = []

  init() {}

  init(_ words: [WideGrid.Placed], _ style: Styled.Style = .plain) {
    for word in words { add(Mark(word.text, style, at: word.column)) }
  }

  mutating func put(_ sign: Unicode.Scalar, _ style: Styled.Style, at column: Int) {
    add(Mark(sign, style, at: column))
  }

  mutating func add(_ mark: Mark) {
    if mark.cells > 0 { marks.append(mark) }
  }

  mutating func add(_ row: WideRow) { marks += row.marks }

  /// A line with its ends, and other marks in it.
  mutating func put(
    _ rail: WideGlyphs.Rail, _ style: Styled.Style, from left: Int, to right: Int,
    with others: [Mark]
  ) {
    put(rail.left, style, at: left)
    rule(rail.line, style, from: left + 1, to: right, with: others)
    put(rail.right, style, at: right)
  }

  /// A line with other marks in it, from one column up to another.
  mutating func rule(
    _ sign: Unicode.Scalar, _ style: Styled.Style, from start: Int, to end: Int,
    with others: [Mark]
  ) {
    marks.reserveCapacity(marks.count + 2 * others.count + 1)
    var column = start
    for mark in others.sorted(by: { $0.column < $1.column }) where mark.column >= column {
      add(Mark(sign, style, at: column, cells: mark.column - column))
      marks.append(mark)
      column = mark.end
    }
    add(Mark(sign, style, at: column, cells: end - column))
  }

  /// The whole line. Marks of this row cover those that are in all; both know their columns.
  func line(over verticals: [Mark]) -> Styled.Line {
    let marks = isSorted ? marks : marks.sorted { $0.column < $1.column }
    let width = max(marks.last?.end ?? 0, verticals.last?.end ?? 0)
    let most = marks.reduce(width + Unicode.Scalar.mostBytes * verticals.count) {
      $0 + $1.mostBytes
    }
    let spans = SpanWriter.spans(mostBytes: most) { writer in
      var column = 0
      var next = 0
      func write(_ mark: Mark) {
        writer.write(spaces: mark.column - column)
        mark.write(to: &writer)
        column = mark.end
      }
      for mark in marks {
        while next < verticals.count, verticals[next].column < mark.column {
          write(verticals[next])
          next += 1
        }
        write(mark)
        while next < verticals.count, verticals[next].column < mark.end { next += 1 }
      }
      while next < verticals.count {
        write(verticals[next])
        next += 1
      }
    }
    return Styled.Line(spans)
  }

  private var isSorted: Bool { zip(marks, marks.dropFirst()).allSatisfy { $0.column < $1.column } }
}
