/// Reads a text character by character, and says of each whether it is inside quotes.
struct Quotes {
  private var isInside = false
  private var isEscaped = false

  /// Whether the next character is in a string, or one of its quotes.
  mutating func contain(_ character: Character) -> Bool {
    let wasInside = isInside
    if character == "\"", !isEscaped { isInside.toggle() }
    isEscaped = isInside && character == "\\" && !isEscaped
    return wasInside || isInside
  }
}

extension String {
  /// The text without the strings in it.
  var outsideOfQuotes: String {
    var quotes = Quotes()
    return filter { !quotes.contain($0) }
  }
}
