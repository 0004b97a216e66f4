/// A part of a text between two break opportunities.
public struct Piece: Equatable, Sendable {
  /// What lies between a piece and the next, from the best place for a line break to the worst.
  public enum Joint: Int, Comparable, Sendable {
    /// The line has to end.
    case lineEnd
    /// A space, which disappears where a line ends.
    case space
    /// Between wide characters.
    case wide
    case punctuation
    /// Inside an identifier, where its words meet.
    case word
    case anywhere

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The cells that it takes on a line: 1 for a space, otherwise 0.
    public var cells: Int { self == .space ? 1 : 0 }
  }

  /// The pieces of a line are parts of one string, so that no text is copied, and the text from one piece to another
  /// can be found.
  public var text: Substring
  /// The width of the text in cells.
  public var cells: Int
  /// What lies between this piece and the next.
  public var joint: Joint

  public init(_ text: Substring, cells: Int, _ joint: Joint) {
    self.text = text
    self.cells = cells
    self.joint = joint
  }

  /// The piece cut into parts of at most `width` cells. Only a single character may be wider.
  public func chopped(to width: Int) -> [Piece] {
    guard cells > width else { return [self] }
    var parts: [Piece] = []
    for index in text.indices {
      let end = text.index(after: index)
      let more = text[index].cells
      if let last = parts.indices.last, parts[last].cells + more <= width {
        parts[last].text = text[parts[last].text.startIndex..<end]
        parts[last].cells += more
      } else {
        parts.append(Piece(text[index..<end], cells: more, .anywhere))
      }
    }
    if !parts.isEmpty { parts[parts.count - 1].joint = joint }
    return parts
  }
}

extension String {
  /// The text of one line, cut at all its break opportunities.
  public var pieces: [Piece] {
    let glyphs = self[...].glyphs
    var pieces: [Piece] = []
    pieces.reserveCapacity(8)
    var start = startIndex
    var (cells, bytes) = (0, 0)
    func cut(_ joint: Piece.Joint, skipping skipped: Int = 0) {
      let end = utf8.index(start, offsetBy: bytes)
      pieces.append(Piece(self[start..<end], cells: cells, joint))
      start = utf8.index(end, offsetBy: skipped)
      (cells, bytes) = (0, 0)
    }
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if index > 0, glyph.mayFollowBreak(after: glyphs[index - 1]),
        let joint = joint(in: glyphs, before: index)
      {
        cut(joint, skipping: joint == .space ? glyph.bytes : 0)
        if joint == .space { continue }
      }
      cells += glyph.cells
      bytes += glyph.bytes
    }
    cut(.lineEnd)
    return pieces
  }

  private func joint(in glyphs: [Glyph], before index: Int) -> Piece.Joint? {
    let joint = Piece.Joint(in: glyphs, before: index)
    // Quotes stay with what they quote.
    let isQuoted = joint == .wide && glyphs[index - 1].traits.contains(.quote)
    return joint == .anywhere || isQuoted ? nil : joint
  }
}
