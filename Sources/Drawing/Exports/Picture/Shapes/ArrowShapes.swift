import Diagrams

/// The line and the heads of an arrow.
struct ArrowShapes {
  private let arrow: Diagram.Arrow
  private let paint: Paint
  private let stroke: Stroke
  private static let length = 9.0
  private static let half = 4.5

  init(_ arrow: Diagram.Arrow, _ paint: Paint) {
    self.arrow = arrow
    self.paint = paint
    stroke = Stroke(paint, width: 1.5, isBroken: arrow.line == .broken)
  }

  func shapes(from start: Point, to end: Point) -> [Shape] {
    let direction = start.x < end.x ? 1.0 : -1.0
    let line = Shape.line(
      Point(start.x + direction * inset(arrow.start), start.y),
      Point(end.x - direction * inset(arrow.end), end.y), stroke)
    return [line] + circles(start, end) + head(arrow.end, at: end, direction)
      + head(arrow.start, at: start, -direction)
  }

  /// A message to oneself.
  func hook(from start: Point, to end: Point) -> [Shape] {
    let right = max(start.x, end.x) + 26
    let line = Shape.path(
      [
        Point(start.x + inset(arrow.start), start.y), Point(right, start.y), Point(right, end.y),
        Point(end.x + inset(arrow.end), end.y),
      ], stroke: stroke)
    return [line] + circles(start, end) + head(arrow.end, at: end, -1)
      + head(arrow.start, at: start, -1)
  }

  private func circles(_ start: Point, _ end: Point) -> [Shape] {
    let centers = [arrow.startsInCircle ? start : nil, arrow.endsInCircle ? end : nil]
    return centers.compactMap { $0 }.map { .circle($0, radius: 3.5, fill: paint) }
  }

  /// A line would show beyond the tip of a solid head.
  private func inset(_ head: Diagram.Arrow.Head) -> Double {
    switch head {
    case .filled, .upperHalf, .lowerHalf: Self.length - 2
    case .cross: 2
    case .none, .open, .upperStick, .lowerStick: 0
    }
  }

  private func head(
    _ head: Diagram.Arrow.Head, at tip: Point, _ direction: Double
  ) -> [Shape] {
    let back = tip.x - direction * Self.length
    let (upper, lower) = (Point(back, tip.y - Self.half), Point(back, tip.y + Self.half))
    let middle = Point(back, tip.y)
    let solid = Stroke(paint, width: 1.5)
    func filled(_ points: [Point]) -> [Shape] { [.path(points, isClosed: true, fill: paint)] }
    switch head {
    case .none: return []
    case .filled: return filled([upper, tip, lower])
    case .open: return [.path([upper, tip, lower], stroke: solid)]
    case .cross: return Shape.cross(at: Point(tip.x - direction * 7, tip.y), paint, half: 4)
    case .upperHalf: return filled([upper, tip, middle])
    case .lowerHalf: return filled([lower, tip, middle])
    case .upperStick: return [.path([upper, tip], stroke: solid)]
    case .lowerStick: return [.path([lower, tip], stroke: solid)]
    }
  }
}
