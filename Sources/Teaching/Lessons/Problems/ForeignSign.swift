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
  init?(in text: String) {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "“": isQuoted = true
      case "”": isQuoted = false
      default:
        guard !isQuoted, let meant = Self.knownSigns[character] else { continue }
        (sign, self.meant) = (String(character), meant)
        return
      }
    }
    return nil
  }
}

extension LessonProblem.Kind {
  /// Said before the message, where a sign may be all that is wrong; else empty.
  var adviceOnSign: String {
    guard let sign = written.flatMap(ForeignSign.init(in:)) else { return "" }
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
