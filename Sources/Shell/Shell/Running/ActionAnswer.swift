import Cells

/// What an action led to: the app's screen, the messages, and the objects that were released. In a window, it fits: the
/// messages are folded, and what is around them gets lower.
struct ActionAnswer {
  /// Above all else.
  var remark: Styled
  var screen = Styled()
  /// `nil` when messages are not shown.
  var drawing: FittedDrawing?
  var released: Styled
  var releasedInFewRows: Styled
  /// Below all else.
  var end: [Styled]

  /// - Parameter rows: of the window, without the prompt.
  func styled(rows: Int) -> Styled {
    guard let drawing else { return stacked(Styled()) }
    if let whole = drawing.whole(in: room(rows)) { return stacked(whole) }
    let low = inFewRows
    let drawn = drawing.whole(in: low.room(rows)) ?? drawing.folded(to: low.room(rows))
    return low.stacked(drawn ?? drawing.remark)
  }

  private var inFewRows: ActionAnswer {
    var answer = self
    answer.screen = screen.withEmptyRowsTogether
    answer.released = releasedInFewRows
    return answer
  }

  /// What is left for the drawing when an empty row stands between two parts.
  private func room(_ rows: Int) -> Int {
    ([remark, screen, released] + end).filter { !$0.lines.isEmpty }
      .reduce(rows) { $0 - $1.lines.count - 1 }
  }

  private func stacked(_ drawing: Styled) -> Styled {
    .stack([remark, screen, drawing, released] + end)
  }
}
