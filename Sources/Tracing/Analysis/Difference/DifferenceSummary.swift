/// What of a difference is worth reading: the rows that differ and the calls around them. Stretches without a
/// difference are only counted.
public enum DifferenceLine: Equatable, Sendable {
  case row(TraceDifference.Row)
  /// So many messages and changes that both runs have.
  case same(Int, depth: Int)
}

extension TraceDifference {
  /// In the order of the rows. Empty when nothing differs.
  public var lines: [DifferenceLine] {
    guard !isEmpty else { return [] }
    var lines: [DifferenceLine] = []
    for (row, isShown) in zip(rows, shown) {
      if isShown {
        lines.append(.row(row))
      } else if case .same(let count, let depth)? = lines.last {
        lines[lines.count - 1] = .same(count + 1, depth: min(depth, row.depth))
      } else {
        lines.append(.same(1, depth: row.depth))
      }
    }
    return lines
  }

  /// Read from the end, a call around a difference is the first row that is less deep.
  private var shown: [Bool] {
    var around = -1
    let shown = rows.reversed().map { row in
      let isShown = row.mark != .same || row.depth == around
      if isShown { around = row.depth - 1 }
      return isShown
    }
    return shown.reversed()
  }
}
