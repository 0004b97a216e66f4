import Cells
import Diagrams

/// The rows of a drawing, each with what a reader needs above it: the names of the lifelines, and the turn.
nonisolated struct HeadedRows {
  private var canvas: Canvas
  private var names: Styled.Heading
  private var remaining: [Int]
  private var turn: [Styled.Line] = []
  /// A drawing of a single turn does not name it: its outermost messages do.
  private let namesTurns: Bool

  init(on canvas: Canvas) {
    self.canvas = canvas
    names = Styled.Heading(canvas)
    remaining = canvas.remaining
    namesTurns = canvas.diagram.extent.hasTurns
  }

  var all: [Styled.Line] {
    mutating get { heads + canvas.diagram.items.flatMap { rows(of: $0) } }
  }

  /// The first names need nothing above them. Below them, the first names may be out of sight.
  private var heads: [Styled.Line] {
    let lines = canvas.heads
    let first = max(0, lines.count - names.names.count)
    return lines.prefix(first + 1) + lines.dropFirst(first + 1).map { $0.under(names) }
  }

  private mutating func rows(of item: Diagram.Item) -> [Styled.Line] {
    var heading = names
    heading.turn = turn
    let rows = canvas.append(item)
    if canvas.remaining != remaining {
      let wasFewer = remaining.count < canvas.remaining.count
      remaining = canvas.remaining
      names = Styled.Heading(canvas)
      // A participant that ends here is still named; that it begins here, its row shows.
      if wasFewer { (heading.names, heading.numbers) = (names.names, names.numbers) }
    }
    if begins(item) { turn = rows.prefix(1).map { rows.count > 1 ? $0.continued : $0 } }
    return rows.map { $0.under(heading) }
  }

  /// Whether the rows below an item belong to it as to a turn.
  private func begins(_ item: Diagram.Item) -> Bool {
    switch item {
    case .turn: true
    case .message(let message): !namesTurns && message.depth == 0
    default: false
    }
  }
}

nonisolated extension Styled.Heading {
  fileprivate init(_ canvas: Canvas) {
    self.init(names: canvas.repeatedHeads, numbers: canvas.numberedHeads)
  }
}

nonisolated extension Styled.Line {
  fileprivate func under(_ heading: Styled.Heading) -> Styled.Line {
    Styled.Line(spans, under: heading)
  }

  /// With a sign that more words follow.
  fileprivate var continued: Styled.Line { Styled.Line(spans + [.init("…", .heading)]) }
}
