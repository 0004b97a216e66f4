import Cells
import Diagrams

/// The rows of a drawing. Each is made when it is asked for, since a long drawing does not fit in memory.
nonisolated enum DrawingRows: Sequence, Sendable {
  /// Why there is nothing to draw.
  case remark(String)
  /// In sentences, as `--plain` asks.
  case told(DiagramStream)
  case drawn(Canvas)
  /// In sentences, where there is no room for lifelines.
  case cramped(DiagramStream, Ladder.Options)

  func makeIterator() -> AnyIterator<Styled.Line> {
    switch self {
    case .remark(let words): AnyIterator(Styled(words).lines.makeIterator())
    case .told(let diagram):
      AnyIterator(diagram.sentences.lazy.map { Styled.Line([.init($0)]) }.makeIterator())
    case .drawn(let canvas): Self.rows(on: canvas)
    case .cramped(let diagram, let options):
      AnyIterator(diagram.fallbackLines(options).makeIterator())
    }
  }

  /// All rows, to be read on a screen. A row of a drawing knows what has to be above it.
  var headed: [Styled.Line] {
    guard case .drawn(let canvas) = self else { return Array(self) }
    var rows = HeadedRows(on: canvas)
    return rows.all
  }

  private static func rows(on canvas: Canvas) -> AnyIterator<Styled.Line> {
    var canvas = canvas
    let items = canvas.diagram.items.makeIterator()
    var rows = canvas.heads[...]
    return AnyIterator {
      while rows.isEmpty, let item = items.next() { rows = canvas.append(item)[...] }
      return rows.popFirst()
    }
  }
}
