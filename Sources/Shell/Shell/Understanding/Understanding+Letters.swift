import Course
import Grammar
import Localization

// What was meant by a line that is no command, on a page with an open question that is answered with letters.

extension Understanding {
  /// What helps with a question. There, only a slip in one of these is taken for one: another word is a try to answer.
  private static let helping = ["hint", "skip", "previous", "quit"]
  /// The same for the beginning of a word. It leaves less to chance.
  private static let helpingInShort = helping + ["next", "lesson", "say", "help", "exit"]

  /// The question of the page, if it is open and answered with letters.
  var askedForLetters: PosedQuestion? {
    guard case .answer(let asked, isOpen: true) = lessons.open.awaited, asked.asksForLetters,
      run.stepping?.asked == nil
    else { return nil }
    return asked
  }

  /// A word that is short for a command, such as `view`, alone or before what the command does not take. `no` is never
  /// short for one.
  func shortCommand(insteadOfLetter line: String) -> ShellProblem? {
    let words = Words(line).words
    guard let asked = askedForLetters, let first = words.first?.lowercased(), !first.isEmpty,
      !Session.commands.has(first), Session.commands.names.contains(where: { $0.hasPrefix(first) }),
      !Self.helpingInShort.contains(where: { $0.hasPrefix(first) }),
      words.count == 1 || ["no", "not"].contains(first)
        || (try? Request(line, in: session, options: session.options)) == nil
    else { return nil }
    return .page(.misunderstood(asked.otherWords))
  }

  /// A line that begins with no command, and has the word of a choice in it or is what choices begin with.
  func letterWanted(insteadOf word: String, in words: [String]) -> ShellProblem? {
    let line = words.joined(separator: " ")
    guard words.first == word, let asked = askedForLetters,
      asked.mentionsChoices(line) || asked.hasChoices(beginningWith: line)
    else { return nil }
    return .page(.misunderstood(asked.otherWords))
  }

  /// A line that begins with no command. A single word in small letters may be a slip in a command.
  func lettersWanted(insteadOf word: String, in words: [String]) -> ShellProblem? {
    guard words.first == word, let asked = askedForLetters,
      words.count > 1 || word.hasChinese || word.contains(where: \.isUppercase)
        || nameOnly(word, in: words) != nil
        || Spelling.nearest(to: word, among: Self.helping) == nil
    else { return nil }
    return .page(.misunderstood(asked.otherWords))
  }
}

extension PosedQuestion {
  /// Whether choices say this before their first sign: `不会` may be an answer, and no request to be shown it.
  fileprivate func hasChoices(beginningWith line: String) -> Bool {
    options.contains { option in
      guard case .written(let text) = option.text else { return false }
      return text.plain.prefix { !":：,，".contains($0) } == line
    }
  }
}
