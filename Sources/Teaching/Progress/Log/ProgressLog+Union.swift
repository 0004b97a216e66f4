extension ProgressLog {
  /// All that either of two knows, as ``ProgressStore/merge(_:)`` would put them together. Which of
  /// them is asked makes no difference, not even where they tell one entry differently.
  public func union(_ other: ProgressLog) -> ProgressLog {
    let entries = Dictionary((entries + other.entries).map { ($0.id, $0) }) { min($0, $1) }
    let places = Dictionary((places + other.places).map { ($0.section.lesson, $0) }) {
      $1.replaces($0) ? $1 : $0
    }
    return ProgressLog(entries: Array(entries.values), places: Array(places.values))
  }

  private func min(_ a: Entry, _ b: Entry) -> Entry {
    a == b || EntryForm(a).json([.sortedKeys]) < EntryForm(b).json([.sortedKeys]) ? a : b
  }
}
