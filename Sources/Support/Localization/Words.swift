/// The words of a line. They are separated by spaces; a word with spaces in it is in quotes.
public struct Words: Equatable, Sendable {
  /// Without their quotes and escapes.
  public let words: [String]
  /// Whether a quote is not closed.
  public let isOpen: Bool

  /// Reads `"…"` and `“…”`; inside, `\"` is a quote and `\\` a backslash.
  public init(_ line: String) {
    var reader = Reader()
    for character in line { reader.read(character) }
    isOpen = reader.inQuotes
    words = reader.finish()
  }

  /// The word in quotes, as a line can contain it.
  public static func quoted(_ word: String) -> String {
    let escaped = word.map { "\\\"“”".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  private struct Reader {
    var words: [String] = []
    var word: String?
    var inQuotes = false
    var isEscaped = false

    mutating func read(_ character: Character) {
      switch character {
      case _ where isEscaped: take(character)
      case "\\" where inQuotes: isEscaped = true
      case "\"", "“", "”":
        inQuotes.toggle()
        word = word ?? ""
      case _ where character.isWhitespace && !inQuotes: end()
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
