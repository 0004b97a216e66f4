import Cells

/// Finds the rows of a label, from its last piece to the first: for each piece, the row that begins with it and costs
/// the least, with all rows below it.
struct Fitting {
  struct Part {
    let slot: Int
    let pieces: Range<Int>
  }

  /// A row filled up to a piece.
  private typealias State = (cost: Int, row: [Part])

  private let label: Label
  private let widths: [Int]
  private let widest: Int
  /// For each piece, its row, where the next row begins, and what all rows from here on cost, in tenths of a row.
  private var best: [(row: [Part], end: Int, cost: Int)]

  init(_ label: Label, _ widths: [Int]) {
    self.label = label
    self.widths = widths
    widest = widths.max() ?? 1
    best = Array(repeating: ([], 0, 0), count: label.pieces.count + 1)
    for start in label.pieces.indices.reversed() { best[start] = bestRow(from: start) }
  }

  /// The cost of all rows, in tenths of a row.
  var cost: Int { best[0].cost }

  var rows: [[Part]] {
    var rows: [[Part]] = []
    var start = 0
    while start < label.pieces.count {
      rows.append(best[start].row)
      start = best[start].end
    }
    return rows
  }

  /// Of equal costs, the longest row.
  private func bestRow(from start: Int) -> (row: [Part], end: Int, cost: Int) {
    var states: [State?] = [(0, [])]
    for slot in widths.indices { fill(slot, from: start, &states) }
    var least = (row: [Part](), end: start + 1, cost: Int.max)
    for (offset, state) in states.enumerated().dropFirst() {
      guard let state else { continue }
      let cost = state.cost + 10 + best[start + offset].cost
      if cost <= least.cost { least = (state.row, start + offset, cost) }
    }
    return least
  }

  /// Adds parts in one more slot to the row that begins at `start`. There is a state for each piece that the row
  /// can reach.
  private func fill(_ slot: Int, from start: Int, _ states: inout [State?]) {
    let before = states
    for end in start + 1...label.pieces.count {
      guard let (first, cost) = beginning(of: slot, upTo: end, from: start, before) else {
        if end - start > before.count { break }
        continue
      }
      if states.count <= end - start { states.append(nil) }
      let whole = cost + label.costOfEnding(after: end - 1)
      guard states[end - start].map({ whole < $0.cost }) ?? true else { continue }
      let row = before[first - start]?.row ?? []
      states[end - start] = (whole, row + [Part(slot: slot, pieces: first..<end)])
    }
  }

  /// Where the part in a slot that ends at a piece best begins, and what the row costs up to there. Of equal
  /// costs, the last.
  private func beginning(
    of slot: Int, upTo end: Int, from start: Int, _ before: [State?]
  ) -> (piece: Int, cost: Int)? {
    var best: (piece: Int, cost: Int)?
    for first in (start..<end).reversed() {
      guard label.fits(first..<end, widths[slot], widest: widest) else { break }
      guard first - start < before.count, let state = before[first - start],
        let more = first == start ? 0 : label.costOfGoingOn(at: first)
      else { continue }
      if best.map({ state.cost + more < $0.cost }) ?? true { best = (first, state.cost + more) }
    }
    return best
  }
}

extension Label {
  /// Whether the pieces fit into a slot. A character that is too wide for all of them is in the widest.
  fileprivate func fits(_ range: Range<Int>, _ width: Int, widest: Int) -> Bool {
    cells(of: range) <= width || range.count == 1 && width == widest
  }

  fileprivate func costOfEnding(after piece: Int) -> Int {
    piece + 1 == pieces.count ? 0 : pieces[piece].joint.cost
  }

  /// What it costs to begin at this piece in a further slot; `nil` where the row has to end.
  fileprivate func costOfGoingOn(at piece: Int) -> Int? {
    let joint = pieces[piece - 1].joint
    return joint == .lineEnd ? nil : joint.costBeyondLifeline
  }
}

extension Piece.Joint {
  /// What a line end costs here, in tenths of a row.
  var cost: Int {
    switch self {
    case .lineEnd, .space, .wide: 0
    case .punctuation: 2
    case .word: 12
    case .anywhere: 60
    }
  }

  /// Text that continues beyond a lifeline is harder to read, most of all in the middle of a word.
  var costBeyondLifeline: Int {
    switch self {
    case .lineEnd, .space, .wide: 3
    case .punctuation, .word: 13
    case .anywhere: 200
    }
  }
}
