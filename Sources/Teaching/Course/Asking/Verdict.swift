import Lessons

/// Whether an answer is right, and what to say about it.
public struct Verdict: Equatable {
  public var isRight: Bool
  /// What to tell the learner, in this order.
  public var remarks: [Remark]
  /// The answer as progress keeps it, for every order shown and every language: numbers of choices
  /// in the lesson, or the typed word.
  public var given: [String]

  /// Something to tell the learner. Options are counted from 0, in the order shown.
  public enum Remark: Equatable {
    /// The reason of the option with this index.
    case reason(Int)
    /// This many right options were not named.
    case missing(Int)
    /// This many options at the beginning are in the right place.
    case rightSoFar(Int, of: Int)
    /// The word is neither accepted nor known to be wrong.
    case otherWord
  }
}

/// Why a line cannot be read as an answer.
public enum AnswerProblem: Error, Equatable {
  /// Several letters were typed, but only one option is right; `last` is the number of options.
  case onlyOne(last: Int)
  case notALetter(String, last: Int)
  /// Words were typed, but letters of options are asked for.
  case words(last: Int)
  /// Words that are those of no option, or of more than one, where one is asked for.
  case wordsOfNoChoice(last: Int)
  /// The same where several are asked for, and all of them have names.
  case namesOfNoChoices(last: Int)
  /// Numbers, where a drawing has numbers of its own.
  case numbersOfDrawing(last: Int)
  /// The right word, with others around it.
  case wordAmongOthers
  /// A slip in a word that a choice has, be it right or wrong.
  case misspelled
  case tooFew(Int, of: Int)
  case repeated(String)
  case empty
}

extension PosedQuestion {
  /// Judges a typed line: letters of options, or a word for a short answer.
  public func judge(_ line: String) throws(AnswerProblem) -> Verdict {
    switch answer {
    case .words: return try judge(words: line)
    case .one(let right):
      let letters = try letters(line)
      guard letters.count == 1 else { throw .onlyOne(last: options.count) }
      return verdict(letters[0] == right, letters, [.reason(letters[0])])
    case .several(let right): return try judge(Set(letters(line)), right)
    case .sequence(let right): return try judge(letters(line), right)
    }
  }

  /// The right answer, with its reasons.
  public var solution: Verdict {
    switch answer {
    case .one(let right): verdict(true, [right], [.reason(right)])
    case .several(let right): verdict(true, right.sorted(), right.sorted().map { .reason($0) })
    case .sequence(let right): verdict(true, right, sequenceReasons(right))
    case .words:
      verdict(true, question.ticked, question.ticked.map { .reason($0) })
    }
  }

  private func judge(_ chosen: Set<Int>, _ right: Set<Int>) throws(AnswerProblem) -> Verdict {
    let wrong = chosen.subtracting(right).sorted()
    let missing = right.subtracting(chosen).count
    guard !wrong.isEmpty || missing > 0 else {
      return verdict(true, chosen.sorted(), chosen.sorted().map { .reason($0) })
    }
    let remarks = wrong.map { Verdict.Remark.reason($0) }
    return verdict(false, chosen.sorted(), remarks + (missing > 0 ? [.missing(missing)] : []))
  }

  private func judge(_ given: [Int], _ right: [Int]) throws(AnswerProblem) -> Verdict {
    if let twice = given.indices.first(where: { given[..<$0].contains(given[$0]) }) {
      throw .repeated(Letters.letter(given[twice]))
    }
    guard given.count == right.count else { throw .tooFew(given.count, of: right.count) }
    // Two blanks may have the same word, and then either option fits.
    let fits = zip(given, right).map { options[$0].text == options[$1].text }
    guard let first = fits.firstIndex(of: false) else {
      return verdict(true, given, sequenceReasons(given))
    }
    return verdict(false, given, [.rightSoFar(first, of: right.count)])
  }

  private func sequenceReasons(_ order: [Int]) -> [Verdict.Remark] {
    order.filter { options[$0].reason != .written([]) }.map { .reason($0) }
  }

  private func judge(words line: String) throws(AnswerProblem) -> Verdict {
    guard !line.bare.isEmpty else { throw .empty }
    let index = choice(named: line)
    guard index != nil || !hasRightWord(line), !hasRightRemark(line) else { throw .wordAmongOthers }
    guard index != nil || !isNearlyKnown(line) else { throw .misspelled }
    let isRight = index.map { question.choices[$0].isRight } ?? false
    return Verdict(
      isRight: isRight, remarks: [index.map { .reason($0) } ?? .otherWord],
      given: [line.split(separator: " ").joined(separator: " ")])
  }

  private func verdict(_ isRight: Bool, _ given: [Int], _ remarks: [Verdict.Remark]) -> Verdict {
    Verdict(isRight: isRight, remarks: remarks, given: given.map { String(options[$0].number) })
  }
}
