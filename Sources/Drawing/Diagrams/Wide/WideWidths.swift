/// How many rows the labels of a gap take, by the width of the gap.
struct WideCurve: Sendable {
  /// The least width of the gap.
  let least: Int
  /// The number of rows at the least width, at one cell more, and so on.
  let rows: [Double]

  func rows(at width: Int) -> Double { rows[min(rows.count - 1, max(0, width - least))] }
}

enum WideWidths {
  /// Divides the cells among the gaps so that there are as few rows as can be. `nil` when even the
  /// narrowest do not fit.
  ///
  /// It goes gap by gap, and finds for each number of cells the best that the gaps so far can do
  /// with it. Cells come in larger portions where there are very many.
  static func divide(_ cells: Int, among curves: [WideCurve]) -> [Int]? {
    let rest = cells - curves.reduce(0) { $0 + $1.least }
    guard rest >= 0 else { return nil }
    let most = curves.map { $0.rows.count - 1 }
    guard most.reduce(0, +) > rest else { return zip(curves, most).map { $0.least + $1 } }
    let portion = 1 + rest / 200
    var best = Array(repeating: (rows: 0.0, widths: [Int]()), count: rest / portion + 1)
    for (curve, most) in zip(curves, most) {
      best = best.indices.map { total in
        var choice = (rows: best[total].rows + curve.rows[0], more: 0)
        for more in stride(from: 1, through: min(total, (most + portion - 1) / portion), by: 1) {
          let rows = best[total - more].rows + curve.rows[min(most, more * portion)]
          if rows < choice.rows - 1e-9 { choice = (rows, more) }
        }
        let width = curve.least + min(most, choice.more * portion)
        return (choice.rows, best[total - choice.more].widths + [width])
      }
    }
    return best[best.count - 1].widths
  }
}
