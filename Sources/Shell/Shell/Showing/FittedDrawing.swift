import Cells
import Diagrams
import Localization

/// The drawing of an action that is no longer than the room for it. What does not fit is folded: first the widgets into their
/// screens, then repetitions, then calls from the deepest level up. At last, messages are left out at the end.
struct FittedDrawing {
  let styled: Styled

  /// - Parameter room: rows of the terminal.
  init(_ diagram: Diagram, _ options: Options, width: Int, room: Int) {
    var whole = Drawing(diagram, options, width: width)
    // An action takes no options: its words are names in the app.
    let all = Option<Bool>.all.spelling
    whole.closing = whole.closing.map { $0.replacing(all, with: "diagram last \(all)") }
    guard whole.styled.lines.count > room else {
      styled = whole.styled
      return
    }
    for filter in diagram.folds {
      let part = diagram.filtered(by: filter)
      // What breaks the contract is always seen.
      guard part.breaches.count == diagram.breaches.count else { continue }
      var drawing = Drawing(part, options, width: width)
      drawing.closing = [Self.remark(on: part, filter, of: diagram)]
      if drawing.styled.lines.count <= room {
        styled = drawing.styled
        return
      }
    }
    let remark = Styled.wrapped(Self.noRoom(for: diagram), to: width, .faint)
    styled = remark.lines.count <= room ? remark : Styled()
  }

  private static func remark(
    on part: Diagram, _ filter: DiagramFilter, of diagram: Diagram
  ) -> String {
    let (shown, all) = (part.messages.count, diagram.messages.count)
    return localized(
      """
      \(shown) of \(all) messages (\(filter.description)). All: diagram last
      """)
  }

  private static func noRoom(for diagram: Diagram) -> String {
    let count = diagram.messages.count
    return localized("\(count) messages, too many for the window. To see them: diagram last")
  }
}

extension Diagram {
  /// What can be folded, from little to much.
  fileprivate var folds: [DiagramFilter] {
    var folded = DiagramFilter()
    folded.folds = [.widgets]
    var filters = [folded]
    folded.folds = [.widgets, .loops]
    filters.append(folded)
    let deepest = messages.map(\.depth).max() ?? 0
    for depth in stride(from: deepest, to: 0, by: -1) {
      folded.depth = depth
      filters.append(folded)
    }
    let outer = messages.filter { $0.depth == 0 }.map(\.number)
    for last in outer.dropLast().reversed() {
      folded.steps = 1...last
      filters.append(folded)
    }
    return filters
  }
}
