import Grammar
import Localization

// Sentences, where a command is needed.

extension Understanding {
  /// A question or a wish in words. Chinese has no spaces: a long word may be a sentence.
  func sentence(_ words: [String]) -> ShellProblem? {
    guard let first = words.first else { return nil }
    if first.hasChinese, words.count > 1 || first.count > 3 {
      let asking = ["为什么", "为何", "为啥", "怎么", "谁", "哪", "？", "?"]
      let asks = asking.contains { sign in words.contains { $0.contains(sign) } }
      return .input(asks ? .sentence : .wish)
    }
    if isEnglishQuestion(words) { return .input(.sentence) }
    return isEnglishSentence(words) ? .input(.wish) : nil
  }

  /// Whether words begin as English questions and wishes do, or end with `?`.
  func isEnglishQuestion(_ words: [String]) -> Bool {
    let beginnings: Set = [
      "who", "whom", "whose", "what", "which", "when", "how", "is", "are", "was", "were", "do",
      "does", "did", "can", "could", "should", "would", "please", "i", "i'd", "i’d",
    ]
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    return last.hasSuffix("?") || last.hasSuffix("？")
      || words.count > 2 && beginnings.contains(first.lowercased())
  }

  /// Three or more words that begin with no command, nor with a slip in one. What scripts and programs say is no
  /// sentence.
  private func isEnglishSentence(_ words: [String]) -> Bool {
    guard session.mode == .interactive, !session.display.isCommandLine, words.count > 2,
      let first = words.first, !Session.commands.has(first)
    else { return false }
    return !words.contains { $0.hasPrefix("-") }
      && Spelling.nearest(to: first, among: Session.commands.names) == nil
  }

  /// `what is a delegate?`, `what does target-action mean`, `什么是代理？` or `代理是什么意思`.
  func asksForMeaning(_ words: [String]) -> Bool {
    guard library.entry("words") != nil else { return false }
    if words.joined().wholeMatch(of: #/什么(?:是|叫).+|[^0-9]+是什么意思[？?。]?/#) != nil { return true }
    let words = words.map { $0.lowercased().filter { $0.isLetter || $0 == "-" } }
    guard (3...6).contains(words.count), words[0] == "what", !Self.notWords.contains(words[2])
    else { return false }
    return ["is", "are"].contains(words[1])
      || words[1] == "does" && words[words.count - 1].hasPrefix("mean")
  }

  /// After `what is`, they begin no word that could be explained.
  private static let notWords: Set = [
    "the", "next", "wrong", "new", "left", "this", "that", "it", "you", "we", "they", "these",
    "those", "going", "happening", "there",
  ]
}

extension String {
  var hasChinese: Bool {
    unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }
}
