/// Finds what somebody probably meant.
enum Spelling {
  static func nearest(to word: String, in known: [String]) -> String? {
    let ranked = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    let best = ranked.min { $0.distance < $1.distance }
    let limit = max(1, word.count / 3)
    return best.flatMap { $0.distance <= limit ? $0.word : nil }
  }

  /// Letters to add, drop, change or swap with a neighbour. Words longer than any of ours are far.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    guard a.count <= 60 else { return .max }
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(rows[i][j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
