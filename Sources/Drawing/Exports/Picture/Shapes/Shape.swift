/// A place in a picture, in pixels from its top left.
struct Point: Equatable, Sendable {
  var x, y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

struct Box: Equatable, Sendable {
  var left, top, right, bottom: Double

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  func moved(by x: Double) -> Box { Box(left + x, top, right + x, bottom) }

  func insetBy(_ x: Double, _ y: Double) -> Box {
    Box(left + x, top + y, right - x, bottom - y)
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  func union(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

/// How a line is drawn.
struct Stroke: Equatable, Sendable {
  var paint: Paint
  var width = 1.0
  var isBroken = false

  init(_ paint: Paint, width: Double = 1, isBroken: Bool = false) {
    (self.paint, self.width, self.isBroken) = (paint, width, isBroken)
  }
}

/// The parts that a picture is made of.
enum Shape: Equatable, Sendable {
  case box(Box, corner: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil)
  case path([Point], isClosed: Bool = false, fill: Paint? = nil, stroke: Stroke? = nil)
  case circle(Point, radius: Double, fill: Paint? = nil, stroke: Stroke? = nil)
  case text(TextBlock)

  static func line(_ start: Point, _ end: Point, _ stroke: Stroke) -> Shape {
    .path([start, end], stroke: stroke)
  }

  static func diamond(at center: Point, _ paint: Paint) -> Shape {
    let points = [(0.0, -6.0), (6, 0), (0, 6), (-6, 0)].map {
      Point(center.x + $0.0, center.y + $0.1)
    }
    return .path(points, isClosed: true, fill: paint, stroke: Stroke(.paper, width: 1))
  }

  /// Two strokes across each other.
  static func cross(at center: Point, _ paint: Paint, half: Double = 6) -> [Shape] {
    [1.0, -1.0].map { slope in
      .line(
        Point(center.x - half, center.y - slope * half),
        Point(center.x + half, center.y + slope * half), Stroke(paint, width: 2))
    }
  }
}

extension Shape {
  /// The area that it covers.
  var bounds: Box {
    switch self {
    case .box(let box, _, _, _): box
    case .circle(let center, let radius, _, _):
      Box(center.x - radius, center.y - radius, center.x + radius, center.y + radius)
    case .path(let points, _, _, _):
      Box(
        points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0, points.map(\.x).max() ?? 0,
        points.map(\.y).max() ?? 0)
    case .text(let words): words.bounds
    }
  }
}
