import Localization

// A typed line, taken apart.

extension String {
  /// In small letters, without spaces, punctuation, the arguments of calls, and a remark in brackets at the end.
  var bare: String {
    withoutArguments.withoutRemark.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `spy` of `spy (a kind of double).`: without the brackets around its last word, if a word is before them.
  private var withoutRemark: Substring {
    let isBracket = { (sign: Character) in sign == "(" || sign == ")" }
    guard let last = lastIndex(where: { $0.isLetter || $0.isNumber }),
      let open = self[..<last].lastIndex(where: isBracket), self[open] == "(",
      self[last...].first(where: isBracket) == ")",
      self[..<open].contains(where: { !$0.isWhitespace })
    else { return self[...] }
    return self[..<open]
  }

  /// `save or post` of `save(Hello, .moved(to: 1)) or post()`. The last bracket need not be closed.
  var withoutArguments: String {
    let line = narrow
    guard line.contains("(") else { return line }
    var words = ""
    // How deep in brackets it is, and whether a bracket would begin arguments: not that in `1(b)`.
    var (depth, isName) = (0, false)
    for sign in line {
      if depth > 0 || isName && sign == "(" {
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      } else {
        words.append(sign)
        isName = sign.isLetter || isName && (sign.isNumber || sign == "_")
      }
    }
    return words
  }

  /// `a c` of `I think a and c`, `the answer is a, c`, `选 a 和 c` or `答案：a、c`: without what is said around letters. Other
  /// words stay.
  var withoutWordsAroundLetters: String {
    let chinese = ["答案", "选择", "我", "选", "選", "是", "和", "与", "與", "及"]
    return chinese.reduce(narrow) { $0.replacing($1, with: " ") }
      .replacing(Self.wordsAroundLetters, with: " ")
  }

  /// Made once, since every line is looked at, and only read.
  private nonisolated(unsafe) static let wordsAroundLetters =
    #/
    \b (?: i\s(?:think|guess|choose|say) | it'?s | it | my | the | answers? | letters? | choices?
      | is | are | and ) \b
    /#
    .ignoresCase().wordBoundaryKind(.simple)

  /// Signs around letters say nothing. At the beginning some do: `!b` is an earlier line, `-1` an option.
  var hasOnlyNamesOfChoices: Bool {
    let signs = ".,;:()/+&、。!?\"'“”‘’「」->→"
    guard let first, !"!?->→".contains(first), !contains(Self.inWord) else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || signs.contains($0) }
  }

  /// An apostrophe in a word. It is only read.
  private nonisolated(unsafe) static let inWord = #/\p{L}['’]\p{L}/#

  /// Its words, without those that people say around a choice, and without the arguments of calls.
  var sentenceWords: [String] {
    withoutArguments.withoutWordsAroundLetters.lowercased()
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  var wordsOfChoices: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// `a` and `c` from `a c`, `a,c`, `(a) (c)` or `ac`; a number such as `10` is one name if there are so many choices.
  func names(ofChoices count: Int) -> [String] {
    wordsOfChoices.flatMap { word in
      Int(word).map { (1...max(count, 1)).contains($0) } ?? false
        ? [String(word)] : word.map(String.init)
    }
  }

  /// `e c` of `1e 2c`, `(1) e (2) c`, `1=e, 2=c` or `2. c 1. e`, and so with the words of choices; `nil` where the line
  /// says something else.
  func inOrderOfPlaces(
    _ places: ClosedRange<Int>, isName: (String) -> Bool
  ) -> String? {
    let pair = #/([0-9]{1,3})[^\p{L}\p{N}]*(\p{L}+)/#
    let line = withoutArguments.lowercased()
    let pairs = line.matches(of: pair).map { (place: Int($0.1) ?? 0, name: String($0.2)) }
    let rest = line.replacing(pair, with: "")
    guard !pairs.isEmpty, !rest.contains(where: { $0.isLetter || $0.isNumber }),
      pairs.allSatisfy({ places.contains($0.place) && isName($0.name) }),
      Set(pairs.map(\.place)).count == pairs.count
    else { return nil }
    return pairs.sorted { $0.place < $1.place }.map(\.name).joined(separator: " ")
  }

  /// Its words, as they are compared, in pieces between commas. The arguments of calls are no words.
  var pieces: [[String]] {
    withoutArguments.split { ",;、".contains($0) }
      .map { $0.split(whereSeparator: \.isWhitespace).map { String($0).bare } }
      .map { words in words.filter { !$0.isEmpty } }
      .filter { !$0.isEmpty }
  }

  /// Every word and name in it, in small letters, without the arguments of calls: `store` and `save` of `Store.save(x)`.
  var codeWords: [String] { withoutArguments.wordsOfChoices.map(String.init) }
}
