extension String {
  /// Where the words are, counted in characters.
  func characters(of words: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let (text, words) = (Array(lowercased()), Array(words.lowercased()))
    var ranges: [Range<Int>] = []
    var start = 0
    while start + words.count <= text.count {
      if text[start..<start + words.count].elementsEqual(words) {
        ranges.append(start..<start + words.count)
        start += words.count
      } else {
        start += 1
      }
    }
    return ranges
  }
}
