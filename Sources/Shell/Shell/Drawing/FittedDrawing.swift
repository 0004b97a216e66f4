import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// The drawing of an action that is no longer than the room for it. What does not fit is folded by the story of the action:
/// its point stays, and of the rest as much as there is room for, the most telling first.
struct FittedDrawing {
  private let diagram: Diagram
  private let stories: [Story]
  private let options: Options
  private let width: Int

  /// - Parameter diagram: made of the trace.
  init(_ diagram: Diagram, of trace: Trace, _ options: Options, width: Int) {
    self.diagram = diagram
    stories = trace.stories
    self.options = options
    self.width = width
  }

  /// All of it; `nil` when it has more rows.
  func whole(in room: Int) -> Styled? {
    var whole = Drawing(diagram, options, width: width)
    // An action takes no options: its words are names in the app.
    let all = Option<Bool>.all.spelling
    whole.closing = whole.closing.map { $0.replacing(all, with: "diagram last \(all)") }
    let styled = whole.styled
    if styled.lines.count <= room { return styled }
    let short = whole.styledInFewRows
    return short.lines.count <= room ? short : nil
  }

  /// Its point, and what else there is room for; `nil` when there is no room for the point.
  ///
  /// - Parameter asked: records that belong to the point, too.
  func folded(to room: Int, with asked: Set<Int> = []) -> Styled? {
    let outline = StoryOutline(stories)
    // What breaks the contract is always seen.
    let point = outline.point.union(diagram.breaches.compactMap(\.record)).union(asked)
    // `first` of a lazy list would make the drawing twice.
    return filled(from: point, outline.details, room, onLifelines)
      ?? filled(from: point, outline.details, room, inRows)
  }

  private func filled(
    from point: Set<Int>, _ details: [Set<Int>], _ room: Int, _ form: (StoryPart) -> Styled?
  ) -> Styled? {
    func drawn(_ records: Set<Int>) -> Styled? {
      let part = StoryPart(records, of: diagram, stories, isSpoken: options[.plain])
      return form(part).flatMap { $0.lines.count <= room ? $0 : nil }
    }
    var records = point
    guard var best = drawn(records) else { return nil }
    for detail in details {
      // All of it, or else as much as there is room for.
      if let more = drawn(records.union(detail)) {
        (best, records) = (more, records.union(detail))
        continue
      }
      for record in detail.sorted() {
        guard let more = drawn(records.union([record])) else { break }
        (best, records) = (more, records.union([record]))
      }
    }
    return best
  }

  /// `nil` where there is no room for lifelines.
  private func onLifelines(_ part: StoryPart) -> Styled? {
    guard let short = part.diagram.inFewRows(options, width: width) else { return nil }
    var drawing = Drawing(short, options, width: width)
    drawing.closing = [remark(below: short, of: part)]
    return drawing.styledInFewRows
  }

  /// Without lifelines, which leave little room for words in a narrow window. `nil` for ears: arrows are not for them.
  private func inRows(_ part: StoryPart) -> Styled? {
    guard !options[.plain] else { return nil }
    let rows = ArrowRows(part.diagram, width: width, options.charset)
    let short = part.diagram.inFewRows(withChanges: true) { rows.rows(of: $0).count }
    return Styled(short.items.flatMap { rows.rows(of: $0) })
      + .wrapped(remark(below: short, of: part), to: width, .faint)
  }

  private func remark(below short: Diagram, of part: StoryPart) -> String {
    FoldedRemark(part.told(in: short), of: diagram, stories).words(width: width)
  }

  /// In place of a drawing.
  var remark: Styled {
    let count = diagram.messages.count
    return .wrapped(
      localized("\(count) messages, too many for the window. To see them: diagram last"),
      to: width, .faint)
  }
}
