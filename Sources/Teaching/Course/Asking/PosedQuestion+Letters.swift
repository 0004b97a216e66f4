import Lessons

// How a typed line names choices: by their letters or numbers.

extension PosedQuestion {
  /// Whether a letter or number is asked for.
  public var asksForLetters: Bool { answer != .words }

  /// Whether the number of a choice is as good as its letter. Where a drawing is shown, its messages have the numbers.
  private var takesNumbers: Bool { drawing == nil }

  /// Whether a line names choices and says nothing else: `b`, `b)`, `(b)`, `"b"`, `b!`, `2`, `ab`, `a,b`, `a b`, `a/b`,
  /// `a -> b`, `I think a and b`, `选 a 和 b`. Single letters may also be names that no choice has.
  public func namesChoices(_ line: String) -> Bool {
    let line = onlyLetters(of: line)
    guard asksForLetters, line.hasOnlyNamesOfChoices, !isRange(line) else { return false }
    let words = line.wordsOfChoices
    if words.allSatisfy({ $0.count == 1 }) { return !words.isEmpty }
    // Then the answer says what numbers are.
    if !takesNumbers, words.allSatisfy({ Int($0) != nil }) { return true }
    let names = line.names(ofChoices: options.count)
    return Set(names).count == names.count && names.allSatisfy { index(of: $0) != nil }
  }

  /// Indices of options from letters or numbers, or from words of choices.
  func letters(_ line: String) throws(AnswerProblem) -> [Int] {
    let line = onlyLetters(of: line)
    let names = line.names(ofChoices: options.count)
    guard !names.isEmpty else { throw .empty }
    guard !line.wordsOfChoices.contains(where: isWord) else { return try choices(calledBy: line) }
    guard takesNumbers || !names.contains(where: { Int($0) != nil }) else {
      throw .numbersOfDrawing(last: options.count)
    }
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

  private func index(of name: String) -> Int? { Letters.index(of: name, in: options.indices) }

  /// Without what people say around letters. Where each of them has its place, such as a blank, before it, they come in
  /// the order of the places.
  func onlyLetters(of line: String) -> String {
    let line = line.withoutWordsAroundLetters
    guard case .sequence(let right) = answer else { return line }
    return line.inOrderOfPlaces(1...max(right.count, 1)) {
      $0.count == 1 && $0.allSatisfy(\.isASCII) || !choices(called: $0).isEmpty
    } ?? line
  }
}
