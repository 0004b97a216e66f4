import Cells

extension Wide {
  func rows(of note: Diagram.Note, over lifelines: ClosedRange<Int>) -> [Styled.Line] {
    box(note.text, extent(note, lifelines.lowerBound, lifelines.upperBound))
  }

  /// Lifelines go under its upper edge and come out of the lower one.
  private func box(_ text: String, _ extent: Range<Int>) -> [Styled.Line] {
    let (left, right) = (extent.lowerBound, extent.upperBound - 1)
    let label = Label(text)
    let air = extent.count > 9 && label.widestWhole <= extent.count - 4 ? 1 : 0
    let words = label.fitted(to: max(1, extent.count - 2 - 2 * air))
    var rows = [edge(glyphs.note.topLeft, glyphs.note.enters, glyphs.note.topRight)]
    for text in words {
      var row = WideRow()
      row.put(glyphs.note.vertical, .faint, at: left)
      let mark = WideRow.Mark(column: left + 1 + air, cells: text.cells, text: text, style: .plain)
      row.rule(" ", .plain, from: left + 1, to: right, with: [mark])
      row.put(glyphs.note.vertical, .faint, at: max(right, mark.end))
      rows.append(row)
    }
    func edge(_ start: Unicode.Scalar, _ meets: Unicode.Scalar, _ end: Unicode.Scalar) -> WideRow {
      let passed = lives.indices.filter { isRunning($0) && extent.contains(position($0)) }
      var row = WideRow()
      row.put(start, .faint, at: left)
      row.rule(
        glyphs.note.horizontal, .faint, from: left + 1, to: right,
        with: passed.map { mark(meets, style($0), at: position($0)) })
      row.put(end, .faint, at: right)
      return row
    }
    rows.append(edge(glyphs.note.bottomLeft, glyphs.note.leaves, glyphs.note.bottomRight))
    return rows.map { $0.line(over: verticals) }
  }
}
