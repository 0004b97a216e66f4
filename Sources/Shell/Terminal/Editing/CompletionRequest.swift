import Cells

/// The place in a line where the user asks for completions.
public struct CompletionRequest: Equatable, Sendable {
  /// The line up to the cursor.
  public var line: String
  /// Where its last word begins, after the quote if one was opened.
  public var wordStart: String.Index
  /// Whether the last word begins with a quote, which is not closed.
  public var isInQuotes: Bool

  /// Returns `nil` when the line has fewer bytes than `wordOffset`.
  init?(line: String, wordOffset: Int, isInQuotes: Bool = false) {
    let bytes = line.utf8
    guard
      let start = bytes.index(bytes.startIndex, offsetBy: wordOffset, limitedBy: bytes.endIndex)
    else { return nil }
    self.line = line
    self.wordStart = start
    self.isInQuotes = isInQuotes
  }

  /// The word as it was meant.
  public var word: String { isInQuotes ? Quoting.unescaped(typed) : typed }

  /// The word as it was typed, without its quote.
  private var typed: String { String(line[wordStart...]) }

  /// What to do with the candidates, which have no quotes or escapes.
  func answer(from candidates: [String]) -> CompletionAnswer {
    let fitting = Self.fitting(candidates, word)
    switch fitting.count {
    case 0: return .nothing
    case 1: return .one(written(fitting[0]), endsWord: Self.isWhole(fitting[0]))
    default: return .several(beginning: beginning(of: fitting), choices: fitting.map(written))
    }
  }

  /// The beginning that all candidates share, but never less than was typed.
  private func beginning(of candidates: [String]) -> String {
    let shared = Self.sharedBeginning(of: candidates)
    return shared.count < word.count ? typed : written(shared, isWhole: false)
  }

  private func written(_ candidate: String) -> String {
    written(candidate, isWhole: Self.isWhole(candidate))
  }

  private func written(_ text: String, isWhole: Bool) -> String {
    if isInQuotes { return Quoting.inside(text) }
    return isWhole ? Quoting.word(text) : Quoting.beginning(text)
  }

  /// After the `/` of a folder or the `=` of an option, the same word goes on.
  private static func isWhole(_ candidate: String) -> Bool {
    !candidate.hasSuffix("/") && !candidate.hasSuffix("=")
  }

  /// The candidates that begin with the word. Upper and lower case count as equal.
  private static func fitting(_ candidates: [String], _ word: String) -> [String] {
    let start = word.lowercased()
    return candidates.filter { $0.lowercased().hasPrefix(start) }.uniqued()
  }

  /// In the case of the first text.
  private static func sharedBeginning(of texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { shared, text in
      String(zip(shared, text).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
  }
}

enum CompletionAnswer: Equatable {
  case nothing
  /// What to write instead of the word, and whether it is finished.
  case one(String, endsWord: Bool)
  case several(beginning: String, choices: [String])
}
