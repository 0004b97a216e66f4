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
    var fitting = Fitting(label, widths)
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
      let end = max(start + 1, reach(from: start, width))
      rows.append([Segment(slot: slot, text: text(start..<end))])
      start = end
    }
    return (rows, rows.count * 10)
  }

  func fitted(to width: Int) -> [String] {
    fitted(to: [width]).rows.map { $0.first?.text ?? "" }
  }
}
