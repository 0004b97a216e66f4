import Diagrams

/// Heads in a given width. Where they are too wide for one row, they take turns in several, so that each name is whole.
enum HeadRows {
  /// From lifeline to lifeline.
  private static let least = 18.0
  /// From head to head.
  private static let air = 6.0
  /// What a message to oneself needs to the right of the last lifeline.
  private static let hook = 40.0

  /// The heads, the positions of the lifelines below them, and how many rows there are, as few as there is room for. The
  /// head `n` is in row `n % count`.
  static func placed(
    _ participants: [Diagram.Participant], within edges: ClosedRange<Double>
  ) -> (heads: [Head], positions: [Double], count: Int) {
    let told = Head.small(participants, withRoles: true, within: edges.length)
    if let positions = positions(told, rows: 1, edges) { return (told, positions, 1) }
    let heads = Head.small(participants, withRoles: false, within: edges.length)
    let most = max(1, heads.count)
    for rows in 1...most {
      if let positions = positions(heads, rows: rows, edges) { return (heads, positions, rows) }
    }
    return (heads, even(heads.count, edges), most)
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
