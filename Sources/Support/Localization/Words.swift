/// The words of a line. They are separated by spaces; a word with spaces in it is in quotes.
public struct Words: Equatable, Sendable {
  /// Without their quotes and escapes.
  public let words: [String]
  /// Whether a quote is not closed.
  public let isOpen: Bool

  /// Reads `"…"` and `“…”`; inside, `\"` is a quote and `\\` a backslash, which before other letters is one, too. Within
  /// `"…"`, curly quotes are letters.
  public init(_ line: String) {
    var reader = Reader()
    for character in line { reader.read(character) }
    reader.end()
    isOpen = reader.opener != nil
    words = reader.words
  }

  /// What means something in a line.
  fileprivate static let signs: Set<Character> = ["\"", "“", "”", "\\"]

  private struct Reader {
    var words: [String] = []
    var word: String?
    /// The quote that is not closed yet.
    var opener: Character?
    var isEscaped = false

    mutating func read(_ character: Character) {
      switch character {
      case _ where isEscaped:
        if !Words.signs.contains(character) { take("\\") }
        take(character)
      case "\\" where opener != nil: isEscaped = true
      case "“" where opener == "\"", "”" where opener == "\"": take(character)
      case "\"", "“", "”":
        opener = opener == nil ? character : nil
        word = word ?? ""
      case _ where character.isWhitespace && opener == nil: end()
      default: take(character)
      }
    }

    mutating func take(_ character: Character) {
      isEscaped = false
      // In place: a long word is not copied for each of its letters.
      word = word ?? ""
      word?.append(character)
    }

    mutating func end() {
      if let word { words.append(word) }
      word = nil
    }
  }
}

extension String {
  /// The string in quotes, as a command line can contain it.
  public var quoted: String {
    let escaped = map { Words.signs.contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  /// The string as a single word of a command line: in quotes where necessary.
  public var quotedIfNeeded: String {
    isEmpty || contains { $0.isWhitespace || Words.signs.contains($0) } ? quoted : self
  }
}
