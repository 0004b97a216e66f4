import Diagrams

/// Heads in a given width. Where they are too wide for one row, they take turns in several, so that each name is whole.
struct HeadRows {
  let heads: [Head]
  /// Of the lifelines below them.
  let positions: [Double]
  /// The head `n` is in row `n % count`.
  let count: Int

  /// From lifeline to lifeline.
  private static let least = 18.0
  /// From head to head.
  private static let air = 6.0
  /// What a message to oneself needs to the right of the last lifeline.
  private static let hook = 40.0

  init(_ participants: [Diagram.Participant], within edges: ClosedRange<Double>) {
    let told = Head.small(participants, withRoles: true, within: edges.length)
    if let positions = Self.positions(told, rows: 1, edges) {
      (heads, self.positions, count) = (told, positions, 1)
      return
    }
    let bare = Head.small(participants, withRoles: false, within: edges.length)
    heads = bare
    (count, positions) = Self.rows(of: bare, edges)
  }

  /// As few rows as there is room for.
  private static func rows(
    of heads: [Head], _ edges: ClosedRange<Double>
  ) -> (count: Int, positions: [Double]) {
    let most = max(1, heads.count)
    for rows in 1...most {
      if let positions = Self.positions(heads, rows: rows, edges) { return (rows, positions) }
    }
    return (most, even(heads.count, edges))
  }

  /// As far apart as there is room; `nil` when there is none.
  private static func positions(
    _ heads: [Head], rows: Int, _ edges: ClosedRange<Double>
  ) -> [Double]? {
    var positions: [Double] = []
    var right = edges.lowerBound
    for (index, head) in heads.enumerated() {
      var place = edges.lowerBound + head.width / 2
      if index > 0 { place = max(place, positions[index - 1] + least) }
      if index >= rows {
        let apart = (heads[index - rows].width + head.width) / 2 + air
        place = max(place, positions[index - rows] + apart)
      }
      positions.append(place)
      right = max(right, place + head.width / 2, place + (index + 1 == heads.count ? hook : 0))
    }
    let free = edges.upperBound - right
    guard free >= 0 else { return nil }
    let gaps = Double(max(1, heads.count - 1))
    return positions.enumerated().map { ($1 + free * Double($0) / gaps).rounded() }
  }

  private static func even(_ count: Int, _ edges: ClosedRange<Double>) -> [Double] {
    let step = (edges.length - 2 * hook) / Double(max(1, count - 1))
    return (0..<count).map { (edges.lowerBound + hook + Double($0) * max(0, step)).rounded() }
  }
}
