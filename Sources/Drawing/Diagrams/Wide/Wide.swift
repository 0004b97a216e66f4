import Cells

/// The familiar sequence diagram: names in boxes, words above arrows, row by row. Rows that are drawn
/// never change when more is appended.
public struct Wide: Sendable {
  public typealias Options = Ladder.Options

  let options: Options
  private let outline: Diagram
  /// Of the frames that have not begun.
  private var spans: ArraySlice<FrameSpan>
  var grid: WideGrid
  private var rowsSinceHeads = 0

  /// `nil` when the lifelines do not fit next to each other.
  ///
  /// - Parameter diagram: what will be drawn, since it decides on widths. Without items, all gaps get the
  ///   same width.
  public init?(_ diagram: DiagramStream, _ options: Options = Options()) {
    outline = diagram.outline
    let participants = outline.participants
    guard WideLayout.hasRoom(for: participants.count, in: options.width) else { return nil }
    // Measured with the arrow of Unicode in changes, so that a drawing in ASCII has the same columns.
    let measured = Lifelines(participants)
    let spans = diagram.extent.hasFrames ? FrameSpan.all(in: diagram.items, measured) : []
    let layout = WideLayout(diagram, measured, spans: spans, options)
    guard let columns = layout.columns else { return nil }
    let lifelines = Lifelines(participants, becomes: options.charset.becomes)
    grid = WideGrid(lifelines, columns, options.charset)
    self.spans = spans[...]
    self.options = options
  }

  /// The title, the legend, and the heads of participants that exist from the start.
  public var heads: [Styled.Line] { headBoxes.first }

  /// The boxes again, on lifelines that continue.
  public var repeatedHeads: [Styled.Line] { headBoxes.again }

  var headBoxes: WideHeads { WideHeads(outline, grid, width: options.width) }

  /// Draws an item and returns its rows, with the heads above them when these are due again.
  public mutating func append(_ item: Diagram.Item) -> [Styled.Line] {
    let heads = headsIfDue()
    let rows = rows(of: grid.lifelines.figure(of: item))
    if !rows.isEmpty { grid.showActivity() }
    rowsSinceHeads += rows.count
    return heads.isEmpty ? rows : heads + rows
  }

  /// The heads again, when the previous heads are too many rows above.
  mutating func headsIfDue() -> [Styled.Line] {
    guard let every = options.repeatHeadsEvery, rowsSinceHeads >= max(1, every) else { return [] }
    rowsSinceHeads = 0
    return repeatedHeads
  }

  private mutating func rows(of figure: Figure) -> [Styled.Line] {
    var rows = introduce(figure.heads)
    for part in figure.parts {
      let more = self.rows(of: part)
      if rows.isEmpty { rows = more } else { rows += more }
    }
    return rows
  }

  private mutating func rows(of part: Figure.Part) -> [Styled.Line] {
    switch part {
    case .arrow(let message, let path):
      let head = path.leadsToHead ? headBoxes.box(path.to) : []
      return grid.rows(of: message, path, head: head)
    case .sign(let sign): return grid.rows(of: sign)
    case .note(let note, let lifelines): return grid.rows(of: note, over: lifelines)
    case .turn(let turn): return grid.rows(of: turn)
    case .frame(let frame): return rows(of: frame)
    case .section(let section): return rows(of: section)
    case .end: return rowsOfEnd()
    case .activation(let index, begins: false): return grid.deactivate(index)
    case .activation(let index, begins: true): grid.activate(index)
    case .aside(let aside): return grid.rows(of: aside)
    }
    return []
  }

  /// The heads of participants that begin here, each above its first message.
  private mutating func introduce(_ heads: [Int]) -> [Styled.Line] {
    guard !heads.isEmpty else { return [] }
    let boxes = headBoxes
    let rows = heads.flatMap { boxes.box($0) }.map { $0.line(over: grid.verticals) }
    for index in heads { grid.set(.running, of: index) }
    return rows
  }
}

// MARK: Frames

extension Wide {
  private mutating func rows(of frame: Diagram.Frame) -> [Styled.Line] {
    // A frame that was not there when widths were chosen is around all lifelines.
    let span = spans.popFirst() ?? FrameSpan(around: grid.participants.count)
    let open = WideGrid.OpenFrame(
      span, frame.style, in: grid, repeatsHeads: options.repeatHeadsEvery != nil)
    grid.begin(open)
    return grid.rows(
      grid.glyphs.frame.top, of: open, keyword: frame.kind.word, label: frame.words)
  }

  private func rows(of section: Diagram.Frame.Section) -> [Styled.Line] {
    guard let open = grid.frames.last else { return [] }
    return grid.rows(
      grid.glyphs.section, of: open, keyword: section.word.rawValue,
      label: section.label)
  }

  private mutating func rowsOfEnd() -> [Styled.Line] {
    guard let open = grid.frames.last else { return [] }
    let rows = grid.rows(grid.glyphs.frame.bottom, of: open)
    grid.endFrame()
    return rows
  }
}
