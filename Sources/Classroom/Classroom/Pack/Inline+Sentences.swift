import Cells
import Lessons

extension [Inline] {
  /// The text, sentence by sentence. Strong text may be a sentence of its own.
  var sentences: [[Inline]] {
    var sentences: [[Inline]] = [[]]
    for (index, inline) in enumerated() {
      let isAtEnd = index + 1 == count || self[index + 1].isBreak
      for part in inline.parts(isAtEnd: isAtEnd) {
        if sentences[sentences.count - 1].isEmpty, part.inline.isBreak { continue }
        sentences[sentences.count - 1].append(part.inline)
        if part.endsSentence { sentences.append([]) }
      }
    }
    return sentences.filter { !$0.isEmpty }
  }
}

extension [[Inline]] {
  /// Sentences as one text. Chinese ones follow each other without a space.
  var joinedSentences: [Inline] {
    reduce(into: []) { text, sentence in
      let isWide = text.plain.lastUnquoted.map { String($0).cells == 2 } ?? true
      let isApart = isWide || sentence.plain.first == " "
      text += (isApart ? [] : [.text(" ")]) + sentence
    }
  }
}

extension Inline {
  fileprivate typealias Part = (inline: Inline, endsSentence: Bool)

  fileprivate var isBreak: Bool { self == .softBreak || self == .lineBreak }

  /// - Parameter isAtEnd: whether a line ends after it.
  fileprivate func parts(isAtEnd: Bool) -> [Part] {
    switch self {
    case .text(let text):
      text.sentences.map { ($0.inline, $0.isWhole && (isAtEnd || !$0.isOpen)) }
    case .strong(let inner): [(self, inner.plain.sentences.last?.isWhole ?? false)]
    default: [(self, false)]
    }
  }
}

extension String {
  fileprivate struct Sentence {
    var inline: Inline
    var isWhole: Bool
    /// Whether what comes after the text may belong to it: no space follows the sign. A Chinese sign needs none.
    var isOpen: Bool
  }

  /// Chinese sentences follow each other without a space.
  fileprivate var sentences: [Sentence] {
    var sentences: [Sentence] = []
    var words = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      if words.isEmpty, character == " ", !sentences.isEmpty { continue }
      words.append(character)
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      guard words.endsSentence(before: next) else { continue }
      let isOpen = next == nil && !words.endsChineseSentence
      sentences.append(Sentence(inline: .text(words), isWhole: true, isOpen: isOpen))
      words = ""
    }
    if !words.isEmpty {
      sentences.append(Sentence(inline: .text(words), isWhole: false, isOpen: true))
    }
    return sentences
  }

  /// The last character that closes no quote.
  fileprivate var lastUnquoted: Character? { reversed().drop(while: \.closesQuote).first }

  private var endsChineseSentence: Bool { lastUnquoted.map { "。！？".contains($0) } ?? false }

  private func endsSentence(before next: Character?) -> Bool {
    let bare = reversed().drop(while: \.closesQuote)
    guard let sign = bare.first, next?.closesQuote != true else { return false }
    if endsChineseSentence { return true }
    guard ".!?".contains(sign), next == nil || next == " " else { return false }
    // `i.e.` ends no sentence.
    return bare.dropFirst().prefix { $0.isLetter || $0.isNumber || $0.closesQuote }.count != 1
  }
}

extension Character {
  fileprivate var closesQuote: Bool { "\"”’)）」』".contains(self) }
}
