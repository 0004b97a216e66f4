/// A word in a text that may not be written for a term.
public struct TermSlip: Equatable, Sendable {
  /// The word in the text.
  public var found: String
  /// The English term for which another word is written.
  public var term: String
  /// The word to write.
  public var word: String
  /// Its place in the text.
  public var location: Location
}

extension TermList {
  /// The words in a Markdown text that may not be written, in the order of the text.
  ///
  /// - Parameter original: the English of the text; `nil` when it is not known.
  public func slips(in text: String, translating original: String?) -> [TermSlip] {
    let text = text.withoutCode
    let suspects = terms.flatMap { term in
      term.rejected.filter { text.contains($0) && !mayBeWritten($0, for: term, original) }
        .map { (term: term, word: $0) }
    }
    guard !suspects.isEmpty else { return [] }
    let lines = text.withNewlinesUnified.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      suspects.flatMap { slips(of: $0.term, written: $0.word, in: line, number: index + 1) }
        .sorted { $0.location < $1.location }
    }
  }

  private func slips(
    of term: Term, written word: String, in line: Substring, number: Int
  ) -> [TermSlip] {
    line.ranges(ofWord: word).filter { !isPart($0, of: line) }.map { range in
      TermSlip(
        found: word, term: term.english[0], word: term.words[0],
        location: Location(line: number, column: line[..<range.lowerBound].count + 1))
    }
  }

  /// Whether a word is right for another term: it is a slip only where the English says this term and not the other.
  private func mayBeWritten(_ word: String, for term: Term, _ original: String?) -> Bool {
    let others = terms.filter { $0.words.contains(word) }
    guard !others.isEmpty else { return false }
    guard let original else { return true }
    return !term.isSaid(in: original) || others.contains { $0.isSaid(in: original) }
  }

  /// Whether the range lies inside a longer word of the list, or in brackets as an explanation.
  private func isPart(_ range: Range<String.Index>, of line: Substring) -> Bool {
    let found = line[range].count
    let rejected = terms.flatMap(\.rejected)
    let longer = terms.flatMap(\.words) + rejected + rejected.map { "（\($0)）" }
    return longer.filter { $0.count > found }.contains { word in
      line.ranges(of: word).contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
    }
  }
}

extension TermList.Term {
  /// Whether an English text has one of the terms, also at the beginning of a longer word: `observes`.
  fileprivate func isSaid(in text: String) -> Bool {
    let text = text.lowercased()
    return english.contains { term in
      text.ranges(of: term).contains { range in
        range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
      }
    }
  }
}

extension Substring {
  /// Where a word is. A word in Latin letters is not found inside a longer one.
  fileprivate func ranges(ofWord word: String) -> [Range<Index>] {
    let isLatin = word.utf8.allSatisfy { $0 < 0x80 }
    return ranges(of: word).filter { range in
      guard isLatin else { return true }
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return [before, after].allSatisfy { $0.map { !$0.isASCII || !$0.isLetter } ?? true }
    }
  }
}

extension String {
  /// With spaces in place of code, drawings, comments and addresses, so that places stay right.
  fileprivate var withoutCode: String {
    let hidden = /(?ms)^\ *(`{3,})[^`\n]*\n.*?^\ *\1|`[^`\n]*`|<!--.*?-->|\]\([^)\n]*\)/
    return replacing(hidden) { match in
      String(match.output.0.map { $0 == "\n" ? "\n" : " " })
    }
  }
}
