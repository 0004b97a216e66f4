import Localization

/// Writes a text as one word of a command line, as `Words` reads it: in quotes where necessary, with `\` before quotes and
/// backslashes.
enum Quoting {
  static func word(_ text: String) -> String {
    // At the beginning of a line, `#` would make a comment of it.
    text.hasPrefix("#") ? text.quoted : text.quotedIfNeeded
  }

  /// The beginning of a word that is not finished: its quote stays open.
  static func beginning(_ text: String) -> String {
    let word = word(text)
    if text.isEmpty || word == text { return text }
    return String(word.unicodeScalars.dropLast())
  }

  /// What is between the quotes.
  static func inside(_ text: String) -> String {
    String(text.quoted.unicodeScalars.dropFirst().dropLast())
  }

  /// The text that is between the quotes.
  static func unescaped(_ inside: String) -> String {
    var isEscaped = false
    let scalars = inside.unicodeScalars.filter { scalar in
      isEscaped = scalar == "\\" && !isEscaped
      return !isEscaped
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
