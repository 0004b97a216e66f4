import Cells
import Diagrams

extension PictureRows {
  mutating func shapes(of message: Diagram.Message, _ path: Figure.Path) -> [Shape] {
    let line =
      columns.edges.map { narrowArrow(message, path, within: $0) }
      ?? (path.isLoop ? hook(message, path) : arrow(message, path))
    let ends = after(message, path, line.place)
    if path.isReply { bars.endCalls(from: message.depth, at: y) }
    return line.shapes + ends
  }

  /// What follows from a message: activations, and the end of a lifeline.
  private mutating func after(
    _ message: Diagram.Message, _ path: Figure.Path, _ place: Double
  ) -> [Shape] {
    let (from, to) = (path.from, path.to)
    let top = path.leadsToHead ? lives[to]?.top ?? place : place
    if message.activates { bars.begin(to, at: top, step: step) }
    if message.kind != nil, isRunning(to) {
      bars.beginCall(to, at: top, step: step, depth: message.depth)
    }
    if message.deactivates { bars.end(from, at: place) }
    guard let index = message.destroys.flatMap(lifelines.index), isRunning(index) else { return [] }
    end(index, at: place)
    return Shape.cross(at: Point(x(index), place), .ink)
  }

  /// What is drawn, and how far down the arrow reaches its end.
  typealias Placed = (shapes: [Shape], place: Double)

  /// It leads to the lifeline of the receiver, or to the head of a new participant.
  private mutating func arrow(_ message: Diagram.Message, _ path: Figure.Path) -> Placed {
    let (to, toRight) = (path.to, path.from < path.to)
    let head = path.leadsToHead ? columns.heads[to] : nil
    let start = bars.edge(path.from, onRight: toRight)
    let end =
      head.map { x(to) + (toRight ? -$0.width / 2 : $0.width / 2) }
      ?? bars.edge(to, onRight: !toRight, isBeginning: message.begins)
    let words = words(message.runs, in: Rooms(columns, path, beginning: start, ending: end))
    let half = head.map { ($0.height / 2).rounded() } ?? 0
    let place = y + max(9 + words.height, 4 + half)
    let label = label(
      words.paragraph, at: Point(words.middle, place - 4 - words.height), message.isProminent)
    let shapes =
      label + line(message, path).shapes(from: Point(start, place), to: Point(end, place))
    guard let head else { return (drawn(shapes, downTo: place + 9), place) }
    let bottom = place - half + head.height
    begin(to, at: bottom)
    return (drawn(shapes + head.shapes(at: x(to), place - half), downTo: bottom + 8), place)
  }

  /// A message to oneself, with the words next to it.
  private mutating func hook(_ message: Diagram.Message, _ path: Figure.Path) -> Placed {
    let start = bars.edge(path.from, onRight: true)
    let end = bars.edge(path.from, onRight: true, isBeginning: message.begins)
    let left = end + PictureMetrics.hook - 8
    let room = room(rightOf: path.from, from: left)
    let paragraph = Paragraph(message.runs, .code, within: room)
    let height = max(16, paragraph.height)
    let (top, bottom) = (y + 8, y + 8 + height)
    let words = Point(left, top + (height - paragraph.height) / 2)
    let label = label(paragraph, at: words, message.isProminent, .left)
    let shapes =
      label + line(message, path).hook(from: Point(start, top), to: Point(end, bottom))
    return (drawn(shapes, downTo: bottom + 9), bottom)
  }

  func line(_ message: Diagram.Message, _ path: Figure.Path) -> ArrowShapes {
    var arrow = message.arrow
    if message.isLostAtEnd { arrow.end = .none }
    if path.isReply { arrow.end = .open }
    let paint: Paint = message.isDimmed ? .lifeline : .edge(part(path.from))
    return ArrowShapes(arrow, message.breach == nil ? paint : .breach)
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
    var back = bounds.insetBy(-3, 0)
    // On narrow paper, words may begin and end at its edges.
    if let edges = columns.edges {
      back.left = max(back.left, min(edges.lowerBound, bounds.left))
      back.right = min(back.right, max(edges.upperBound, bounds.right))
    }
    guard crosses || isMarked else { return [.text(words)] }
    var shapes = [Shape.box(back, corner: 3, fill: isMarked ? .mark : .veil)]
    if !isMarked { shapes += tints(over: back) }
    return shapes + [.text(words)]
  }

  /// A veil hides the colours of the boxes and frames under it, so they are put on it once more.
  private func tints(over veil: Box) -> [Shape] {
    let grounds = bands.map { ($0.box, $0.tint) } + frames.around.map { ($0.box, $0.tint) }
    return grounds.compactMap { ground, tint -> Shape? in
      let (left, right) = (max(ground.left, veil.left), min(ground.right, veil.right))
      guard let tint, left < right else { return nil }
      return .box(Box(left, veil.top, right, veil.bottom), corner: 3, fill: .tint(tint))
    }
  }

  /// The gaps that an arrow passes.
  private struct Rooms {
    /// The first and the second gap, from the sender on.
    let nearest: [ClosedRange<Double>]
    /// From the leftmost gap to the rightmost.
    let all: ClosedRange<Double>
    let leadsRight: Bool

    init(_ columns: PictureColumns, _ path: Figure.Path, beginning: Double, ending: Double) {
      let (from, to) = (path.from, path.to)
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
    let paragraph = Paragraph(runs, .code, within: rooms.all.length)
    let (width, height) = (paragraph.width, paragraph.height)
    if let room = rooms.nearest.first(where: { $0.length >= width }) {
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

extension Diagram.Message {
  /// What is written at its arrow: the number, the words, and how it travelled.
  var runs: [Paragraph.Run] {
    let sign = sign(.unicode).map { String($0) } ?? ""
    return [
      .init(text: sign + (numeral ?? ""), paint: .faint, isBold: isProminent, staysWithNext: true),
      .init(text: text, paint: isDimmed ? .faint : .ink, isBold: isProminent),
      .init(text: tag ?? "", paint: .faint),
    ]
  }

  /// Whether the receiver is at work from here on.
  var begins: Bool { kind != nil || activates }
}
