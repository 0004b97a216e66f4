import Cells

/// One row of lifelines, drawn cell by cell.
struct LadderGrid {
  private struct Cell {
    var sign: Unicode.Scalar = " "
    var style = Styled.Style.plain
  }

  private var cells: [Cell]

  init(width: Int) { cells = Array(repeating: Cell(), count: width) }

  mutating func put(_ sign: Unicode.Scalar, _ style: Styled.Style = .plain, at position: Int) {
    guard cells.indices.contains(position) else { return }
    cells[position] = Cell(sign: sign, style: style)
  }

  /// Neighbouring cells of the same style become a single span.
  var spans: [Styled.Span] {
    SpanWriter.spans(mostBytes: Unicode.Scalar.mostBytes * cells.count) { writer in
      for cell in cells {
        if cell.sign == " " {
          writer.write(spaces: 1)
        } else {
          writer.write(cell.sign, cell.style)
        }
      }
    }
  }
}
