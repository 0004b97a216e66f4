import Diagrams

/// Where the lifelines stand.
struct PictureColumns: Sendable {
  let heads: [Head]
  private(set) var positions: [Double]
  private let indices: [String: Int]
  private let names: [String]

  init(_ diagram: Diagram) {
    heads = Head.all(diagram.participants)
    names = diagram.participants.map(\.name)
    indices = Dictionary(
      diagram.participants.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    positions = []
    positions = PictureConstraints(diagram, self).positions
  }

  func index(_ id: String) -> Int? { indices[id] }

  func name(_ id: String) -> String { index(id).map { names[$0] } ?? id }

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
