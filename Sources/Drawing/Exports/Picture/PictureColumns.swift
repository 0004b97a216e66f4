import Diagrams

/// Where the lifelines are.
struct PictureColumns: Sendable {
  let heads: [Head]
  private(set) var positions: [Double]
  /// As they are before the first item.
  let lifelines: Lifelines
  /// The left and the right end of all words, in a picture that has a width to keep to. There, all heads are at the
  /// top, and words may lie across lifelines.
  private(set) var edges: ClosedRange<Double>?
  private let headRows: Int

  /// - Parameter width: of the whole picture; `nil` for one that is as wide as its words need.
  init(_ diagram: Diagram, within width: Double? = nil) {
    lifelines = Lifelines(diagram.participants)
    edges = width.map { diagram.edges(within: $0) }
    guard let edges else {
      heads = Head.all(diagram.participants)
      positions = PictureConstraints(diagram, heads, lifelines).positions
      headRows = 1
      return
    }
    (heads, positions, headRows) = HeadRows.placed(diagram.participants, within: edges)
  }

  /// Whether heads take turns in several rows.
  var isStaggered: Bool { headRows > 1 }

  /// What the heads take that are there from the start.
  var headroom: Double {
    guard edges != nil else {
      return zip(heads, lifelines.participants).filter { !$1.isMadeLater }.map(\.0.height).max()
        ?? 0
    }
    return rowHeight * Double(headRows) - PictureMetrics.headAir
  }

  /// What some heads take below the last row of a long picture.
  func footroom(_ feet: [Int]) -> Double {
    guard edges == nil || feet.isEmpty else { return headroom }
    return feet.map { heads[$0].height }.max() ?? 0
  }

  private var rowHeight: Double { (heads.first?.height ?? 0) + PictureMetrics.headAir }

  /// - Parameter top: where lifelines begin that are there from the start.
  func topOfHead(_ index: Int, above top: Double) -> Double {
    guard edges != nil else { return top - heads[index].height }
    return top - headroom + rowHeight * Double(index % headRows)
  }

  /// The middle of a head: its lifeline, unless the head would reach beyond an edge.
  func middleOfHead(_ index: Int) -> Double {
    guard let edges else { return positions[index] }
    let half = heads[index].width / 2
    return max(edges.lowerBound + half, min(positions[index], edges.upperBound - half))
  }

  /// From the left end of the first head to the right end of the last.
  var extent: ClosedRange<Double> {
    if let edges { return edges }
    guard let first = positions.first, let last = positions.last else { return 0...0 }
    let (left, right) = (heads[0].width / 2, heads[heads.count - 1].width / 2)
    return first - left...last + right
  }

  mutating func move(by distance: Double) {
    for index in positions.indices { positions[index] += distance }
    edges = edges.map { $0.lowerBound + distance...$0.upperBound + distance }
  }
}

extension Diagram {
  /// Frames and boxes need room of their own.
  fileprivate func edges(within width: Double) -> ClosedRange<Double> {
    let depth = Double(DiagramExtent(items).deepestFrame)
    let inset = min(8 + 13 * depth + (boxes.isEmpty ? 0 : 9), width / 4)
    return inset...(width - inset)
  }
}
