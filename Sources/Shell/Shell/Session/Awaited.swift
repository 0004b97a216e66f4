import Cells
import Course
import Lessons
import Localization

/// What the shell waits for. Each state says what the next line means. Some states come on top of others, and leave them
/// the lines that are not for themselves.
indirect enum Awaited {
  /// Whether to forget what was done. Every line but yes changes nothing, and means what it means else.
  case confirmation(ProgressCommands.Reset, else: Awaited)
  /// A guess at the next message of the run.
  case guessAtMessage(PosedQuestion, else: Awaited)
  /// A step: Enter shows the next message, or asks for it.
  case step(asking: Bool, else: Awaited)
  /// In the middle of a run: the letters of a debugger are commands, unless the page asks for letters.
  case debugging(else: Awaited)
  /// On a page that waits with its drawing: a guess at it, or Enter.
  case guessAtDrawing
  /// On a page on which something is changed: a guess, as long as nothing was seen, or the letter of a variant.
  case change(letters: [String], takesGuess: Bool)
  /// On the page of a question: an answer.
  case answer(PosedQuestion, isOpen: Bool)
  /// On any other page of a lesson: a command, or Enter.
  case page(hasOpenTask: Bool)
  case command
}

/// What a line means.
enum LineMeaning {
  case forget(ProgressCommands.Reset)
  case guessAtMessage(String)
  case guessOnPage(String)
  case variant(String)
  case answer(String)
  case nextPage
  case command(String)
  case nothing
  case mistake(ShellProblem)
}

extension Awaited {
  /// - Parameter commands: what the beginning of a line is looked up in, to tell commands from words of an answer.
  func meaning(of line: String, among commands: KnownCommands) -> LineMeaning {
    switch self {
    case .confirmation(let reset, let rest):
      line.saysYes ? .forget(reset) : rest.meaning(of: line, among: commands)
    case .guessAtMessage(let asked, let rest):
      asked.namesChoices(rest.spelledOut(line)) || commands.leaveToQuestion(line, asked)
        ? .guessAtMessage(line) : rest.meaning(of: line, among: commands)
    case .step(let isAsking, let rest):
      line.isBlank
        ? .command(isAsking ? "step ask" : "step") : rest.meaning(of: line, among: commands)
    case .debugging(let rest): rest.orDebugger(line, commands)
    case .guessAtDrawing, .change, .answer, .page:
      line.isBlank ? .nextPage : meaningOnPage(spelledOut(line), commands)
    case .command: line.isBlank ? .nothing : .commandOrHistory(line)
    }
  }

  /// What the page or the prompt makes of a line, unless it is a letter that means something only to a debugger.
  private func orDebugger(_ line: String, _ commands: KnownCommands) -> LineMeaning {
    let meaning = meaning(of: line, among: commands)
    switch meaning {
    case .answer, .variant: return meaning
    default: break
    }
    guard spelledOut(line) == line, !commands.isAlias(line.firstWords.first ?? ""),
      let command = line.spelledOutAsInDebugger
    else { return meaning }
    return .command(command)
  }

  private func meaningOnPage(_ line: String, _ commands: KnownCommands) -> LineMeaning {
    if case .guessAtDrawing = self, commands.isGuess(line) { return .guessOnPage(line) }
    if case .change(_, let takesGuess) = self {
      if let letter = line.loneLetter { return .variant(letter) }
      if takesGuess, commands.isGuess(line) { return .guessOnPage(line) }
    }
    if isAnswer(line, commands) { return .answer(line) }
    // Where no letter is asked for, it is no command either: a slip must not change the app or end the shell.
    if let letter = line.loneLetter ?? severalLetters(line, commands) {
      if case .page(hasOpenTask: true) = self { return .mistake(.page(.letterForTask(letter))) }
      return .mistake(.page(.letterForPage(letter)))
    }
    return .commandOrHistory(line)
  }

  /// An answer such as `a c` where nothing is asked.
  private func severalLetters(_ line: String, _ commands: KnownCommands) -> String? {
    guard case .page = self, let letters = line.severalLetters, let first = letters.first,
      !commands.isAlias(first)
    else { return nil }
    return line.trimmed
  }

  private func isAnswer(_ line: String, _ commands: KnownCommands) -> Bool {
    guard case .answer(let asked, let isOpen) = self else { return false }
    if asked.namesChoices(line) { return !commands.isCommand(line) }
    guard isOpen else { return commands.leaveToDoneQuestion(line, asked) }
    return asked.asksForLetters
      ? commands.leaveToQuestion(line, asked) : commands.leaveToWords(line, asked)
  }

  /// `next` for `n`, which is short for it in a lesson unless a choice has this letter.
  private func spelledOut(_ line: String) -> String {
    guard line.loneLetter == "n" else { return line }
    return switch self {
    case .confirmation(_, let rest), .guessAtMessage(_, let rest), .step(_, let rest),
      .debugging(let rest):
      rest.spelledOut(line)
    case .answer, .change, .guessAtDrawing, .page: letters.contains("n") ? line : "next"
    case .command: line
    }
  }
}

// MARK: What the terminal asks

extension Awaited {
  /// The letters that answer the open question; empty when none is asked. The letter after `z` is `aa`, which is no
  /// single key: such a choice is typed at the prompt.
  var letters: [Character] {
    switch self {
    case .guessAtMessage(let asked, _), .answer(let asked, _):
      asked.answer == .words ? [] : Self.keys(asked.options.indices.map(Letters.letter))
    case .confirmation(_, let rest), .step(_, let rest), .debugging(let rest): rest.letters
    case .change(let letters, _): Self.keys(letters)
    case .guessAtDrawing, .page, .command: []
    }
  }

  private static func keys(_ letters: [String]) -> [Character] {
    letters.compactMap { $0.count == 1 ? $0.first : nil }
  }

  /// Whether the open question is answered in words.
  var takesWords: Bool {
    switch self {
    case .answer(let asked, let isOpen): isOpen && asked.answer == .words
    case .confirmation(_, let rest), .step(_, let rest), .debugging(let rest): rest.takesWords
    default: false
    }
  }

  /// Whether Enter asks for the next message.
  var asksNext: Bool {
    switch self {
    case .step(let isAsking, _): isAsking
    case .confirmation(_, let rest), .guessAtMessage(_, let rest), .debugging(let rest):
      rest.asksNext
    case .guessAtDrawing, .change, .answer, .page, .command: false
    }
  }
}

extension LineMeaning {
  /// The prompt replaces `!!` and the like by earlier lines. What comes here found none.
  fileprivate static func commandOrHistory(_ line: String) -> LineMeaning {
    line.hasPrefix("!") ? .mistake(.input(.noSuchHistory(line))) : .command(line)
  }
}

/// The commands, as far as they tell a command from an answer in words.
struct KnownCommands {
  let names: [String]
  /// The user's own words for lines.
  var aliases: [String] = []
  /// Whether a word is short for a single command.
  let isShort: (String) -> Bool

  /// In full, in any case.
  func isCommand(_ word: String) -> Bool { names.contains(word.lowercased()) }

  /// In any case.
  func isAlias(_ word: String) -> Bool { aliases.contains(word.lowercased()) }

  /// Whether a line begins with a command or an alias in small letters. Where words are asked for, a capital marks an
  /// answer, such as `State`.
  func begin(_ line: String) -> Bool {
    guard let first = line.firstWords.first, first == first.lowercased() else { return false }
    return isCommand(first) || isAlias(first)
  }

  /// Whether a line begins with the word of a choice, such as `save`, and with no command in full. The word is stronger
  /// than the beginning of a command.
  func leaveToQuestion(_ line: String, _ asked: PosedQuestion) -> Bool {
    let first = line.firstWords.first?.lowercased() ?? ""
    return !isCommand(first) && !isAlias(first)
      && (asked.callsChoices(line) || asked.callsChoices(first))
  }

  /// Whether a line begins with no command, or is a command and a listed answer, too, such as `set`.
  func leaveToWords(_ line: String, _ asked: PosedQuestion) -> Bool {
    !begin(line) || asked.lists(line) && !isAlias(line.firstWords.first ?? "")
  }

  /// Whether a line is an answer and nothing else. When a question is done, even the beginning of a command is stronger.
  func leaveToDoneQuestion(_ line: String, _ asked: PosedQuestion) -> Bool {
    guard let first = line.firstWords.first, !isShort(first), !isAlias(first) else { return false }
    return asked.asksForLetters ? asked.callsChoices(line) : asked.knows(line)
  }

  /// Whether a line is a guess in words. A line that begins with a command is none, and neither is a single word that is
  /// short for a command, except a single letter.
  func isGuess(_ line: String) -> Bool {
    let words = line.firstWords
    guard let first = words.first, !begin(line) else { return false }
    return words.count > 1 || line.loneLetter != nil || !isShort(first)
  }
}

extension String {
  /// `step 3` for `s 3`, and so on for the letters that gdb and lldb have.
  fileprivate var spelledOutAsInDebugger: String? {
    let letters = [
      "s": "step", "n": "step", "c": "continue", "b": "break", "p": "state", "bt": "why",
    ]
    guard let first = firstWords.first, let command = letters[first.lowercased()] else {
      return nil
    }
    return command + drop(while: \.isWhitespace).dropFirst(first.count)
  }

  fileprivate var firstWords: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  fileprivate var saysYes: Bool {
    ["yes", "是"].contains(firstWords.joined(separator: " ").lowercased())
  }

  /// The letter or number of `b`, `b)`, `(b)` or `2`; `nil` when the line says more or something else.
  fileprivate var loneLetter: String? {
    let inner = lowercased().narrow.filter { !$0.isWhitespace && !"().,、。".contains($0) }
    guard let first = inner.first, first.isASCII, first.isLetter || first.isNumber else {
      return nil
    }
    return inner.count == 1 ? inner : nil
  }

  /// The letters of `a c`, `a and c` or `(a)、(c).`, where the line has nothing else; `nil` for a single one, and for
  /// `e.g.`.
  fileprivate var severalLetters: [String]? {
    let words = lowercased().narrow.split { $0.isWhitespace || "(),、。".contains($0) }
      .map { String($0.hasSuffix(".") ? $0.dropLast() : $0) }
      .filter { !["", "and", "和"].contains($0) }
    let areLetters = words.allSatisfy { ["a", "b", "c", "d", "e", "f", "g", "h"].contains($0) }
    return words.count > 1 && areLetters ? words : nil
  }
}
