import Cells

/// A font, and how wide its text is at most in the fonts that are usually installed. In pixels.
struct Font: Equatable, Sendable {
  enum Family: Sendable { case code, prose }

  var family: Family
  var size: Double
  var isBold = false

  /// For messages and changes.
  static let code = Font(family: .code, size: 12)
  static let name = Font(family: .prose, size: 13, isBold: true)
  /// Below a name, and below everything.
  static let small = Font(family: .prose, size: 11)
  static let prose = Font(family: .prose, size: 12)
  static let strong = Font(family: .prose, size: 12, isBold: true)
  static let title = Font(family: .prose, size: 18, isBold: true)

  var lineHeight: Double { (size * 1.3).rounded() }

  /// From the top of a line to the foot of its letters.
  var ascent: Double { (size * 1.02).rounded() }

  func width(of text: some StringProtocol) -> Double {
    size * text.reduce(0) { $0 + ems($1) }
  }

  private func ems(_ character: Character) -> Double {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      return family == .code ? 0.605 : Self.ems(ascii) * (isBold ? 1.12 : 1)
    }
    return switch character.cells {
    case 0: 0
    case 1: 0.8
    // Characters of East Asia are as wide as high, emoji somewhat wider.
    default: character.isPictured ? 1.3 : 1.02
    }
  }

  /// In DejaVu Sans, the widest of the usual fonts, or somewhat more.
  private static func ems(_ ascii: UInt8) -> Double {
    switch Character(Unicode.Scalar(ascii)) {
    case "i", "j", "l", " ", ",", ".", "'", "I", "J": 0.32
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\\", ":", ";", "|", "!": 0.42
    case "m", "w", "M", "W", "@", "%": 1
    case "#", "&", "+", "<", "=", ">", "^", "~", "C", "D", "G", "H", "N", "O", "Q", "U": 0.84
    case "A"..."Z": 0.7
    default: 0.64
    }
  }
}

extension Character {
  fileprivate var isPictured: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
