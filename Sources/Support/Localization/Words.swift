/// The words of a line. They are separated by spaces; a word with spaces in it is in quotes.
///
/// Each Unicode scalar counts: to Swift, a quote and a combining mark after it are one character, which is no quote.
public struct Words: Equatable, Sendable {
  /// Without their quotes and escapes.
  public let words: [String]
  /// Whether a quote is not closed.
  public let isOpen: Bool
  /// Whether a word or a part of one is in `"…"` or `“…”`.
  public let hasDoubleQuotes: Bool

  /// Reads `"…"` and `“…”`; inside, `\"` is a quote and `\\` a backslash, which before other letters is one, too. Within
  /// `"…"`, curly quotes are letters. `'…'` and `‘…’` are read as they are, around a whole word or what comes after `=`:
  /// `'` is also the end of a name.
  public init(_ line: String) {
    var reader = Reader()
    var rest = Substring(line).unicodeScalars
    // Where one is not closed, no later one is: a long line is searched once.
    var unclosed: Set<Unicode.Scalar> = []
    while let scalar = rest.popFirst() {
      if let closer = scalar.closer, !unclosed.contains(closer), reader.mayOpen {
        if let end = rest.endOfWord(closedBy: closer) {
          reader.add(rest[..<end])
          rest = rest[rest.index(after: end)...]
          continue
        }
        unclosed.insert(closer)
      }
      reader.read(scalar)
    }
    reader.end()
    isOpen = reader.opener != nil
    hasDoubleQuotes = reader.hasDoubleQuotes
    words = reader.words
  }

  private struct Reader {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    /// The quote that is not closed yet.
    var opener: Unicode.Scalar?
    var isEscaped = false
    var hasDoubleQuotes = false

    /// Whether a single quote can be around what comes.
    var mayOpen: Bool { opener == nil && (word == nil || word?.last == "=") }

    /// What was in single quotes, to the end of the word.
    mutating func add(_ quoted: Substring.UnicodeScalarView) {
      words.append(String(word ?? String.UnicodeScalarView()) + String(quoted))
      word = nil
    }

    mutating func read(_ scalar: Unicode.Scalar) {
      switch scalar {
      case _ where isEscaped:
        if !scalar.isSign { take("\\") }
        take(scalar)
      case "\\" where opener != nil: isEscaped = true
      case "“" where opener == "\"", "”" where opener == "\"": take(scalar)
      case "\"", "“", "”":
        opener = opener == nil ? scalar : nil
        hasDoubleQuotes = true
        word = word ?? String.UnicodeScalarView()
      case _ where scalar.properties.isWhitespace && opener == nil: end()
      default: take(scalar)
      }
    }

    mutating func take(_ scalar: Unicode.Scalar) {
      isEscaped = false
      // In place: a long word is not copied for each of its letters.
      word = word ?? String.UnicodeScalarView()
      word?.append(scalar)
    }

    mutating func end() {
      if let word { words.append(String(word)) }
      word = nil
    }
  }
}

extension String {
  /// The string in quotes, as a command line can contain it.
  public var quoted: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isSign { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return "\"\(escaped)\""
  }

  /// The string as a single word of a command line: in quotes where necessary.
  public var quotedIfNeeded: String {
    let needsQuotes =
      isEmpty || unicodeScalars.first?.closer != nil
      || unicodeScalars.contains { $0.properties.isWhitespace || $0.isSign }
      || zip(unicodeScalars, unicodeScalars.dropFirst()).contains { $0 == "=" && $1.closer != nil }
    return needsQuotes ? quoted : self
  }
}

extension Substring.UnicodeScalarView {
  /// Where a quote is at the end of a word.
  fileprivate func endOfWord(closedBy closer: Unicode.Scalar) -> Index? {
    indices.first { place in
      guard self[place] == closer else { return false }
      let next = index(after: place)
      return next == endIndex || self[next].properties.isWhitespace
    }
  }
}

extension Unicode.Scalar {
  /// What closes a single quote.
  fileprivate var closer: Unicode.Scalar? {
    switch self {
    case "'": "'"
    case "‘": "’"
    default: nil
    }
  }

  /// Whether it means something in a line.
  fileprivate var isSign: Bool {
    switch self {
    case "\"", "“", "”", "\\": true
    default: false
    }
  }
}
