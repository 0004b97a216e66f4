extension StringProtocol {
  /// How many columns of a terminal the text takes, counted by what a reader sees as one character.
  ///
  /// Where Unicode leaves the width open, it is 1, as in terminals outside East Asia.
  public var cells: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.cells }
  }

  /// Whether each byte is a character that takes one cell.
  public var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) }
      ?? utf8.allSatisfy(\.isPrintableASCII)
  }
}

extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}

extension Character {
  /// The columns this character takes: 0, 1 or 2; more for a few clusters of Indian scripts.
  public var cells: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if utf8.count == 1 { return first.value >= 0x20 && first.value < 0x7F ? 1 : 0 }
    if unicodeScalars.dropFirst().isEmpty { return first.cells }
    if isEmojiSequence { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.cells }
  }

  /// Flags, keycaps, skin tones, families: however many scalars, drawn as one picture.
  private var isEmojiSequence: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || unicodeScalars.contains("\u{FE0F}") && unicodeScalars.contains { $0.properties.isEmoji }
  }
}

extension Unicode.Scalar {
  var cells: Int {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .spacingMark: return 0
    case .format: return isVisibleFormat ? 1 : 0
    default: break
    }
    if isMedialJamo { return 0 }
    return isWide ? 2 : 1
  }

  /// Vowels and final consonants of Korean are under the wide consonant before them.
  private var isMedialJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  private var isVisibleFormat: Bool { value == 0xAD || (0x600...0x605).contains(value) }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if wideBlocks.contains(value) { return true }
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(value)
    return properties.isEmojiPresentation && !isFlagLetter
  }
}

/// Sorted ranges of scalars, none touching the next.
struct ScalarRanges: Sendable {
  let ranges: [ClosedRange<UInt32>]

  func contains(_ value: UInt32) -> Bool {
    let index = ranges.indices.partitioningIndex { ranges[$0].upperBound >= value }
    return index < ranges.count && ranges[index].contains(value)
  }
}
