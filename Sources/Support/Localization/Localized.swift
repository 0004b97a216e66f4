/// A phrase in the current language, or in English if the catalogue has no translation.
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

/// The same for a text from a table, such as the title of a mistake.
public func localized(dynamic text: String) -> String { localized(Phrase(text: text)) }

extension [String] {
  /// `a, b, c`, in Chinese `a、b、c`.
  public var commaSeparated: String { joined(separator: localized(", ")) }

  /// The same for clauses: `a, b`, in Chinese `a，b`.
  public var joinedClauses: String {
    dropFirst().reduce(first ?? "") { localized("\($0), \($1)") }
  }

  /// `A. B.`, in Chinese without the space.
  public var joinedSentences: String {
    dropFirst().reduce(first ?? "") { localized("\($0) \($1)") }
  }

  /// `a, b and c`, in Chinese `a、b 和 c`.
  public func listed(_ word: Conjunction) -> String {
    guard count > 1, let last else { return first ?? "" }
    let others = Array(dropLast()).commaSeparated
    return switch word {
    case .and: localized("\(others) and \(last)")
    case .or: localized("\(others) or \(last)")
    }
  }
}

/// What is between the last two things of a list.
public enum Conjunction: Sendable { case and, or }
