nonisolated extension String {
  /// The text as a literal of Swift, in quotes.
  public var swiftLiteral: String { debugDescription.withPlainApostrophes }

  /// The text, which has literals in it, as you would write them: `debugDescription` escapes apostrophes too.
  var withPlainApostrophes: String {
    guard utf8.contains(UInt8(ascii: "'")) else { return self }
    var text = UnicodeScalarView()
    var isEscaped = false
    for scalar in unicodeScalars {
      if isEscaped, scalar == "'" { text.removeLast() }
      text.append(scalar)
      isEscaped = !isEscaped && scalar == "\\"
    }
    return String(text)
  }
}
