extension String {
  /// Where the words are, counted in characters.
  func characters(of words: String) -> [Range<Int>] {
    words.isEmpty ? [] : Array(lowercased()).ranges(of: Array(words.lowercased()))
  }
}
