import Actions
import Analysis
import Lessons

extension Stop {
  /// The words after the query.
  enum Modifier: String, CaseIterable {
    case once, count
    case condition = "if"
  }

  /// Reads words such as `setName once` or `Recording.name count 2 if Hello.name = "Hi"`.
  init(_ sort: Sort, _ words: [String]) throws(ShellProblem) {
    let start = words.firstIndex { Modifier(rawValue: $0.lowercased()) != nil } ?? words.count
    var query = try EventQuery(asked: Array(words[..<start]))
    if sort == .state { query.pattern.isState = true }
    self.init(
      sort: sort, query: query, words: words.map(\.quotedIfNeeded).joined(separator: " "))
    try read(words[start...])
  }

  private mutating func read(_ modifiers: ArraySlice<String>) throws(ShellProblem) {
    var words = modifiers
    while let word = words.popFirst() {
      switch Modifier(rawValue: word.lowercased()) {
      case .once: isOnce = true
      case .count:
        guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw .search(.noCount)
        }
        count = number
      case .condition:
        condition = try Predicate(asked: Array(words))
        words = []
      case nil: throw .search(.query(.tooMuch(word)))
      }
    }
  }
}

extension Predicate {
  /// A condition in the words of a line. Their quotes are gone; the text of a screen needs them.
  fileprivate init(asked words: [String]) throws(ShellProblem) {
    var words = words
    if words.count > 2, words[0].lowercased() == "screen" {
      words = Array(words[..<2]) + ["\"\(words[2...].joined(separator: " "))\""]
    }
    guard let condition = Predicate(words.joined(separator: " ")) else {
      throw .search(.noCondition(words.joined(separator: " ")))
    }
    self = condition
  }
}

extension EventQuery {
  /// Words of a line that ask for events.
  init(asked words: [String]) throws(ShellProblem) {
    do {
      try self.init(words)
    } catch {
      throw .search(.query(error))
    }
  }
}
