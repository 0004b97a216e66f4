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
    let count = rest / portion
    var rows = Array(repeating: 0.0, count: count + 1)
    var choices: [[Int]] = []
    for (curve, most) in zip(curves, most) {
      var better = rows
      var choice = Array(repeating: 0, count: count + 1)
      for total in 0...count {
        better[total] = rows[total] + curve.rows[0]
        for more in stride(from: 1, through: min(total, (most + portion - 1) / portion), by: 1) {
          let sum = rows[total - more] + curve.rows[min(most, more * portion)]
          if sum < better[total] - 1e-9 { (better[total], choice[total]) = (sum, more) }
        }
      }
      rows = better
      choices.append(choice)
    }
    return widths(choices, curves, most, count, portion)
  }

  private static func widths(
    _ choices: [[Int]], _ curves: [WideCurve], _ most: [Int], _ count: Int, _ portion: Int
  ) -> [Int] {
    var rest = count
    var widths = curves.map(\.least)
    for gap in curves.indices.reversed() {
      let more = choices[gap][rest]
      widths[gap] += min(most[gap], more * portion)
      rest -= more
    }
    return widths
  }
}
