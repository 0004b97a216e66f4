import Diagrams

/// Where the lifelines are.
struct PictureColumns: Sendable {
  let heads: [Head]
  private(set) var positions: [Double]
  /// As they are before the first item.
  let lifelines: Lifelines

  init(_ diagram: Diagram) {
    heads = Head.all(diagram.participants)
    lifelines = Lifelines(diagram.participants)
    positions = []
    positions = PictureConstraints(diagram, self).positions
  }

  func index(_ id: String) -> Int? { lifelines.index(id) }

  /// From the left end of the first head to the right end of the last.
  var extent: ClosedRange<Double> {
    guard let first = positions.first, let last = positions.last else { return 0...0 }
    let (left, right) = (heads[0].width / 2, heads[heads.count - 1].width / 2)
    return first - left...last + right
  }

  mutating func move(by distance: Double) {
    for index in positions.indices { positions[index] += distance }
  }
}
