import Cells
import Trace

/// A question for events of a run: a pattern, and where in the run to look for it.
public struct EventQuery: Hashable, Sendable {
  /// A part of the run, up to or from the first event that matches another pattern.
  struct Bound: Hashable {
    enum Word: String, CaseIterable { case after, before }

    let word: Word
    var pattern: EventPattern
  }

  public var pattern: EventPattern
  /// `nil` for the whole run.
  var bound: Bound?

  public init(_ pattern: EventPattern) { self.pattern = pattern }
}

/// Why words are no question for events.
public enum EventQueryProblem: Error, Hashable, Sendable {
  /// No word says what to look for.
  case nothing
  /// A word that needs another word after it is the last, such as `to`.
  case open(String)
  case unknownKind(String)
  /// A word too many: a second receiver, or a second method.
  case tooMuch(String)
}

extension EventQuery {
  /// The words that have a meaning of their own.
  public static let keywords = EventReader.Keyword.allCases.map(\.rawValue)
  /// The words that begin a bound.
  public static let bounds = Bound.Word.allCases.map(\.rawValue)
  /// The words after which a value comes, whatever its letters.
  public static let beforeValue = ["with", "was", "=", "=="]

  /// Reads words such as `to Recording kind call after setName`. Words in quotes come without them.
  public init(_ words: [String]) throws(EventQueryProblem) {
    var reader = EventReader(words)
    self = try reader.query()
  }
}

extension EventPattern {
  /// Reads a pattern as lessons write it, in a code span; `nil` when the text is no pattern. A single word is
  /// never a keyword. After a method, arguments have to be those of the message: `setName("Hi")`. Labels alone say
  /// nothing: `setName(_:)`.
  public init?(_ text: String) {
    let named = text.replacing(/\(.*\)/, with: "").trimmed
    let words = named.replacing("->", with: " -> ").split(whereSeparator: \.isWhitespace)
      .map(String.init)
    if words.count == 1, words[0] != "->" {
      self.init(word: words[0])
    } else {
      guard let query = try? EventQuery(words), query.bound == nil else { return nil }
      self = query.pattern
    }
    let method = text.firstMatch(of: /\w+\(.*\)/).map { String($0.output) }
    call = method.flatMap { $0.hasArguments ? $0 : nil }
  }
}

/// Reads the words of a query one after the other.
struct EventReader {
  enum Keyword: String, CaseIterable {
    case from, to, kind, with, was, state, breach
  }

  private var words: ArraySlice<String>

  init(_ words: [String]) {
    self.words = words.withWholeCalls[...]
  }

  mutating func query() throws(EventQueryProblem) -> EventQuery {
    var query = EventQuery(try pattern())
    guard let word = words.popFirst(), let bound = word.bound else { return query }
    guard !words.isEmpty else { throw .open(word) }
    query.bound = .init(word: bound, pattern: try pattern())
    if let rest = words.first { throw .tooMuch(rest) }
    return query
  }

  private mutating func pattern() throws(EventQueryProblem) -> EventPattern {
    guard let first = words.first, first.bound == nil else { throw .nothing }
    var pattern = EventPattern()
    while let word = words.first, word.bound == nil {
      words.removeFirst()
      if let keyword = Keyword(rawValue: word.lowercased()) {
        try read(keyword, into: &pattern)
      } else {
        try read(word, into: &pattern)
      }
    }
    return pattern
  }

  private mutating func read(
    _ keyword: Keyword, into pattern: inout EventPattern
  ) throws(EventQueryProblem) {
    switch keyword {
    case .from: try set(&pattern.from, to: next(after: keyword.rawValue))
    case .to: try set(&pattern.to, to: next(after: keyword.rawValue))
    case .kind: pattern.kind = try kind(next(after: keyword.rawValue))
    case .with:
      let text = try next(after: keyword.rawValue)
      // Every argument has an empty text in it.
      guard !text.isEmpty else { throw .open(keyword.rawValue) }
      try set(&pattern.argument, toValue: text)
    case .was: try set(&pattern.old, toValue: next(after: keyword.rawValue))
    case .state: pattern.isState = true
    case .breach: pattern.isBreach = true
    }
  }

  private func kind(_ word: String) throws(EventQueryProblem) -> MessageKind {
    guard let kind = MessageKind(rawValue: word.lowercased()) else { throw .unknownKind(word) }
    return kind
  }

  /// Reads a word without a meaning of its own: `setName`, `Hello.name`, `A -> B : call`, `= Hi`.
  private mutating func read(
    _ word: String, into pattern: inout EventPattern
  ) throws(EventQueryProblem) {
    if let ends = word.split(at: "->") {
      words.insert(contentsOf: ends, at: words.startIndex)
    } else if words.first == "->" {
      words.removeFirst()
      try readArrow(from: word, into: &pattern)
    } else if word == "->" {
      throw .open(word)
    } else if ["=", "=="].contains(word) {
      try set(&pattern.new, toValue: next(after: word))
    } else if let sides = word.split(at: "==") ?? word.split(at: "=") {
      words.insert(contentsOf: sides, at: words.startIndex)
    } else {
      try readName(word, into: &pattern)
    }
  }

  private mutating func readArrow(
    from sender: String, into pattern: inout EventPattern
  ) throws(EventQueryProblem) {
    if let word = pattern.word { throw .tooMuch(word) }
    if sender != "*" { try set(&pattern.from, to: sender) }
    let receiver = try next(after: "->")
    if receiver != "*" { try set(&pattern.to, to: receiver) }
    guard words.first == ":" else { return }
    words.removeFirst()
    try readMember(next(after: ":"), into: &pattern)
  }

  /// `Recording.setName` is what its receiver gets, and `Recording.name` its state.
  private func readName(
    _ word: String, into pattern: inout EventPattern
  ) throws(EventQueryProblem) {
    let name = word.prefix { $0 != "(" }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.index(after: dot) < name.endIndex
    else { return try readMember(word, into: &pattern) }
    try set(&pattern.to, to: String(word[..<dot]))
    try readMember(String(word[word.index(after: dot)...]), into: &pattern)
  }

  /// A property or a method, which may come with its arguments: `setName("Hi")`.
  private func readMember(
    _ word: String, into pattern: inout EventPattern
  ) throws(EventQueryProblem) {
    try set(&pattern.word, to: word.withoutParentheses)
    if word.hasArguments { pattern.call = word }
  }

  private mutating func next(after word: String) throws(EventQueryProblem) -> String {
    guard let next = words.popFirst() else { throw .open(word) }
    return next
  }

  private func set(_ part: inout String?, to word: String) throws(EventQueryProblem) {
    guard !word.isEmpty, word != ":" else { throw .tooMuch(word) }
    try set(&part, toValue: word)
  }

  private func set(_ part: inout String?, toValue word: String) throws(EventQueryProblem) {
    guard part == nil else { throw .tooMuch(word) }
    part = word
  }
}

extension [String] {
  /// A call whose arguments have spaces is a single word: `reSort(changedItem: Hello)`.
  fileprivate var withWholeCalls: [String] {
    let last = lastIndex { $0.hasSuffix(")") } ?? -1
    var (words, next): ([String], Int) = ([], 0)
    while next < count {
      // After the last closing parenthesis, no call ends.
      let close =
        next <= last && self[next].beginsCall ? self[next...].firstIndex { $0.hasSuffix(")") } : nil
      words.append(self[next...(close ?? next)].joined(separator: " "))
      next = (close ?? next) + 1
    }
    return words
  }
}

extension String {
  /// Whether it is a name and an open parenthesis, maybe with the first argument.
  fileprivate var beginsCall: Bool { contains(/^[\w.]+\(/) }

  fileprivate var bound: EventQuery.Bound.Word? { .init(rawValue: lowercased()) }

  /// `setName(_:)` as `setName`.
  var withoutParentheses: String { String(prefix { $0 != "(" }) }

  /// Whether a call has more than labels in its parentheses: `setName("Hi")`, not `setName(_:)`.
  fileprivate var hasArguments: Bool {
    guard let open = firstIndex(of: "("), last == ")" else { return false }
    let inside = self[index(after: open)...].dropLast()
    return !inside.isEmpty && inside.last != ":"
  }

  /// `A->B` as its two sides with the sign between them; `nil` when the sign is not inside. An argument such as
  /// `"a=b"` has none.
  fileprivate func split(at sign: String) -> [String]? {
    let open = firstIndex(of: "(") ?? endIndex
    let close = lastIndex(of: ")") ?? endIndex
    guard self != sign, self != sign + sign,
      let range = ranges(of: sign).first(where: { $0.lowerBound < open || $0.lowerBound > close })
    else { return nil }
    let sides = [self[..<range.lowerBound], self[range], self[range.upperBound...]]
    return sides.map(String.init).filter { !$0.isEmpty }
  }
}
