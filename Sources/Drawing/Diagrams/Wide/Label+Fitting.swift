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
    let arrangement = arranged(in: widths)
    return (arrangement.rows, arrangement.cost)
  }

  /// The same without the texts, to be compared with another.
  func arranged(in widths: [Int]) -> Arrangement {
    let label = chopped(to: max(1, widths.max() ?? 1))
    // With a single slot, and breaks that are all as good, nothing reads better than full rows.
    let isPlain = widths.count == 1 && label.breaksAnywhereAlike
    guard !isPlain, label.pieces.count <= Label.mostWeighed else {
      return Arrangement(label: label, ranges: label.filled(to: widths))
    }
    var fitting = Fitting(label, widths)
    return Arrangement(label: label, ranges: fitting.rows, cost: fitting.cost)
  }

  /// A longer label is filled row by row, without comparing alternatives.
  private static let mostWeighed = 4_000

  /// Every row is in the widest of its slots, and is as full as possible.
  private func filled(to widths: [Int]) -> [[Fitting.Part]] {
    let width = widths.max() ?? 1
    let slot = widths.firstIndex(of: width) ?? 0
    var rows: [[Fitting.Part]] = []
    var start = 0
    while start < pieces.count {
      let end = max(start + 1, reach(from: start, width))
      rows.append([Fitting.Part(slot: slot, pieces: start..<end)])
      start = end
    }
    return rows
  }

  func fitted(to width: Int) -> [String] {
    fitted(to: [width]).rows.map { $0.first?.text ?? "" }
  }
}

/// The rows of a label in slots.
struct Arrangement {
  private let label: Label
  private let ranges: [[Fitting.Part]]
  /// In tenths of a row.
  let cost: Int

  fileprivate init(label: Label, ranges: [[Fitting.Part]], cost: Int? = nil) {
    self.label = label
    self.ranges = ranges
    self.cost = cost ?? ranges.count * 10
  }

  var count: Int { ranges.count }

  var rows: [[Label.Segment]] {
    ranges.map { row in
      row.map { .init(slot: $0.slot, text: label.text($0.pieces)) }
    }
  }
}
