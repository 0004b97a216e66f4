import Cells

/// The familiar sequence diagram: names in boxes, words above arrows, row by row. Rows that are drawn
/// never change when more is appended.
public struct Wide: Sendable {
  public typealias Options = Ladder.Options

  /// A frame whose lower border has not been drawn.
  struct OpenFrame: Sendable {
    var left: Int
    var right: Int
    var style: Styled.Style
  }

  let options: Options
  let glyphs: WideGlyphs
  let columns: WideColumns
  let boxes: [Diagram.Box]
  let title: String?
  var spans: OpenSpans
  private(set) var frames: [OpenFrame] = []
  private(set) var lifelines: Lifelines
  private(set) var activity: [Int]
  /// Whether a row has shown the latest activation.
  private var isActivityShown: [Bool]
  private(set) var verticals: [WideRow.Mark] = []
  private var rowsSinceHeads = 0

  var charset: Charset { options.charset }
  var participants: [Diagram.Participant] { lifelines.participants }
  var lives: [Lifelines.Life] { lifelines.lives }

  /// `nil` when the lifelines do not fit next to each other.
  ///
  /// - Parameter diagram: what will be drawn, since it decides on widths. Without items, all gaps get the
  ///   same width.
  public init?(_ diagram: Diagram, _ options: Options = Options()) {
    self.init(DiagramStream(diagram), options)
  }

  public init?(_ diagram: DiagramStream, _ options: Options = Options()) {
    let outline = diagram.outline
    guard WideLayout.hasRoom(for: outline.participants.count, in: options.width) else { return nil }
    lifelines = Lifelines(outline.participants, becomes: options.charset.becomes)
    // Measured in the signs of Unicode always, so that a drawing in ASCII has the same columns.
    let measured = Lifelines(outline.participants)
    let spans = diagram.extent.hasFrames ? FrameSpan.all(in: diagram.items, measured) : []
    let layout = WideLayout(diagram, measured, spans: spans, options)
    guard let columns = layout.columns else { return nil }
    self.columns = columns
    self.spans = OpenSpans(spans, count: outline.participants.count)
    self.options = options
    glyphs = options.charset == .unicode ? .unicode : .ascii
    boxes = outline.boxes
    title = outline.title
    activity = outline.participants.map { _ in 0 }
    isActivityShown = outline.participants.map { _ in true }
    update()
  }

  /// Draws an item and returns its rows, with the heads above them when these are due again.
  public mutating func append(_ item: Diagram.Item) -> [Styled.Line] {
    let heads = headsIfDue()
    let rows = rows(of: lifelines.figure(of: item))
    if !rows.isEmpty { showActivity() }
    rowsSinceHeads += rows.count
    return heads + rows
  }

  /// The heads again, when the previous heads are too many rows above.
  mutating func headsIfDue() -> [Styled.Line] {
    guard let every = options.repeatHeadsEvery, rowsSinceHeads >= max(1, every) else { return [] }
    rowsSinceHeads = 0
    return repeatedHeads
  }

  func position(_ index: Int) -> Int { columns.positions[index] }

  func style(_ index: Int) -> Styled.Style { participants[index].style }

  func isRunning(_ index: Int) -> Bool { lifelines.isRunning(index) }

  func glyphs(of index: Int) -> WideGlyphs.Lifeline {
    glyphs.lifelines[min(activity[index], glyphs.lifelines.count - 1)]
  }

  mutating func set(_ life: Lifelines.Life, of index: Int) {
    guard lives[index] != life else { return }
    lifelines.set(life, of: index)
    if life == .over { activity[index] = 0 }
    update()
  }

  mutating func activate(_ index: Int) {
    activity[index] += 1
    isActivityShown[index] = false
    update()
  }

  mutating func showActivity() {
    for index in lives.indices { isActivityShown[index] = true }
  }

  /// - Returns: a row that shows the activation bar, when no row has shown it.
  mutating func deactivate(_ index: Int) -> [Styled.Line] {
    guard activity[index] > 0 else { return [] }
    let lines = isActivityShown[index] ? [] : [WideRow().line(over: verticals)]
    activity[index] -= 1
    isActivityShown[index] = true
    update()
    return lines
  }

  mutating func begin(_ frame: OpenFrame) {
    frames.append(frame)
    update()
  }

  mutating func endFrame() {
    spans.end()
    frames.removeLast()
    update()
  }

  /// Lifelines and borders of frames, from left to right.
  private mutating func update() {
    verticals = marks(of: lives.indices.filter(isRunning))
  }

  func marks(of lifelines: [Int]) -> [WideRow.Mark] {
    let lines = lifelines.map {
      mark(glyphs(of: $0).line, style($0), at: position($0))
    }
    let borders = frames.flatMap { frame in
      [
        mark(glyphs.frame.vertical, frame.style, at: frame.left),
        mark(glyphs.frameRight, frame.style, at: frame.right),
      ]
    }
    return (lines + borders).sorted { $0.column < $1.column }
  }

  func mark(_ sign: Unicode.Scalar, _ style: Styled.Style, at column: Int) -> WideRow.Mark {
    WideRow.Mark(sign, style, at: column)
  }
}
