/// Finds the word that was probably meant.
public enum Spelling {
  /// The candidate with the smallest edit distance, if that is at most 2 (for words of up to 4 letters at most 1) and the
  /// two have a letter in common; otherwise `nil`. Words of more than 60 letters have no near candidate.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let similar = candidates.map { (candidate: $0, distance: distance(word, $0)) }
      .filter { $0.distance < max(word.count, $0.candidate.count) }
    guard let best = similar.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= (word.count > 4 ? 2 : 1) ? best.candidate : nil
  }

  /// The number of letters to insert, delete, replace or swap. Case does not count.
  public static func distance(_ first: String, _ second: String) -> Int {
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

/// ` Did you mean "…"?`, with a space before it; `nil` when no known word is near. A word that is cut off is nearer to the
/// whole of it than its spelling tells: `lang` to `language`.
public func hint(_ word: String, _ known: [String]) -> String? {
  let begun = known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  let isCutOff = begun.count == 1 && word.count > 1
  return (isCutOff ? begun[0] : Spelling.nearest(to: word, among: known)).map {
    localized(" Did you mean \($0.quoted)?")
  }
}

/// ``hint(_:_:)``, or ``listing(_:all:)`` when no known word is near.
public func guess(_ word: String, _ known: [String], all command: String? = nil) -> String {
  hint(word, known) ?? listing(known, all: command)
}

/// ` There are …` with all known words, or the first 12 of more than 20.
///
/// - Parameter command: what shows all of them.
public func listing(_ known: [String], all command: String? = nil) -> String {
  let list = list(known)
  guard known.count > 20, let command else { return list }
  return list + localized(" To see all: \(command)")
}

private func list(_ known: [String]) -> String {
  guard !known.isEmpty else { return localized(" There are none.") }
  let shown =
    known.count > 20 ? known.prefix(12) + [localized("\(known.count - 12) more")] : known
  let list = shown.listed(.and)
  return localized(shown.count, one: " There is \(list).", other: " There are \(list).")
}

extension String {
  /// The word as a list spells it, whatever its case; unchanged when the list does not have it.
  public func spelled(as known: [String]) -> String { known.first(spelledLike: self) ?? self }
}

extension [String] {
  /// Exactly so, or in another case.
  public func first(spelledLike word: String) -> String? {
    if contains(word) { return word }
    let lower = word.lowercased()
    return first { $0.lowercased() == lower }
  }
}
