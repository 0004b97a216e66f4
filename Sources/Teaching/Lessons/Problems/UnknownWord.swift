import Localization

/// A word that is not among the words known in its place.
public struct UnknownWord: Hashable, Sendable {
  let word: String
  let known: [String]

  /// - Parameter known: the words that are allowed there. The message suggests the nearest of them.
  public init(_ word: String, among known: [String]) {
    self.word = word
    self.known = known
  }

  /// "Did you mean …?", or all known words when none is near. Empty when no word is known in its place.
  var guess: String {
    if known.isEmpty { return "" }
    if let nearest = Spelling.nearest(to: word, among: known) {
      return localized(" Did you mean `\(nearest)`?")
    }
    let list = known.inCode.commaSeparated
    return localized(known.count, one: " There is \(list).", other: " There are \(list).")
  }
}

extension [String] {
  /// Each in a code span.
  var inCode: [String] { map { "`\($0)`" } }
}
