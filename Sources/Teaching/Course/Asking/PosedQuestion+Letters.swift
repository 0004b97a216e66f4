import Lessons

// How a typed line names choices: by their letters or numbers, or by the words that they begin with.

extension PosedQuestion {
  /// Whether a letter or number is asked for.
  public var asksForLetters: Bool { answer != .words }

  /// Whether a line names choices and says nothing else: `b`, `b)`, `(b)`, `"b"`, `b!`, `2`, `ab`, `a,b`, `a b`, `a/b`,
  /// `a -> b`, `I think a and b`, `选 a 和 b`. Single letters may also be names that no choice has.
  public func namesChoices(_ line: String) -> Bool {
    let line = onlyLetters(of: line)
    guard asksForLetters, line.hasOnlyNamesOfChoices, !isRange(line) else { return false }
    let names = line.names(ofChoices: options.count)
    let words = line.wordsOfChoices
    if words.allSatisfy({ $0.count == 1 }) { return !words.isEmpty }
    return Set(names).count == names.count && names.allSatisfy { index(of: $0) != nil }
  }

  /// Indices of options from letters or numbers, or from words of choices.
  func letters(_ line: String) throws(AnswerProblem) -> [Int] {
    let line = onlyLetters(of: line)
    let names = line.names(ofChoices: options.count)
    guard !names.isEmpty else { throw .empty }
    guard !line.wordsOfChoices.contains(where: isWord) else { return try choices(calledBy: line) }
    return try names.map { name throws(AnswerProblem) in
      guard let index = index(of: name) else { throw .notALetter(name, last: options.count) }
      return index
    }
  }

  /// Whether it is a word of a choice, or has a sign that is no letter of a choice.
  private func isWord(_ word: Substring) -> Bool {
    let isOneName = word.count == 1 && word.allSatisfy(\.isASCII)
    guard !isOneName, Int(word) == nil else { return false }
    return word.contains { index(of: String($0)) == nil } || !choices(called: String(word)).isEmpty
  }

  /// Whether `a-c` may mean all from a to c: where several are right.
  private func isRange(_ line: String) -> Bool {
    guard case .several = answer else { return false }
    return line.replacing("->", with: "").contains("-")
  }

  private func index(of name: String) -> Int? {
    options.indices.first { Letters.letter($0) == name || String($0 + 1) == name }
  }

  /// Without what people say around letters. Where each of them has its place, such as a blank, before it, they come in
  /// the order of the places.
  private func onlyLetters(of line: String) -> String {
    let line = line.withoutWordsAroundLetters
    guard case .sequence(let right) = answer else { return line }
    return line.inOrderOfPlaces(1...max(right.count, 1)) {
      $0.count == 1 && $0.allSatisfy(\.isASCII) || !choices(called: $0).isEmpty
    } ?? line
  }
}

// MARK: Words of choices

extension PosedQuestion {
  /// Whether a line has words of choices and says nothing else. Two choices may have the same word; then only a letter
  /// tells which is meant.
  public func callsChoices(_ line: String) -> Bool {
    asksForLetters && !meanings(of: line).isEmpty
  }

  /// Whether one of the words in a line is in the code of a choice.
  public func mentionsChoices(_ line: String) -> Bool {
    let words = Set(options.flatMap(\.text.codeWords))
    return asksForLetters && line.parts.contains { words.contains($0.bare) }
  }

  /// What to say to words that are an answer in no way.
  public var otherWords: AnswerProblem {
    if case .one = answer { return .wordsOfNoChoice(last: options.count) }
    return .words(last: options.count)
  }

  private func choices(calledBy line: String) throws(AnswerProblem) -> [Int] {
    let meanings = meanings(of: line)
    guard !meanings.isEmpty, meanings.allSatisfy({ $0.count == 1 }) else { throw otherWords }
    return meanings.map { $0[0] }
  }

  /// The choices that each word of a line could mean; none where it has another word. A message of several words is one.
  private func meanings(of line: String) -> [[Int]] {
    let whole = choices(called: line)
    guard whole.isEmpty else { return [whole] }
    let meanings = onlyLetters(of: line).parts.map(choices(called:))
    if !meanings.isEmpty, meanings.allSatisfy({ !$0.isEmpty }) { return meanings }
    return choice(saying: line).map { [[$0]] } ?? []
  }

  /// Where one is right: the only choice that says all this, or has it as a part of two words, or of a long one. A part
  /// without the `not` of its choice may say the opposite.
  private func choice(saying line: String) -> Int? {
    let said = line.sentenceWords
    guard case .one = answer, !said.isEmpty else { return nil }
    let sayings = options.map(\.text.sentenceWords)
    let whole = sayings.indices.filter { sayings[$0] == said }
    guard whole.isEmpty else { return whole.count == 1 ? whole[0] : nil }
    let parts = sayings.indices.filter {
      sayings[$0].contains(said) && sayings[$0].denials == said.denials
    }
    return parts.count == 1 && (said.count > 1 || said[0].count >= 8) ? parts[0] : nil
  }

  /// A choice, too, is looked up without the words that people say around it.
  private func choices(called word: String) -> [Int] {
    let word = word.withoutWordsAroundLetters.bare
    guard !word.isEmpty else { return [] }
    return options.indices.filter {
      options[$0].text.names.contains { $0.withoutWordsAroundLetters.bare == word }
    }
  }
}

extension PosedQuestion.Option.Text {
  /// The code span at its beginning, else all its code spans. A message may go without its kind: `NC -> FolderVC` for
  /// `NC -> FolderVC : observer`.
  fileprivate var names: [String] {
    var names = codeSpans
    if case .written(let text) = self, case .code(let name)? = text.first { names = [name] }
    return names + names.map { String($0.prefix { $0 != ":" }) }
  }

  /// The words in its code spans, in small letters.
  fileprivate var codeWords: [String] {
    codeSpans.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }.map(String.init)
  }

  fileprivate var sentenceWords: [String] {
    switch self {
    case .written(let text): text.plain.sentenceWords
    case .message: codeSpans[0].sentenceWords
    }
  }

  private var codeSpans: [String] {
    switch self {
    case .written(let text): text.codeSpans
    case .message(let message):
      ["\(message.from) -> \(message.to) : \(message.kind.rawValue)"]
    }
  }
}

// MARK: What was typed

extension String {
  /// In small letters, without spaces, punctuation, the arguments of calls, and a remark in brackets at the end.
  var bare: String {
    var line = withoutArguments
    if line.contains("(") {
      line = line.replacing(#/(\S)\s*\([^()]*\)[^\p{L}\p{N}]*$/#) { $0.1 }
    }
    return line.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `save or post` of `save(Hello, .moved(to: 1)) or post()`. The last bracket need not be closed.
  fileprivate var withoutArguments: String {
    var line = narrow
    guard line.contains("(") else { return line }
    // No call: the bracket in `1(b)`.
    let arguments = #/(\p{L}[\p{L}\p{N}_]*)\([^()]*(?:\)|$)/#
    while line.contains(arguments) { line = line.replacing(arguments) { $0.1 } }
    return line
  }

  /// With full-width letters and brackets (`ＮＣ（`, as Chinese keyboards type them) as `NC(`.
  fileprivate var narrow: String {
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      narrow.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(narrow)
  }

  /// `a c` of `I think a and c`, `the answer is a, c`, `选 a 和 c` or `答案：a、c`: without what is said around letters. Other
  /// words stay.
  fileprivate var withoutWordsAroundLetters: String {
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
  fileprivate var hasOnlyNamesOfChoices: Bool {
    let signs = ".,;:()/+&、。!?\"'“”‘’「」->→"
    guard let first, !"!?->→".contains(first), !contains(Self.inWord) else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || signs.contains($0) }
  }

  /// An apostrophe in a word. It is only read.
  private nonisolated(unsafe) static let inWord = #/\p{L}['’]\p{L}/#

  /// Its words, without those that people say around a choice, and without the arguments of calls.
  fileprivate var sentenceWords: [String] {
    withoutArguments.withoutWordsAroundLetters.lowercased()
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  fileprivate var wordsOfChoices: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// `a` and `c` from `a c`, `a,c`, `(a) (c)` or `ac`; a number such as `10` is one name if there are so many choices.
  fileprivate func names(ofChoices count: Int) -> [String] {
    wordsOfChoices.flatMap { word in
      Int(word).map { (1...max(count, 1)).contains($0) } ?? false
        ? [String(word)] : word.map(String.init)
    }
  }

  /// `e c` of `1e 2c`, `(1) e (2) c`, `1=e, 2=c` or `2. c 1. e`, and so with the words of choices; `nil` where the line
  /// says something else.
  fileprivate func inOrderOfPlaces(
    _ places: ClosedRange<Int>, isName: (String) -> Bool
  ) -> String? {
    let pair = #/([0-9]+)[^\p{L}\p{N}]*(\p{L}+)/#
    let line = withoutArguments.lowercased()
    let pairs = line.matches(of: pair).map { (place: Int($0.1) ?? 0, name: String($0.2)) }
    let rest = line.replacing(pair, with: "")
    guard !pairs.isEmpty, !rest.contains(where: { $0.isLetter || $0.isNumber }),
      pairs.allSatisfy({ places.contains($0.place) && isName($0.name) }),
      Set(pairs.map(\.place)).count == pairs.count
    else { return nil }
    return pairs.sorted { $0.place < $1.place }.map(\.name).joined(separator: " ")
  }

  /// Its words, without the signs between them and the arguments of calls.
  fileprivate var parts: [String] {
    withoutArguments.split { $0.isWhitespace || ",;、".contains($0) }.map(String.init)
      .filter { !$0.bare.isEmpty }
  }
}
