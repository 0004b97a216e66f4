/// A sign of a ladder that is drawn with lines.
struct LadderSign {
  private enum Head { case filled, hollow }

  /// The halves of the cell in which a line runs.
  private var up = false, down = false, left = false, right = false
  private var isBold = false
  private var isBroken = false
  /// The head of an arrow, and whether it points to the right.
  private var head: (kind: Head, pointsRight: Bool)?
  private var isDiamond = false

  /// `nil` for a character that stays text.
  init?(_ character: Character) {
    switch character {
    case "│", "┃": (up, down) = (true, true)
    case "├", "┠": (up, down, right) = (true, true, true)
    case "┤", "┨": (up, down, left) = (true, true, true)
    case "┼", "┊", "╂", "┋": (up, down, left, right) = (true, true, true, true)
    case "─", "╌": (left, right) = (true, true)
    case "┌", "╭": (down, right) = (true, true)
    case "╮": (down, left) = (true, true)
    case "╰": (up, right) = (true, true)
    case "▶": head = (.filled, true)
    case "◀": head = (.filled, false)
    case "▷": head = (.hollow, true)
    case "◁": head = (.hollow, false)
    case "◆": isDiamond = true
    default: return nil
    }
    isBold = "┃┠┨╂┋".contains(character)
    isBroken = "╌┊┋".contains(character)
  }

  func shapes(in box: Box, _ paint: Paint) -> [Shape] {
    let middle = Point((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let upright = Stroke(paint, width: isBold ? 4 : 1.6)
    let level = Stroke(paint, width: 1.6)
    var shapes: [Shape] = []
    if up { shapes.append(.line(Point(middle.x, box.top), middle, upright)) }
    if down { shapes.append(.line(middle, Point(middle.x, box.bottom), upright)) }
    if left { shapes += across(from: box.left, to: middle.x, middle.y, level) }
    if right { shapes += across(from: middle.x, to: box.right, middle.y, level) }
    if let head { shapes.append(arrow(head, in: box, middle, paint)) }
    if isDiamond {
      let half = box.width * 0.6
      let corners = [
        Point(middle.x, middle.y - half), Point(middle.x + half, middle.y),
        Point(middle.x, middle.y + half), Point(middle.x - half, middle.y),
      ]
      shapes.append(.path(corners, isClosed: true, fill: paint))
    }
    return shapes
  }

  /// A broken line has a gap in each half cell.
  private func across(from start: Double, to end: Double, _ y: Double, _ stroke: Stroke) -> [Shape]
  {
    let gap = isBroken ? (end - start) * 0.4 : 0
    return [.line(Point(start + gap / 2, y), Point(end - gap / 2, y), stroke)]
  }

  private func arrow(
    _ head: (kind: Head, pointsRight: Bool), in box: Box, _ middle: Point, _ paint: Paint
  ) -> Shape {
    let (tip, back) = head.pointsRight ? (box.right, box.left) : (box.left, box.right)
    let half = box.width * 0.55
    let corners = [
      Point(back, middle.y - half), Point(tip, middle.y), Point(back, middle.y + half),
    ]
    switch head.kind {
    case .filled: return .path(corners, isClosed: true, fill: paint)
    case .hollow:
      return .path(corners, isClosed: true, fill: .paper, stroke: Stroke(paint, width: 1.4))
    }
  }
}
