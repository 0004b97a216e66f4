import Cells

/// The columns of a wide drawing, and what goes through its rows at some point: lifelines, and borders of frames.
struct WideGrid: Sendable {
  /// A frame whose lower border has not been drawn.
  struct OpenFrame: Sendable {
    var left: Int
    var right: Int
    var style: Styled.Style
  }

  let columns: WideColumns
  let charset: Charset
  let glyphs: WideGlyphs
  private(set) var frames: [OpenFrame] = []
  private(set) var lifelines: Lifelines
  private var activity: [Int]
  /// Whether a row has shown the latest activation.
  private var isActivityShown: [Bool]
  private(set) var verticals: [WideRow.Mark] = []

  var participants: [Diagram.Participant] { lifelines.participants }
  var lives: [Lifelines.Life] { lifelines.lives }

  /// - Parameter lifelines: as they are before the first item.
  init(_ lifelines: Lifelines, _ columns: WideColumns, _ charset: Charset) {
    self.lifelines = lifelines
    self.columns = columns
    self.charset = charset
    glyphs = charset == .unicode ? .unicode : .ascii
    activity = lifelines.lives.map { _ in 0 }
    isActivityShown = lifelines.lives.map { _ in true }
    update()
  }

  func position(_ index: Int) -> Int { columns.positions[index] }

  func style(_ index: Int) -> Styled.Style { participants[index].style }

  func isRunning(_ index: Int) -> Bool { lifelines.isRunning(index) }

  var running: [Int] { lives.indices.filter(isRunning) }

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
    frames.removeLast()
    update()
  }

  private mutating func update() { verticals = marks(of: running) }

  /// Lifelines and borders of frames, from left to right.
  func marks(of lifelines: [Int]) -> [WideRow.Mark] {
    let lines = lifelines.map { WideRow.Mark(glyphs(of: $0).line, style($0), at: position($0)) }
    let borders = frames.flatMap { frame in
      [
        WideRow.Mark(glyphs.frame.left, frame.style, at: frame.left),
        WideRow.Mark(glyphs.frame.right, frame.style, at: frame.right),
      ]
    }
    return (lines + borders).sorted { $0.column < $1.column }
  }

  /// A row of a box between its edges, without what would be seen through it.
  ///
  /// - Parameter words: too long a word moves the right side.
  func side(
    _ box: WideGlyphs.Box, _ style: Styled.Style, from left: Int, to right: Int,
    _ words: WideRow.Mark?
  ) -> WideRow {
    var row = WideRow()
    row.put(box.left, style, at: left)
    row.rule(" ", .plain, from: left + 1, to: right, with: words.map { [$0] } ?? [])
    row.put(box.right, style, at: max(right, words?.end ?? right))
    return row
  }

  /// A line over the lifelines that it passes.
  func rail(
    _ rail: WideGlyphs.Rail, _ style: Styled.Style, from left: Int, to right: Int,
    with words: [WideRow.Mark] = []
  ) -> WideRow {
    let crossings = running.filter { (left...right).contains(position($0)) }.map {
      WideRow.Mark(rail.crossing, self.style($0), at: position($0))
    }
    var row = WideRow()
    row.put(rail, style, from: left, to: right, with: crossings + words)
    return row
  }
}
