import Cells

/// A pattern that messages match: `setName`, `post`, `PlayVC -> Recording`, `NC -> * : observer`.
public struct MessagePattern: Hashable, Sendable {
  /// A participant or a role; `nil` matches any.
  public var from: String?
  /// A participant or a role; `nil` matches any.
  public var to: String?
  /// A kind of message, or a method without its parentheses; `nil` matches any. When it stands
  /// alone, it may also name a receiver.
  public var word: String?

  public init(from: String? = nil, to: String? = nil, word: String? = nil) {
    self.from = from
    self.to = to
    self.word = word
  }

  /// `nil` when the text is no pattern.
  public init?(_ text: String) {
    let parts = text.split(separator: " : ", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    guard let first = parts.first, !first.isEmpty else { return nil }
    let ends = first.split(separator: "->", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    let names = ends + parts.dropFirst()
    guard names.allSatisfy({ !$0.isEmpty && !$0.withoutParentheses.contains(" ") }) else {
      return nil
    }
    switch (ends.count, parts.count) {
    case (1, 1): self.init(word: first.withoutParentheses)
    case (2, 1): self.init(from: ends[0].orAny, to: ends[1].orAny)
    case (2, 2):
      let word = parts[1].withoutParentheses
      self.init(from: ends[0].orAny, to: ends[1].orAny, word: word)
    default: return nil
    }
  }

  /// Whether it is a single word, which may name a receiver.
  public var isOneWord: Bool { from == nil && to == nil && word != nil }
}

extension String {
  /// `setName(_:)` as `setName`.
  var withoutParentheses: String { String(prefix { $0 != "(" }) }

  fileprivate var orAny: String? { self == "*" ? nil : self }
}
