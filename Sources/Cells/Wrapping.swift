extension String {
  /// Lines of at most `width` cells; all but the first are shorter by `hanging`.
  ///
  /// Breaks at a space, else at punctuation, else inside an identifier where its words meet, and
  /// only then anywhere. Between wide characters it may break as at a space. No character is
  /// lost but the one space at each break. A character wider than the line gets one of its own.
  public func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line in
      line.cells <= width ? [String(line)] : Wrap(line).lines(width, hanging)
    }
  }
}

private struct Wrap {
  private let characters: [Character]
  private let cells: [Int]

  init(_ text: Substring) {
    characters = Array(text)
    cells = characters.map(\.cells)
  }

  func lines(_ width: Int, _ hanging: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < characters.count {
      let end = reach(from: start, width - (lines.isEmpty ? 0 : hanging))
      let cut = end == characters.count ? end : bestBreak(start + 1, end)
      lines.append(String(characters[start..<cut]))
      start = cut < characters.count && characters[cut] == " " ? cut + 1 : cut
    }
    return lines
  }

  private func reach(from start: Int, _ width: Int) -> Int {
    var end = start
    var used = 0
    while end < characters.count, used + cells[end] <= width || end == start {
      used += cells[end]
      end += 1
    }
    return end
  }

  private func bestBreak(_ first: Int, _ last: Int) -> Int {
    var best = last
    var quality = BreakQuality.anywhere
    for index in stride(from: last, through: first, by: -1) {
      let found = self.quality(at: index)
      if found > quality { (best, quality) = (index, found) }
      if quality == .space { break }
    }
    return best
  }

  private func quality(at index: Int) -> BreakQuality {
    let (before, after) = (characters[index - 1], characters[index])
    if after.isPlain, before.isPlain { return .anywhere }
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    let isWide = cells[index - 1] == 2 || cells[index] == 2
    return BreakQuality(before, after, next, wide: isWide)
  }
}

extension Character {
  /// A small letter or a digit, between which nothing can end well. Most of a long word is such.
  fileprivate var isPlain: Bool {
    guard let value = asciiValue else { return false }
    return (0x61...0x7A).contains(value) || (0x30...0x39).contains(value)
  }
}
