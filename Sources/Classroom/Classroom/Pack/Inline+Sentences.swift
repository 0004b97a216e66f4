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
      let sentences = text.sentences
      guard let last = sentences.last else { return [] }
      // Without a space after its sign, what comes after the text may belong to it. A Chinese sign needs none.
      let isClosed = isAtEnd || text.last == " " || last.endsChineseSentence
      let isWhole = isClosed && last.endsSentence(before: nil)
      return sentences.dropLast().map { (.text($0), true) } + [(.text(last), isWhole)]
    case .strong(let inner):
      return [(self, inner.plain.sentences.last?.endsSentence(before: nil) ?? false)]
    default: return [(self, false)]
    }
  }
}

extension String {
  /// Chinese sentences follow each other without a space. The last one need not be whole.
  fileprivate var sentences: [String] {
    var (sentences, words) = ([String](), "")
    for index in indices {
      if words.isEmpty, self[index] == " ", !sentences.isEmpty { continue }
      words.append(self[index])
      guard words.endsSentence(before: self[index...].dropFirst().first) else { continue }
      sentences.append(words)
      words = ""
    }
    return sentences + (words.isEmpty ? [] : [words])
  }

  /// The last character that closes no quote.
  var lastUnquoted: Character? { reversed().drop(while: \.closesQuote).first }

  fileprivate var endsChineseSentence: Bool { lastUnquoted.map { "。！？".contains($0) } ?? false }

  fileprivate func endsSentence(before next: Character?) -> Bool {
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
