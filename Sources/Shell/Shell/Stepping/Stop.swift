import Actions
import Analysis
import Lessons

/// Where `continue` stops, and an action in its middle.
struct Stop {
  /// The command that sets it.
  enum Sort: String {
    case messages = "break"
    case state = "watch"
  }

  /// By which it is removed; 0 until it is set.
  var number = 0
  let sort: Sort
  let query: EventQuery
  /// Whether it goes away when it has stopped once.
  var isOnce = false
  /// Which of the matches stops, counted from 1; `nil` for every match.
  var count: Int?
  /// What must be true just after the match; `nil` for no condition.
  var condition: Predicate?
  /// As it was typed after its command.
  let words: String

  /// `break setName`
  var text: String { "\(sort.rawValue) \(words)" }
}

/// The stops that are set. A number is never given twice.
struct StopList {
  private(set) var all: [Stop] = []
  private var last = 0

  /// - Returns: the stop with its number.
  mutating func add(_ stop: Stop) -> Stop {
    last += 1
    var stop = stop
    stop.number = last
    all.append(stop)
    return stop
  }

  /// - Returns: `false` when there is no stop with this number.
  mutating func remove(_ number: Int) -> Bool {
    guard let index = all.firstIndex(where: { $0.number == number }) else { return false }
    all.remove(at: index)
    return true
  }

  mutating func removeAll() { all = [] }
}

extension Stop {
  /// The words after the query.
  enum Modifier: String, CaseIterable {
    case once, count
    case condition = "if"
  }

  /// Reads words such as `setName once` or `Recording.name count 2 if Hello.name = "Hi"`.
  init(_ sort: Sort, _ words: [String]) throws(ShellProblem) {
    let start = Self.lengthOfQuery(words)
    var query = try Self.query(words, start)
    if query.pattern.isOneWord, let word = query.pattern.word, Int(word) != nil {
      throw .search(.number(word, isWatched: sort == .state))
    }
    if sort == .state {
      guard !query.pattern.isOfMessages else { throw .search(.messagesWatched(words.asTyped)) }
      query.pattern.isState = true
    }
    self.init(sort: sort, query: query, words: words.asTyped)
    try read(words[start...])
  }

  /// The query before the modifiers. In `setName with if Hello.name = Hi` the value of `with` is missing: `if` is none.
  private static func query(_ words: [String], _ length: Int) throws(ShellProblem) -> EventQuery {
    do throws(ShellProblem) {
      return try EventQuery(asked: Array(words[..<length]))
    } catch {
      let part = words[..<length].prefix { Modifier(rawValue: $0.lowercased()) == nil }
      _ = try EventQuery(asked: Array(part))
      throw error
    }
  }

  /// How many words come before the modifiers. The first word is none: a property may be called `count`.
  private static func lengthOfQuery(_ words: [String]) -> Int {
    var length = 0
    while length < words.count,
      length == 0 || Modifier(rawValue: words[length].lowercased()) == nil
    {
      length += EventQuery.beforeValue.contains(words[length].lowercased()) ? 2 : 1
    }
    return min(length, words.count)
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
  /// A condition in the words of a line. Their quotes are gone; the text of a screen and an empty value need them.
  fileprivate init(asked words: [String]) throws(ShellProblem) {
    var words = words
    if words.count > 2, words[0].lowercased() == "screen" {
      words = Array(words[..<2]) + ["\"\(words[2...].joined(separator: " "))\""]
    } else {
      words = words.map { $0.isEmpty ? "\"\"" : $0 }
    }
    let typed = words.joined(separator: " ")
    let spaced = typed.replacing(#/^(\w+(?:\.\w+)*)(==?|!=)/#) {
      "\($0.output.1) \($0.output.2) "
    }
    guard let condition = Predicate(spaced) else { throw .search(.noCondition(typed)) }
    if case .message(let pattern, _) = condition, pattern.isValueOfWord {
      throw .search(.noObject(typed))
    }
    self = condition
  }
}

extension EventQuery {
  /// Words of a line that ask for events.
  init(asked words: [String]) throws(ShellProblem) {
    let names = zip([""] + words, words).filter { !Self.beforeValue.contains($0.0.lowercased()) }
    if names.contains(where: { $0.1.isComparison }) {
      throw .search(.comparison("!="))
    }
    do {
      try self.init(words)
    } catch {
      if case .tooMuch(let word) = error, word.hasPrefix(">") || word.hasPrefix("<") {
        // What comes after an equals sign is read as the next word.
        let typed = words.first { $0.hasPrefix(word) } ?? word
        throw .search(.comparison(String(typed.prefix { "<>=".contains($0) })))
      }
      throw .search(.query(error))
    }
  }
}

extension String {
  /// Whether it compares with `!=`. An argument such as `"a!=b"` does not.
  fileprivate var isComparison: Bool {
    prefix { $0 != "(" }.contains("!=") && !contains(where: \.isWhitespace)
  }
}

extension EventPattern {
  /// Whether it is a value without an object: `name = Hi`. No message has it; a state has it.
  fileprivate var isValueOfWord: Bool {
    isOneWord && kind == nil && (new ?? old) != nil
  }

  /// Whether it says what only messages have.
  fileprivate var isOfMessages: Bool {
    from != nil || kind != nil || argument != nil || call != nil || isBreach
  }
}
