import Lessons

// How a typed line names choices: by the words that they begin with, or by a part that no other has.

extension PosedQuestion {
  /// Whether a line has words of choices and says nothing else. Two choices may have the same word; then only a letter
  /// tells which is meant.
  public func callsChoices(_ line: String) -> Bool {
    asksForLetters && !meanings(of: line).isEmpty
  }

  /// Whether one of the words in a line is in the code of a choice.
  public func mentionsChoices(_ line: String) -> Bool {
    asksForLetters && !Set(options.flatMap(\.text.codeWords)).isDisjoint(with: line.codeWords)
  }

  /// What to say to words that are an answer in no way.
  public var otherWords: AnswerProblem {
    if case .one = answer { return .wordsOfNoChoice(last: options.count) }
    return options.allSatisfy { !$0.text.names.isEmpty }
      ? .namesOfNoChoices(last: options.count) : .words(last: options.count)
  }

  /// Indices of options from words of choices.
  func choices(calledBy line: String) throws(AnswerProblem) -> [Int] {
    let meanings = meanings(of: line)
    guard !meanings.isEmpty, meanings.allSatisfy({ $0.count == 1 }) else { throw otherWords }
    return meanings.map { $0[0] }
  }

  /// The choices that each word of a line could mean; none where it has another word. A message of several words is one.
  private func meanings(of line: String) -> [[Int]] {
    let names = bareNames
    let whole = choices(called: line)
    guard whole.isEmpty else { return [whole] }
    let pieces = onlyLetters(of: line).pieces.map { meanings(ofPiece: $0, names) }
    if !pieces.isEmpty, pieces.allSatisfy({ !$0.isEmpty }) { return Array(pieces.joined()) }
    return choice(saying: line).map { [[$0]] } ?? []
  }

  /// The same of the words between two commas. Of several names that begin at a word, the longest is meant.
  private func meanings(ofPiece words: [String], _ names: [Set<String>]) -> [[Int]] {
    var rest = words[...]
    var meanings: [[Int]] = []
    while !rest.isEmpty {
      let found = rest.indices.reversed().lazy.map { last in
        (last: last, choices: names.indices.filter { names[$0].contains(rest[...last].joined()) })
      }.first { !$0.choices.isEmpty }
      guard let found else { return [] }
      meanings.append(found.choices)
      rest = rest[(found.last + 1)...]
    }
    return meanings
  }

  /// Where one is right: the only choice that says all this, or says it first, as `yes`, or has it as a part of two
  /// words, or of a long one. A part without the `not` of its choice may say the opposite.
  private func choice(saying line: String) -> Int? {
    let said = line.sentenceWords
    guard case .one = answer, !said.isEmpty else { return nil }
    let sayings = options.map(\.text.sentenceWords)
    let same = sayings.indices.filter { sayings[$0] == said }
    guard same.isEmpty else { return same.count == 1 ? same[0] : nil }
    // `none` says too little where another choice is `None at first`.
    let begun = sayings.indices.filter { sayings[$0].starts(with: said) }
    if begun.count == 1, options[begun[0]].text.firstWords == said { return begun[0] }
    let parts = sayings.indices.filter {
      sayings[$0].contains(said) && sayings[$0].denials == said.denials
    }
    if parts.count == 1, said.count > 1 || said[0].count >= 8 { return parts[0] }
    return said.count == 1 ? choice(withName: said[0]) : nil
  }

  /// `FolderRouter` for `router`, `UIKit, which starts it` for `uikit`, `The update, when it comes` for `update`, and
  /// `NC -> FolderVC` for `foldervc`, if no other choice has this word, be it in a name.
  private func choice(withName word: String) -> Int? {
    let having = options.indices.filter { options[$0].text.allWords.contains(word) }
    guard having.count == 1 else { return nil }
    let text = options[having[0]].text
    let words = [text.lastWordOfName, text.firstName, text.subject].compactMap(\.self)
    return (words + text.receivers).contains(word) ? having[0] : nil
  }

  /// The choices that have this name, whatever people say around it.
  func choices(called word: String) -> [Int] {
    let (word, names) = (word.withoutWordsAroundLetters.bare, bareNames)
    return word.isEmpty ? [] : names.indices.filter { names[$0].contains(word) }
  }

  /// The names of each choice, as they are compared.
  private var bareNames: [Set<String>] {
    options.map { Set($0.text.names.map(\.withoutWordsAroundLetters.bare)) }
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
  fileprivate var codeWords: [String] { codeSpans.flatMap { $0.wordsOfChoices.map(String.init) } }

  /// The last word, in small letters, of a name such as `FolderRouter` at its beginning. `VC` is none, and neither is the
  /// `name` of the method `setName`.
  fileprivate var lastWordOfName: String? {
    guard case .written(let text) = self, case .code(let name)? = text.first,
      name.allSatisfy({ $0.isLetter || $0.isNumber }), name.first?.isUppercase == true
    else { return nil }
    let words = name.wordsOfName
    guard words.count > 1, let last = words.last, last.count > 3,
      name.filter(\.isLetter).lowercased().hasSuffix(last)
    else { return nil }
    return last
  }

  /// The name such as `UIKit` or `@State` at its beginning, in small letters. A word with one capital is no name.
  fileprivate var firstName: String? {
    guard case .written(let text) = self else { return nil }
    let isAttribute = text.plain.hasPrefix("@")
    let first = text.plain.drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber }
    return isAttribute || first.dropFirst().contains(where: \.isUppercase)
      ? first.lowercased() : nil
  }

  /// `update` of `The update, when it comes`, and `reading` of `Reading the name`: what a choice that is no sentence is
  /// about. A view is no view-model and no view controller, and `the view or the store` are two. What is not is another
  /// answer.
  fileprivate var subject: String? {
    guard case .written(let text) = self, text.plain.sentenceWords.denials == 0,
      let match = text.plain.prefixMatch(of: Self.subject)
    else { return nil }
    return (match.1 ?? match.2)?.lowercased()
  }

  /// It is only read.
  private nonisolated(unsafe) static let subject =
    #/
    (?: (?:The|An?) \s (\p{L}{3,}) | (\p{L}{4,}ing) (?= \s (?:the|an?) \b ) )
    (?= $ | [,:;.] (?! \s (?:or|and) \b )
      | \s (?:of|in|on|at|to|from|for|by|as|when|while|if|that|which|who|before|after|because
        |the|an?) \b )
    /#

  /// `foldervc` of the message `NC -> FolderVC : observer`: who gets it. That is what one word names of a message; its
  /// sender may get another one.
  fileprivate var receivers: [String] {
    codeSpans.compactMap { span in
      span.wholeMatch(of: #/\w+ *-> *(\w+) *(?::.*)?/#).map { $0.1.lowercased() }
    }
  }

  /// Each of its words, and the words of the names in it.
  fileprivate var allWords: Set<String> {
    guard case .written(let text) = self else { return [] }
    let words = text.plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(words.flatMap { [$0.lowercased()] + $0.wordsOfName })
  }

  fileprivate var sentenceWords: [String] {
    switch self {
    case .written(let text): text.plain.sentenceWords
    case .message: codeSpans[0].sentenceWords
    }
  }

  /// What it says before its first colon, as `yes` in `Yes: it is sent`, or before a comma after such a short word or
  /// before a reason. What comes after any other comma is a part of what it says, as in `None, as long as it is open`.
  fileprivate var firstWords: [String] {
    guard case .written(let text) = self else { return [] }
    let start = text.plain.prefix { !":,：，".contains($0) }
    let isYesOrNo = start.count <= 3 && !start.contains(" ")
    let reason = #/[,，]\s*(?:(?:because|since|as in)\b|因为)/#
    let isBeforeReason = text.plain.dropFirst(start.count).prefixMatch(of: reason) != nil
    let first = isYesOrNo || isBeforeReason ? start : text.plain.prefix { !":：".contains($0) }
    return first.count < text.plain.count ? String(first).sentenceWords : []
  }

  private var codeSpans: [String] {
    switch self {
    case .written(let text): text.codeSpans
    case .message(let message):
      ["\(message.from) -> \(message.to) : \(message.kind.rawValue)"]
    }
  }
}

extension String {
  /// `folder` and `router` of `FolderRouter2`.
  fileprivate var wordsOfName: [String] {
    matches(of: #/\p{Lu}?\p{Ll}+/#).map { $0.output.lowercased() }
  }
}
