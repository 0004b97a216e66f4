/// Finds what somebody probably meant.
public enum Spelling {
  /// The candidate at the smallest distance, when that is at most 2 and less than the word is long.
  /// Words longer than any of ours are far from all of them.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let scored = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= 2 && best.distance < max(word.count, 2) ? best.candidate : nil
  }

  /// How many letters to insert, delete, replace or swap. Case does not count.
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.lowercased())
    let b = Array(second.lowercased())
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        row.append(
          min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1), swap(i, j)))
      }
      rows.append(row)
    }
    return rows[a.count][b.count]

    func swap(_ i: Int, _ j: Int) -> Int {
      guard i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] else { return .max }
      return rows[i - 1][j - 1] + 1
    }
  }
}
