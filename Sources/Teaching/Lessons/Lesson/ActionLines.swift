import Actions
import Cells

extension String {
  /// The actions of a line such as `launch ; open "Hello"`, also with the semicolon of a Chinese
  /// keyboard. In double quotes it separates nothing.
  public var actionLines: [String] {
    var quotes = DoubleQuotes()
    let parts = split { quotes.areClosed(after: $0) && ";；".contains($0) }
    return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether a comma outside double quotes comes before the name of an action. Any other may belong to a label that has
  /// no quotes: `type Hello, world`.
  public var hasCommaBetweenActions: Bool {
    var quotes = DoubleQuotes()
    return indices.contains { index in
      quotes.areClosed(after: self[index]) && ",，、".contains(self[index])
        && self[index...].dropFirst().beginsWithAction
    }
  }
}

extension Substring {
  /// Whether its first word is the name of an action.
  var beginsWithAction: Bool {
    // Only so much of it is read that many commas on a long line take no longer.
    let start = drop(while: \.isWhitespace).prefix(20)
    return Action.names.contains(String(start.prefix { !$0.isWhitespace }))
  }
}

/// Which parts of a text are in `"…"` or `“…”`, read as a line of actions is read. Within `"…"`, curly quotes are letters.
struct DoubleQuotes {
  private var opener: Character?

  init() {}

  /// - Parameter character: the next one of the text.
  mutating func areClosed(after character: Character) -> Bool {
    if character == "\"" || opener != "\"" && "“”".contains(character) {
      opener = opener == nil ? character : nil
    }
    return opener == nil
  }
}
