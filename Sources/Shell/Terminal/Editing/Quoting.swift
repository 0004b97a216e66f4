/// Writes a text as one word of a command line: in quotes where necessary, with `\` before quotes and
/// backslashes.
enum Quoting {
  static func word(_ text: String) -> String {
    needsQuotes(text) ? "\"\(escaped(text, inside: "\""))\"" : text
  }

  /// The beginning of a word that is not finished: its quote stays open.
  static func beginning(_ text: String) -> String {
    !text.isEmpty && needsQuotes(text) ? "\"\(escaped(text, inside: "\""))" : text
  }

  static func escaped(_ text: String, inside quote: Character) -> String {
    text.reduce(into: "") { result, character in
      if character == quote || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }

  static func unescaped(_ text: String) -> String {
    var isEscaped = false
    return text.filter { character in
      isEscaped = character == "\\" && !isEscaped
      return !isEscaped
    }
  }

  private static func needsQuotes(_ text: String) -> Bool {
    text.isEmpty || text.hasPrefix("#") || text.contains { $0.isWhitespace || "\"'\\".contains($0) }
  }
}
