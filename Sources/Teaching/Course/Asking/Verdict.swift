import Lessons

/// What an answer is worth, and what is to be said about it.
public struct Verdict: Equatable {
  public var isRight: Bool
  public var remarks: [Remark]
  /// The answer without letters, which depend on the screen, and without a language: numbers of
  /// choices in the lesson, or the words.
  public var given: [String]

  public enum Remark: Equatable {
    /// Why an option is right or wrong, counted as it is shown.
    case reason(Int)
    /// So many right ones were not named.
    case missing(Int)
    /// So many at the beginning stand where they belong.
    case rightSoFar(Int, of: Int)
    case otherWord
  }
}

/// Why a line is no answer at all.
public enum AnswerProblem: Error, Equatable {
  case onlyOne(last: Int)
  case notALetter(String, last: Int)
  case tooFew(Int, of: Int)
  case repeated(String)
  case empty
}

extension PosedQuestion {
  /// Judges a line that somebody typed: letters, or words for a short answer.
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
    // Two blanks may hold the same word, and then either stands for the other.
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
    let word = line.bare
    guard !word.isEmpty else { throw .empty }
    let index = question.choices.firstIndex { $0.forms.contains { $0.bare == word } }
    let isRight = index.map { question.choices[$0].isRight } ?? false
    return Verdict(
      isRight: isRight, remarks: [index.map { .reason($0) } ?? .otherWord],
      given: [line.split(separator: " ").joined(separator: " ")])
  }

  private func verdict(_ isRight: Bool, _ given: [Int], _ remarks: [Verdict.Remark]) -> Verdict {
    Verdict(isRight: isRight, remarks: remarks, given: given.map { String(options[$0].number) })
  }

  /// `b`, `a c`, `a, c`, `cab`: letters as options are shown.
  private func letters(_ line: String) throws(AnswerProblem) -> [Int] {
    let letters = line.narrow.lowercased().filter { $0.isLetter || $0.isNumber }.map(String.init)
    guard !letters.isEmpty else { throw .empty }
    var indices: [Int] = []
    for letter in letters {
      guard let index = options.indices.first(where: { Letters.letter($0) == letter }) else {
        throw .notALetter(letter, last: options.count)
      }
      indices.append(index)
    }
    return indices
  }
}

extension String {
  /// Without case, spaces and punctuation, and without what stands in a method's parentheses.
  fileprivate var bare: String {
    let name = contains("(") && !hasPrefix("(") ? String(prefix { $0 != "(" }) : self
    return String(name.narrow.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// With `ＮＣ`, as a Chinese keyboard may type it, as `NC`.
  fileprivate var narrow: String {
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      narrow.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(narrow)
  }
}
