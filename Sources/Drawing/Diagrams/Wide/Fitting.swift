import Cells

/// Finds the rows of a label in two passes. From the last piece to the first, it finds what the rows from each
/// piece on cost at least. Then it finds row by row the parts that cost no more.
struct Fitting {
  struct Part {
    let slot: Int
    let pieces: Range<Int>
    /// The part before it in the row.
    let previous: Int?
  }

  /// A row filled up to a piece.
  private struct State {
    var cost: Int
    var last: Int?
  }

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
    var states: [State?] = [State(cost: 0, last: nil)]
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
    var beginnings = Window()
    for piece in start..<label.pieces.count {
      let offset = piece - start
      if offset < before.count, let state = before[offset],
        let more = offset == 0 ? 0 : label.costOfGoingOn(at: piece)
      {
        beginnings.add(piece, state.cost + more)
      }
      beginnings.drop { !label.fits($0..<piece + 1, widths[slot], widest: widest) }
      guard let (first, cost) = beginnings.least else {
        if offset >= before.count { break }
        continue
      }
      if states.count <= offset + 1 { states.append(nil) }
      let whole = cost + label.costOfEnding(behind: piece)
      guard states[offset + 1].map({ whole < $0.cost }) ?? true else { continue }
      let previous = before[first - start]?.last
      parts.append(Part(slot: slot, pieces: first..<piece + 1, previous: previous))
      states[offset + 1] = State(cost: whole, last: parts.count - 1)
    }
  }
}

extension Label {
  /// What the rows from each piece on cost at least, in tenths of a row.
  fileprivate func costsOfRows(_ widths: [Int], widest: Int) -> [Int] {
    var costs = Array(repeating: 0, count: pieces.count + 1)
    // What everything behind a piece costs, when the slots from each one on are still free.
    var rest = Array(repeating: 0, count: widths.count + 1)
    var ends = Array(repeating: Window(), count: widths.count)
    for piece in pieces.indices.reversed() {
      let ending = costOfEnding(behind: piece)
      for slot in widths.indices {
        ends[slot].add(piece + 1, ending + rest[slot + 1])
        ends[slot].drop { !fits(piece..<$0, widths[slot], widest: widest) }
      }
      var best = Int.max / 2
      for slot in widths.indices.reversed() {
        best = min(best, ends[slot].least?.cost ?? best)
        rest[slot] = best
      }
      costs[piece] = best + 10
      rest[widths.count] = costs[piece]
      let more = piece == 0 ? nil : costOfGoingOn(at: piece)
      for slot in widths.indices {
        rest[slot] = min(costs[piece], more.map { rest[slot] + $0 } ?? costs[piece])
      }
    }
    return costs
  }

  /// Whether the pieces fit into a slot. A character that is too wide for all of them stands in the widest.
  fileprivate func fits(_ range: Range<Int>, _ width: Int, widest: Int) -> Bool {
    cells(of: range) <= width || range.count == 1 && width == widest
  }

  fileprivate func costOfEnding(behind piece: Int) -> Int {
    piece + 1 == pieces.count ? 0 : pieces[piece].joint.cost
  }

  /// What it costs to begin at this piece in a further slot; `nil` where the row has to end.
  fileprivate func costOfGoingOn(at piece: Int) -> Int? {
    let joint = pieces[piece - 1].joint
    return joint == .lineEnd ? nil : joint.costBeyondLifeline
  }
}

/// The least cost of the pieces in a window that moves over all of them. What costs more than a piece that came
/// later can never be the least again, so costs rise from the first entry to the last.
private struct Window {
  private var entries: [(piece: Int, cost: Int)] = []
  private var first = 0

  /// `nil` when it is empty. Of equal costs, that of the piece that came last.
  var least: (piece: Int, cost: Int)? { first < entries.count ? entries[first] : nil }

  mutating func add(_ piece: Int, _ cost: Int) {
    while first < entries.count, entries[entries.count - 1].cost >= cost { entries.removeLast() }
    entries.append((piece, cost))
  }

  /// Drops pieces that came first, as long as they are outside.
  mutating func drop(while isOutside: (Int) -> Bool) {
    while first < entries.count, isOutside(entries[first].piece) { first += 1 }
    guard first == entries.count else { return }
    entries.removeAll(keepingCapacity: true)
    first = 0
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
