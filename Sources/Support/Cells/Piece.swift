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

  public var text: String
  /// The width of the text in cells.
  public var cells: Int
  /// What lies between this piece and the next.
  public var joint: Joint

  public init(_ text: String, cells: Int, _ joint: Joint) {
    self.text = text
    self.cells = cells
    self.joint = joint
  }

  /// The piece cut into parts of at most `width` cells. Only a single character may be wider.
  public func chopped(to width: Int) -> [Piece] {
    guard cells > width else { return [self] }
    var parts: [Piece] = []
    for character in text {
      let more = character.cells
      if let last = parts.indices.last, parts[last].cells + more <= width {
        parts[last].text.append(character)
        parts[last].cells += more
      } else {
        parts.append(Piece(String(character), cells: more, .anywhere))
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
    var rest = self[...]
    var start = 0
    func cut(at end: Int, _ joint: Piece.Joint) {
      let cells = glyphs[start..<end].reduce(0) { $0 + $1.cells }
      pieces.append(Piece(String(rest.removeFirst(glyphs[start..<end])), cells: cells, joint))
      start = end
    }
    for index in glyphs.indices.dropFirst() where index >= start {
      let quality = BreakQuality(in: glyphs, before: index)
      guard let joint = Piece.Joint(quality, glyphs[index]) else { continue }
      // Quotes stay with what they quote.
      if joint == .wide, glyphs[index - 1].traits.contains(.quote) { continue }
      cut(at: index, joint)
      if joint == .space {
        rest.removeFirst(glyphs[index...index])
        start += 1
      }
    }
    cut(at: glyphs.count, .lineEnd)
    return pieces
  }
}

extension Piece.Joint {
  fileprivate init?(_ quality: BreakQuality, _ after: Glyph) {
    switch quality {
    case .space: self = after.traits.contains(.space) ? .space : .wide
    case .punctuation: self = .punctuation
    case .wordInIdentifier: self = .word
    case .anywhere: return nil
    }
  }
}
