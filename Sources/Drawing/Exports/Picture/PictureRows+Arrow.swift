import Cells
import Diagrams

extension PictureRows {
  /// What an arrow shows besides its line.
  struct ArrowContent {
    var arrow: Diagram.Arrow
    var runs: [Paragraph.Run]
    var paint: Paint
    var isMarked = false
    /// Whether the receiver is at work from here on.
    var begins = false

    init(arrow: Diagram.Arrow, runs: [Paragraph.Run], paint: Paint) {
      (self.arrow, self.runs, self.paint) = (arrow, runs, paint)
    }

    init(_ message: Diagram.Message, _ part: Styled.Part?) {
      let paint: Paint =
        message.breach != nil ? .breach : message.isDimmed ? .lifeline : .edge(part)
      self.init(arrow: message.arrow, runs: message.runs, paint: paint)
      isMarked = message.standsOut
      // The message is lost and also ends the receiver. A single cross stands for both.
      if message.destroys == message.to, arrow.end == .cross { arrow.end = .none }
      begins = message.kind != nil || message.activates
    }
  }

  /// What is drawn, and how far down the arrow reaches its end.
  typealias Placed = (shapes: [Shape], place: Double)

  mutating func arrow(_ from: Int, _ to: Int, _ drawn: ArrowContent) -> Placed {
    from == to ? hook(from, drawn) : straight(from, to, drawn)
  }

  private mutating func straight(_ from: Int, _ to: Int, _ drawn: ArrowContent) -> Placed {
    let toRight = from < to
    let start = edge(from, onRight: toRight)
    let end = edge(to, onRight: !toRight, isBeginning: drawn.begins)
    let words = words(drawn.runs, in: Rooms(columns, from, to, beginning: start, ending: end))
    let place = y + 5 + words.height + 4
    let label = label(words.paragraph, at: Point(words.middle, y + 5), drawn.isMarked)
    let line = ArrowShapes(drawn.arrow, drawn.paint)
    let shapes = label + line.shapes(from: Point(start, place), to: Point(end, place))
    reach(shapes)
    advance(to: place + 9)
    return (shapes, place)
  }

  /// The arrow leads to the head of the new participant.
  mutating func creation(_ from: Int, _ to: Int, _ drawn: ArrowContent) -> Placed {
    let toRight = from < to
    let head = columns.heads[to]
    let start = edge(from, onRight: toRight)
    let end = x(to) + (toRight ? -head.width / 2 : head.width / 2)
    let words = words(drawn.runs, in: Rooms(columns, from, to, beginning: start, ending: end))
    let place = y + max(9 + words.height, 4 + (head.height / 2).rounded())
    let top = place - (head.height / 2).rounded()
    let label = label(
      words.paragraph, at: Point(words.middle, place - 4 - words.height), drawn.isMarked)
    let line = ArrowShapes(drawn.arrow, drawn.paint)
    let shapes =
      label + line.shapes(from: Point(start, place), to: Point(end, place))
      + head.shapes(at: x(to), top)
    reach(shapes)
    begin(to, at: top + head.height)
    advance(to: top + head.height + 8)
    return (shapes, place)
  }

  /// A message to oneself, with the words next to it.
  private mutating func hook(_ index: Int, _ drawn: ArrowContent) -> Placed {
    let start = edge(index, onRight: true)
    let end = edge(index, onRight: true, isBeginning: drawn.begins)
    let left = end + PictureMetrics.hook - 8
    let room = room(rightOf: index, from: left)
    let paragraph = Paragraph(drawn.runs, .code, within: room)
    let height = max(16, paragraph.height)
    let (top, bottom) = (y + 8, y + 8 + height)
    let words = Point(left, top + (height - paragraph.height) / 2)
    let label = label(paragraph, at: words, drawn.isMarked, .left)
    let line = ArrowShapes(drawn.arrow, drawn.paint)
    let shapes = label + line.hook(from: Point(start, top), to: Point(end, bottom))
    reach(shapes)
    advance(to: bottom + 9)
    return (shapes, bottom)
  }

  /// Words on the paper, which they let through where they cross a lifeline.
  func label(
    _ paragraph: Paragraph, at place: Point, _ isMarked: Bool, _ side: TextBlock.Side = .middle
  ) -> [Shape] {
    guard !paragraph.isEmpty else { return [] }
    let words = TextBlock(paragraph: paragraph, place: place, side: side)
    let bounds = words.bounds
    let first = lives.indices.partitioningIndex { x($0) > bounds.left - 4 }
    let crosses = lives.indices[first...].prefix { x($0) < bounds.right + 4 }
      .contains(where: isRunning)
    let back = bounds.insetBy(-3, 0)
    guard crosses || isMarked else { return [.text(words)] }
    return [.box(back, corner: 3, fill: isMarked ? .mark : .veil), .text(words)]
  }

  /// The gaps that an arrow passes.
  private struct Rooms {
    /// The first and the second gap, from the sender on.
    let nearest: [ClosedRange<Double>]
    /// From the leftmost gap to the rightmost.
    let all: ClosedRange<Double>
    let leadsRight: Bool

    init(_ columns: PictureColumns, _ from: Int, _ to: Int, beginning: Double, ending: Double) {
      let step = from < to ? 1 : -1
      func room(_ index: Int) -> ClosedRange<Double> {
        let start = index == from ? beginning : columns.positions[index]
        let end = index + step == to ? ending : columns.positions[index + step]
        let left = min(start, end) + PictureMetrics.padding
        return left...max(left, max(start, end) - PictureMetrics.padding)
      }
      nearest = stride(from: from, to: to, by: step).prefix(2).map(room)
      let ends = [room(from), room(to - step)]
      leadsRight = from < to
      all = ends[leadsRight ? 0 : 1].lowerBound...ends[leadsRight ? 1 : 0].upperBound
    }
  }

  /// Within one of the first gaps where they fit on one line, else from the sender on.
  private func words(
    _ runs: [Paragraph.Run], in rooms: Rooms
  ) -> (paragraph: Paragraph, middle: Double, height: Double) {
    let (left, right) = (rooms.all.lowerBound, rooms.all.upperBound)
    let paragraph = Paragraph(runs, .code, within: right - left)
    let (width, height) = (paragraph.width, paragraph.height)
    if let room = rooms.nearest.first(where: { $0.upperBound - $0.lowerBound >= width }) {
      return (paragraph, (room.lowerBound + room.upperBound) / 2, height)
    }
    let half = min(width, right - left) / 2
    return (paragraph, rooms.leadsRight ? left + half : right - half, height)
  }

  /// Up to the next lifeline, or as wide as reads well.
  func room(rightOf index: Int, from left: Double) -> Double {
    let last = index + 1 == columns.positions.count
    return last ? PictureMetrics.maxNoteWidth : max(60, x(index + 1) - left - 8)
  }
}
