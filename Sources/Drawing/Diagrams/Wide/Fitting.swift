import Cells

/// Finds the rows of a label in two passes. From the last piece to the first, it finds what the rows from each
/// piece on cost at least. Then it finds row by row the parts that cost no more.
struct Fitting {
  struct Part {
    let slot: Int
    let pieces: Range<Int>
    /// The part before it in the row.
    var previous: Int?
  }

  /// A row filled up to a piece.
  private typealias State = (cost: Int, last: Int?)

  private let label: Label
  private let widths: [Int]
  private let widest: Int
  /// What the rows from each piece on cost, in tenths of a row.
  private let costs: [Int]
  private var parts: [Part] = []

  init(_ label: Label, _ widths: [Int]) {
    self.label = label
    self.widths = widths
    widest = widths.max() ?? 1
    costs = label.costsOfRows(widths, widest: widest)
  }

  /// The cost of all rows, in tenths of a row.
  var cost: Int { costs[0] }

  var rows: [[Part]] {
    mutating get {
      var rows: [[Part]] = []
      var start = 0
      while start < label.pieces.count {
        let (last, end) = bestRow(from: start)
        var row = [parts[last]]
        while let previous = row[0].previous { row.insert(parts[previous], at: 0) }
        rows.append(row)
        start = end
      }
      return rows
    }
  }

  /// The last part of the row, and where the next row begins.
  private mutating func bestRow(from start: Int) -> (last: Int, end: Int) {
    var states: [State?] = [(0, nil)]
    for slot in widths.indices { fill(slot, from: start, &states) }
    var best = (cost: Int.max, last: 0, end: start + 1)
    for (offset, state) in states.enumerated().dropFirst() {
      guard let state, let last = state.last else { continue }
      let cost = state.cost + costs[start + offset]
      if cost <= best.cost { best = (cost, last, start + offset) }
    }
    return (best.last, best.end)
  }

  /// Adds parts in one more slot to the row that begins at `start`. There is a state for each piece that the row
  /// can reach.
  private mutating func fill(_ slot: Int, from start: Int, _ states: inout [State?]) {
    let before = states
    for end in start + 1...label.pieces.count {
      guard let (first, cost) = beginning(of: slot, upTo: end, from: start, before) else {
        if end - start > before.count { break }
        continue
      }
      if states.count <= end - start { states.append(nil) }
      let whole = cost + label.costOfEnding(after: end - 1)
      guard states[end - start].map({ whole < $0.cost }) ?? true else { continue }
      let previous = before[first - start]?.last
      parts.append(Part(slot: slot, pieces: first..<end, previous: previous))
      states[end - start] = (whole, parts.count - 1)
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
  /// What the rows from each piece on cost at least, in tenths of a row.
  fileprivate func costsOfRows(_ widths: [Int], widest: Int) -> [Int] {
    var costs = Array(repeating: 0, count: pieces.count + 1)
    // What everything from a piece on costs, when the slots from each one on are still free.
    let slots = widths.count + 1
    var rest = Array(repeating: 0, count: slots * (pieces.count + 1))
    for piece in pieces.indices.reversed() {
      var best = Int.max / 2
      for slot in widths.indices.reversed() {
        for end in piece + 1...pieces.count {
          guard fits(piece..<end, widths[slot], widest: widest) else { break }
          best = min(best, costOfEnding(after: end - 1) + rest[slots * end + slot + 1])
        }
        rest[slots * piece + slot] = best
      }
      costs[piece] = best + 10
      let more = piece == 0 ? nil : costOfGoingOn(at: piece)
      for slot in widths.indices {
        let here = more.map { rest[slots * piece + slot] + $0 } ?? costs[piece]
        rest[slots * piece + slot] = min(costs[piece], here)
      }
      rest[slots * piece + widths.count] = costs[piece]
    }
    return costs
  }

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
