import Cells

extension Label {
  /// Some words in one of the slots of a row.
  struct Segment: Equatable {
    var slot: Int
    var text: String
  }

  /// The rows of segments that read best, when each row has slots of these widths: few rows, and
  /// few breaks inside identifiers.
  func fitted(to widths: [Int]) -> (rows: [[Segment]], cost: Int) {
    let label = chopped(to: max(1, widths.max() ?? 1))
    guard label.pieces.count <= Label.mostWeighed else { return label.filled(to: widths) }
    var fitting = Fitting(label.pieces, widths)
    let rows = fitting.rows.map { row in
      row.map { Segment(slot: $0.slot, text: label.text($0.pieces)) }
    }
    return (rows, fitting.cost)
  }

  /// A longer label is filled row by row, without comparing alternatives.
  private static let mostWeighed = 4_000

  /// Every row stands in the widest of its slots, and is as full as possible.
  private func filled(to widths: [Int]) -> (rows: [[Segment]], cost: Int) {
    let width = widths.max() ?? 1
    let slot = widths.firstIndex(of: width) ?? 0
    var rows: [[Segment]] = []
    var start = 0
    while start < pieces.count {
      let end = reach(from: start, width)
      rows.append([Segment(slot: slot, text: text(start..<end))])
      start = end
    }
    return (rows, rows.count * 10)
  }

  private func reach(from start: Int, _ width: Int) -> Int {
    var (end, used) = (start, 0)
    while end < pieces.count, end == start || used + pieces[end].cells <= width {
      used += pieces[end].cells + pieces[end].joint.cells
      end += 1
      if pieces[end - 1].joint == .lineEnd { break }
    }
    return end
  }

  func fitted(to width: Int) -> [String] {
    fitted(to: [width]).rows.map { $0.first?.text ?? "" }
  }
}

/// From the last piece to the first, the best row that begins with it is found; so each is looked
/// at once for each slot and each of the few places where a row can end.
private struct Fitting {
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

  private let pieces: [Piece]
  private let widths: [Int]
  private var parts: [Part] = []
  /// What it costs to reach each of the pieces that a row can reach from its first.
  private var states: [State?] = []
  /// The cost of all rows, in tenths of a row.
  private(set) var cost = 0

  init(_ pieces: [Piece], _ widths: [Int]) {
    self.pieces = pieces
    self.widths = widths
  }

  var rows: [[Part]] {
    mutating get {
      var costs = Array(repeating: 0, count: pieces.count + 1)
      var lasts: [Int] = Array(repeating: 0, count: pieces.count)
      var ends: [Int] = Array(repeating: 0, count: pieces.count)
      for start in pieces.indices.reversed() {
        fillRow(from: start)
        var best = Int.max
        for (offset, state) in states.enumerated().dropFirst() {
          guard let state, let last = state.last else { continue }
          let cost = state.cost + costs[start + offset]
          if cost <= best { (best, lasts[start], ends[start]) = (cost, last, start + offset) }
        }
        costs[start] = best + 10
      }
      cost = costs[0]
      return rows(lasts, ends)
    }
  }

  private func rows(_ lasts: [Int], _ ends: [Int]) -> [[Part]] {
    var rows: [[Part]] = []
    var start = 0
    while start < pieces.count {
      var row = [parts[lasts[start]]]
      while let previous = row[0].previous { row.insert(parts[previous], at: 0) }
      rows.append(row)
      start = ends[start]
    }
    return rows
  }

  private mutating func fillRow(from start: Int) {
    states.removeAll(keepingCapacity: true)
    states.append(State(cost: 0, last: nil))
    for slot in widths.indices {
      for offset in states.indices.reversed() {
        guard let state = states[offset] else { continue }
        let from = start + offset
        guard offset == 0 || pieces[from - 1].joint != .lineEnd else { continue }
        fill(slot, from: from, start, state)
      }
    }
  }

  private mutating func fill(_ slot: Int, from: Int, _ start: Int, _ state: State) {
    var used = 0
    var end = from
    while end < pieces.count, used + pieces[end].cells <= widths[slot] || isAlone(end, from, slot) {
      used += pieces[end].cells + pieces[end].joint.cells
      let joint = pieces[end].joint
      end += 1
      let beyond = state.last == nil ? 0 : pieces[from - 1].joint.costBeyondLifeline
      let cost = state.cost + (end == pieces.count ? 0 : joint.cost) + beyond
      let offset = end - start
      while states.count <= offset { states.append(nil) }
      if states[offset].map({ cost < $0.cost }) ?? true {
        parts.append(Part(slot: slot, pieces: from..<end, previous: state.last))
        states[offset] = State(cost: cost, last: parts.count - 1)
      }
      if joint == .lineEnd { break }
    }
  }

  /// Whether this is a character that is too wide for every slot.
  private func isAlone(_ piece: Int, _ from: Int, _ slot: Int) -> Bool {
    piece == from && pieces[piece].cells > widths[slot] && widths[slot] == widths.max()
  }
}

extension Piece.Joint {
  /// What a line end costs here, in tenths of a row.
  fileprivate var cost: Int {
    switch self {
    case .lineEnd, .space, .wide: 0
    case .punctuation: 2
    case .word: 12
    case .anywhere: 60
    }
  }

  /// Text that continues beyond a lifeline is harder to read, most of all in the middle of a word.
  fileprivate var costBeyondLifeline: Int {
    switch self {
    case .lineEnd, .space, .wide: 3
    case .punctuation, .word: 13
    case .anywhere: 200
    }
  }
}
