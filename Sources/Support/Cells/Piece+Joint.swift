extension Piece.Joint {
  /// How well a line ends before one of these glyphs.
  init(in glyphs: [Glyph], before index: Int) {
    let (before, after) = (glyphs[index - 1], glyphs[index])
    let next = index + 1 < glyphs.count ? glyphs[index + 1].traits : []
    let isWide = before.cells == 2 || after.cells == 2
    self.init(before.traits, after.traits, next, isWide: isWide)
  }

  private init(_ before: GlyphTraits, _ after: GlyphTraits, _ next: GlyphTraits, isWide: Bool) {
    self =
      if after.contains(.space) {
        // A line does not begin with the colon of `Model -> View : set`.
        next.isSuperset(of: [.closes, .leadsNumber]) ? .anywhere : .space
      } else if isWide, before.isDisjoint(with: [.space, .opens]), !after.contains(.closes) {
        .wide
      } else if before.endsGroup(before: after) || after.beginsMember(after: before, next) {
        .punctuation
      } else if after.beginsWord(after: before, next) {
        .word
      } else {
        .anywhere
      }
  }
}

extension Glyph {
  /// A quick test first: most glyphs are in the middle of a word.
  func mayFollowBreak(after before: Glyph) -> Bool {
    !traits.isDisjoint(with: [.space, .dot, .capital]) || before.traits.contains(.endsGroup)
      || cells == 2 || before.cells == 2
  }
}

extension GlyphTraits {
  fileprivate func endsGroup(before after: Self) -> Bool {
    guard contains(.endsGroup), !after.contains(.closes) else { return false }
    return !(contains(.leadsNumber) && after.contains(.number))
  }

  fileprivate func beginsMember(after before: Self, _ next: Self) -> Bool {
    contains(.dot) && before.isDisjoint(with: [.dot, .space]) && next.contains(.letter)
  }

  /// `set|Name`, and `HTTP|Server`.
  fileprivate func beginsWord(after before: Self, _ next: Self) -> Bool {
    guard contains(.capital) else { return false }
    return before.contains(.small) || before.contains(.capital) && next.contains(.small)
  }
}
