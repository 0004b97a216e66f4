extension String {
  /// Lines of at most `width` cells; all but the first are shorter by `hanging`.
  ///
  /// Breaks at a space, else at punctuation, else inside an identifier where its words meet, and
  /// only then anywhere. Between wide characters it may break as at a space, and the last line has at least two of them where
  /// the line before has one to give away. Only the space at each break is lost. A character wider than the line gets a line
  /// of its own.
  public func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    if utf8.count <= width, isPrintableASCII { return [self] }
    return textLines.flatMap { line in
      line.cells <= width ? [String(line)] : Wrap(line).lines(width, hanging)
    }
  }

  /// The lines of the text, separated by line feeds; the last one may be empty. The line end of Windows is one character to
  /// Swift and separates none: it is shown as `␍␊`, as in exports.
  public var textLines: [Substring] {
    utf8.contains(0x0A) ? split(separator: "\n", omittingEmptySubsequences: false) : [self[...]]
  }
}

private struct Wrap {
  private let text: Substring
  private let glyphs: [Glyph]

  init(_ text: Substring) {
    self.text = text
    glyphs = text.glyphs
  }

  func lines(_ width: Int, _ hanging: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    var rest = text
    while start < glyphs.count {
      let end = reach(from: start, width - (lines.isEmpty ? 0 : hanging))
      var cut = end == glyphs.count ? end : bestBreak(start + 1, end)
      if isLonely(from: cut) {
        let near = max(start + 1, cut - 3)..<cut
        let earlier = near.last { Piece.Joint(in: glyphs, before: $0) == .wide }
        if let earlier, reach(from: earlier, width - hanging) == glyphs.count { cut = earlier }
      }
      lines.append(String(rest.removeFirst(glyphs[start..<cut])))
      start = cut
      if cut < glyphs.count, glyphs[cut].traits.contains(.space) {
        rest.removeFirst(glyphs[cut...cut])
        start += 1
      }
    }
    return lines
  }

  /// Whether the rest is one wide character, with the signs that close after it.
  private func isLonely(from cut: Int) -> Bool {
    let rest = glyphs[cut...].prefix(4)
    guard let first = rest.first, first.cells == 2, rest.count < 4 else { return false }
    return rest.dropFirst().allSatisfy { $0.traits.contains(.closes) }
  }

  private func reach(from start: Int, _ width: Int) -> Int {
    var end = start
    var used = 0
    while end < glyphs.count, used + glyphs[end].cells <= width || end == start {
      used += glyphs[end].cells
      end += 1
    }
    return end
  }

  private func bestBreak(_ first: Int, _ last: Int) -> Int {
    var best = last
    var joint = Piece.Joint.anywhere
    for index in stride(from: last, through: first, by: -1) {
      let found = Piece.Joint(in: glyphs, before: index)
      if found < joint { (best, joint) = (index, found) }
      if joint <= .wide { break }
    }
    return best
  }
}
