import Cells

extension Label {
  /// No word of an identifier is longer. What is, such as a checksum, may be broken anywhere.
  static let longestWord = 20

  /// How much room there must be for no word to be broken.
  var widestWhole: Int {
    pieces.reduce(0) { $1.cells > Self.longestWord ? $0 : max($0, $1.cells) }
  }
}

extension Wide {
  /// Whether words are broken in these rooms that are not in the others.
  func breaks(_ words: String, in rooms: [Range<Int>], notIn others: [Range<Int>]) -> Bool {
    let (room, other) = (rooms.map(\.count).max() ?? 0, others.map(\.count).max() ?? 0)
    guard room < other else { return false }
    let whole = Label(words).widestWhole
    return whole > room && whole <= other
  }
}
