/// Says something in the present language; in English where nobody has translated it.
public func localized(_ phrase: Phrase) -> String {
  guard Language.current == .chinese, let form = Chinese.phrases[phrase.key] else {
    return phrase.filled(into: phrase.key)
  }
  return phrase.filled(into: form, closingGaps: true)
}

/// One of two whole phrases: `one` for a count of 1, `other` for every other count.
///
///     localized(count, one: "1 message", other: "\(count) messages")
public func localized(_ count: Int, one: Phrase, other: Phrase) -> String {
  localized(count == 1 ? one : other)
}

/// The same for words that stand in a table elsewhere, such as the title of a mistake.
public func localized(dynamic text: String) -> String { localized(Phrase(text: text)) }
