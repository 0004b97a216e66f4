/// The words of a line. They are separated by spaces; a word with spaces in it is in quotes.
public struct Words: Equatable, Sendable {
  /// Without their quotes and escapes.
  public let words: [String]
  /// Whether a quote is not closed.
  public let isOpen: Bool

  /// Reads `"…"` and `“…”`; inside, `\"` is a quote and `\\` a backslash. Within `"…"`, curly quotes are letters.
  public init(_ line: String) {
    var reader = Reader()
    for character in line { reader.read(character) }
    isOpen = reader.opener != nil
    words = reader.finish()
  }

  /// The word in quotes, as a line can contain it.
  public static func quoted(_ word: String) -> String {
    let escaped = word.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
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
      case _ where isEscaped: take(character)
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

    mutating func finish() -> [String] {
      end()
      return words
    }
  }
}

extension String {
  /// The string in quotes, as a command line can contain it.
  public var quoted: String { Words.quoted(self) }

  /// The string as a single word of a command line: in quotes where necessary.
  public var quotedIfNeeded: String {
    isEmpty || contains { $0.isWhitespace || Words.signs.contains($0) } ? quoted : self
  }
}
