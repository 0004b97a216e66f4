import Cells
import Localization

/// What an action led to: the app's screen, the messages, the objects that were released, and the goals that are met. In
/// a window, it fits: the messages are folded, and what is around them gets lower.
struct ActionAnswer {
  /// Makes the answer when it is given, with the options of then: an action may stop before that.
  typealias Maker = @MainActor (Options) -> ActionAnswer

  /// Above all else.
  var remark = Styled()
  var screen = Styled()
  /// In place of the screen, where the window has no room for it.
  var screenRemark = Styled()
  /// `nil` when messages are not shown.
  var drawing: FittedDrawing?
  var released = Styled()
  var releasedInFewRows = Styled()
  /// Below all else.
  var end: [Styled] = []
  /// The messages by which goals are met. They are shown, too.
  var asked: Set<Int> = []

  /// - Parameter rows: of the window, without the prompt.
  func styled(rows: Int) -> Styled {
    guard let drawing else { return stacked(Styled()) }
    if let whole = drawing.whole(in: room(rows)) { return stacked(whole) }
    for answer in [inFewRows, withoutScreen] {
      let room = answer.room(rows)
      let drawn =
        drawing.whole(in: room) ?? drawing.folded(to: room, with: asked)
        ?? drawing.folded(to: room)
      if let drawn { return answer.stacked(drawn) }
    }
    let remark = drawing.remark
    return remark.lines.count <= inFewRows.room(rows)
      ? inFewRows.stacked(remark) : withoutScreen.stacked(remark)
  }

  private var inFewRows: ActionAnswer {
    var answer = self
    answer.screen = screen.withEmptyRowsTogether
    answer.released = releasedInFewRows
    answer.end = end.map { part in Styled(part.lines.filter { !$0.spans.isEmpty }) }
    return answer
  }

  private var withoutScreen: ActionAnswer {
    var answer = inFewRows
    if !screen.lines.isEmpty { answer.screen = screenRemark }
    // No row is empty between them.
    answer.end = [Styled(([answer.released] + answer.end).flatMap(\.lines))]
    answer.released = Styled()
    return answer
  }

  /// What is left for the drawing when an empty row is between two parts.
  private func room(_ rows: Int) -> Int {
    ([remark, screen, released] + end).filter { !$0.lines.isEmpty }
      .reduce(rows) { $0 - $1.lines.count - 1 }
  }

  private func stacked(_ drawing: Styled) -> Styled {
    .stack([remark, screen, drawing, released] + end)
  }
}
