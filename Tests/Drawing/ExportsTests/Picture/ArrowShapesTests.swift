import Diagrams
import Testing

@testable import Exports

/// The line and the heads of an arrow.
@Suite struct ArrowShapesTests {
  private static let ends: [(Diagram.Arrow.Head, line: String, head: [String])] = [
    (.none, "M0 0L100 0", []),
    (.filled, "M0 0L93 0", ["M91 -4.5L100 0L91 4.5Z"]),
    (.open, "M0 0L100 0", ["M91 -4.5L100 0L91 4.5"]),
    (.cross, "M0 0L98 0", ["M89 -4L97 4", "M89 4L97 -4"]),
    (.upperHalf, "M0 0L93 0", ["M91 -4.5L100 0L91 0Z"]),
    (.lowerHalf, "M0 0L93 0", ["M91 4.5L100 0L91 0Z"]),
    (.upperStick, "M0 0L100 0", ["M91 -4.5L100 0"]),
    (.lowerStick, "M0 0L100 0", ["M91 4.5L100 0"]),
  ]

  @Test(arguments: ends)
  func `a head has its tip at the end, and a line does not show beyond a solid one`(
    end: Diagram.Arrow.Head, line: String, head: [String]
  ) {
    #expect(ways(Diagram.Arrow(.solid, start: .none, end: end), to: 100) == [line] + head)
  }

  @Test func `an arrow may point to the left, have two heads, and begin and end in circles`() {
    let both = Diagram.Arrow(
      .broken, start: .filled, end: .open, startsInCircle: true, endsInCircle: true)
    #expect(
      ways(both, to: 100) == [
        "M7 0L100 0", "(0 0)", "(100 0)", "M91 -4.5L100 0L91 4.5", "M9 -4.5L0 0L9 4.5Z",
      ])
    #expect(
      ways(both, to: -100) == [
        "M-7 0L-100 0", "(0 0)", "(-100 0)", "M-91 -4.5L-100 0L-91 4.5", "M-9 -4.5L0 0L-9 4.5Z",
      ])
  }

  /// What is drawn from the point 0 on: paths, and the middles of circles.
  private func ways(_ arrow: Diagram.Arrow, to end: Double) -> [String] {
    ArrowShapes(arrow, .ink).shapes(from: Point(0, 0), to: Point(end, 0)).compactMap { shape in
      switch shape {
      case .circle(let center, _, _, _): "(\(center.x.px) \(center.y.px))"
      default: shape.svg.firstMatch(of: /d="([^"]+)"/).map { String($0.output.1) }
      }
    }
  }
}
