import Cells

/// Which message is meant: `setName`, `post`, `PlayVC -> Recording`, `NC -> * : observer`.
public struct MessagePattern: Hashable, Sendable {
  /// A participant or a role; `nil` for anybody.
  public var from: String?
  public var to: String?
  /// A kind of message, or a method without what stands in its parentheses. Where no sender and no
  /// receiver are named, it may be a receiver, too.
  public var word: String?

  public init(from: String? = nil, to: String? = nil, word: String? = nil) {
    self.from = from
    self.to = to
    self.word = word
  }

  /// `nil` for words that name no message.
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
    case (2, 1): self.init(from: ends[0].orAnybody, to: ends[1].orAnybody)
    case (2, 2):
      let word = parts[1].withoutParentheses
      self.init(from: ends[0].orAnybody, to: ends[1].orAnybody, word: word)
    default: return nil
    }
  }

  /// Whether it is one word, which may stand for a receiver.
  public var isOneWord: Bool { from == nil && to == nil && word != nil }
}

extension String {
  /// `setName(_:)` as `setName`.
  var withoutParentheses: String { String(prefix { $0 != "(" }) }

  fileprivate var orAnybody: String? { self == "*" ? nil : self }
}
