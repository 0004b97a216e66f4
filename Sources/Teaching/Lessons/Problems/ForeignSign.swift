import Localization

/// A sign of a Chinese keyboard, or an arrow, where a reader knows only the sign that looks like it.
public struct ForeignSign: Hashable, Sendable {
  let sign: String
  let meant: String

  private static let knownSigns: [Character: String] = [
    "：": ":", "；": ";", "，": ",", "、": ",", "→": "->", "—": "-", "［": "[", "］": "]",
    "【": "[", "】": "]",
  ]

  /// The first in a text, outside quotes; `nil` where there is none.
  ///
  /// - Parameter isOfActions: whether the text is a list of actions. There a comma is meant as a semicolon, or belongs to
  ///   a label.
  init?(in text: String, isOfActions: Bool = false) {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var quotes = DoubleQuotes()
    for index in text.indices {
      let character = text[index]
      guard quotes.areClosed(after: character), let known = Self.knownSigns[character]
      else { continue }
      let isBetweenActions = isOfActions && known == ","
      if isBetweenActions, !text[index...].dropFirst().beginsWithAction { continue }
      (sign, meant) = (String(character), isBetweenActions ? ";" : known)
      return
    }
    return nil
  }
}

extension LessonProblem.Kind {
  /// Said before the message, where a sign may be all that is wrong; else empty.
  var adviceOnSign: String {
    guard let sign = written.flatMap({ ForeignSign(in: $0) }) else { return "" }
    return localized("write `\(sign.meant)` for `\(sign.sign)`: ")
  }

  /// The words that could not be read.
  private var written: String? {
    switch self {
    case .frontMatter(.notKeyAndValue(let words)), .heading(.wordsBeforeAttribute(let words)),
      .statement(.badPredicate(let words)), .question(.badAsk(let words)),
      .question(.badMessage(let words)), .rule(.strayRuleWord(let words)),
      .actions(.unknownScenarioWord(let words)), .exercise(.unknownValue(let words, _, _)):
      words
    default: nil
    }
  }
}
