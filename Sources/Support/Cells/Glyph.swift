/// A character with the properties that line breaking needs.
struct Glyph: Sendable {
  let cells: Int
  /// The number of its UTF-8 bytes.
  let bytes: Int
  let traits: GlyphTraits

  init(_ character: Character) {
    cells = character.cells
    bytes = character.utf8.count
    traits = GlyphTraits(character)
  }

  /// Most text is ASCII, so its glyphs are made once.
  fileprivate static let ascii = (0..<128 as Range<UInt8>).map {
    Glyph(Character(Unicode.Scalar($0)))
  }

  fileprivate static func of(_ character: Character) -> Glyph {
    guard character.utf8.count == 1, let byte = character.utf8.first else {
      return Glyph(character)
    }
    return ascii[Int(byte)]
  }
}

extension Substring {
  var glyphs: [Glyph] {
    guard isPrintableASCII else { return map(Glyph.of) }
    let ascii = Glyph.ascii
    func glyphs(_ bytes: some Collection<UInt8>) -> [Glyph] { bytes.map { ascii[Int($0)] } }
    return utf8.withContiguousStorageIfAvailable(glyphs) ?? glyphs(utf8)
  }

  /// Removes the text of these glyphs from the start, and returns it.
  @discardableResult
  mutating func removeFirst(_ glyphs: ArraySlice<Glyph>) -> Substring {
    let end = utf8.index(startIndex, offsetBy: glyphs.reduce(0) { $0 + $1.bytes })
    defer { self = self[end...] }
    return self[..<end]
  }
}

struct GlyphTraits: OptionSet, Sendable {
  let rawValue: UInt16

  static let space = Self(rawValue: 1)
  static let dot = Self(rawValue: 1 << 1)
  static let quote = Self(rawValue: 1 << 2)
  /// Must not begin a line.
  static let closes = Self(rawValue: 1 << 3)
  /// Must not end a line next to a wide sign.
  static let opens = Self(rawValue: 1 << 4)
  static let endsGroup = Self(rawValue: 1 << 5)
  /// Ends a group, unless a number follows.
  static let leadsNumber = Self(rawValue: 1 << 6)
  static let number = Self(rawValue: 1 << 7)
  static let letter = Self(rawValue: 1 << 8)
  static let capital = Self(rawValue: 1 << 9)
  static let small = Self(rawValue: 1 << 10)
}

extension GlyphTraits {
  init(_ character: Character) {
    self = character.isLetter ? Self(letter: character) : Self(sign: character)
    if character.isNumber { insert(.number) }
  }

  private init(letter: Character) {
    self = .letter
    guard letter.unicodeScalars.first?.properties.isCased == true else { return }
    if letter.isUppercase { insert(.capital) }
    if letter.isLowercase { insert(.small) }
  }

  private init(sign: Character) {
    self = Self.signs[sign] ?? []
  }

  private static let signs: [Character: Self] = {
    let signs: [(Self, String)] = [
      (.space, " "), (.dot, "."), (.quote, "\"'"),
      (.closes, ")]},.:;!?，。、；：？！）」』】》〉〕”’…～％"), (.opens, "([{（「『【《〈〔“‘"),
      (.endsGroup, "(,:/)]};=_-|&+@"), (.leadsNumber, ":,-+"),
    ]
    return signs.reduce(into: [:]) { traits, signs in
      for sign in signs.1 { traits[sign, default: []].insert(signs.0) }
    }
  }()
}
