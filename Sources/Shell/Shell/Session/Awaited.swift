import Cells
import Course
import Lessons
import Localization

/// What the shell waits for. It says what the next line means: what is on top of the page takes the lines that are for
/// itself, and leaves the others to the page.
struct Awaited {
  /// Whether to forget what was done. Every line but yes changes nothing, and means what it means else.
  var reset: ProgressCommands.Reset?
  /// A guess at the next message of the run.
  var guess: PosedQuestion?
  /// A step: Enter shows the next message or, for `true`, asks for it. `nil` where Enter is for the page.
  var asksNext: Bool?
  /// In the middle of a run: the letters of a debugger are commands, unless the page asks for letters.
  var isDebugging = false
  let page: Page

  enum Page {
    /// It waits with its drawing: a guess at it, or Enter.
    case guessAtDrawing
    /// Something is changed on it: a guess, as long as nothing was seen, or the letter of a variant.
    case change(letters: [String], takesGuess: Bool)
    /// It has a question: an answer.
    case answer(PosedQuestion, isOpen: Bool)
    /// Any other page of a lesson: a command, or Enter.
    case page(hasOpenTask: Bool)
    /// No lesson is open.
    case command
  }
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
    if let reset, line.saysYes { return .forget(reset) }
    if let guess,
      guess.namesChoices(page.spelledOut(line)) || commands.leaveToQuestion(line, guess)
    {
      return .guessAtMessage(line)
    }
    if let asksNext, line.isBlank { return .command(asksNext ? "step ask" : "step") }
    let meaning = page.meaning(of: line, commands)
    switch meaning {
    case .answer, .variant: return meaning
    default: return debuggerCommand(line, commands).map(LineMeaning.command) ?? meaning
    }
  }

  /// What a debugger has a letter for; `nil` where the page or the user has another meaning for it.
  private func debuggerCommand(_ line: String, _ commands: KnownCommands) -> String? {
    guard isDebugging, page.spelledOut(line) == line,
      !commands.isAlias(line.firstWords.first ?? "")
    else { return nil }
    return line.spelledOutAsInDebugger
  }

  /// The letters that answer the open question; empty when none is asked.
  var letters: [Character] { guess?.keys ?? page.letters }

  /// Whether the open question is answered in words.
  var takesWords: Bool {
    guard guess == nil, case .answer(let asked, isOpen: true) = page else { return false }
    return asked.answer == .words
  }
}

extension Awaited.Page {
  fileprivate func meaning(of typed: String, _ commands: KnownCommands) -> LineMeaning {
    if case .command = self { return typed.isBlank ? .nothing : .commandOrHistory(typed) }
    guard !typed.isBlank else { return .nextPage }
    let line = spelledOut(typed)
    if case .change = self, let letter = line.loneLetter { return .variant(letter) }
    if takesGuess, commands.isGuess(line) { return .guessOnPage(line) }
    if isAnswer(line, commands) { return .answer(line) }
    // Where no letter is asked for, it is no command either: a slip must not change the app or end the shell.
    if let letter = line.loneLetter ?? severalLetters(line, commands) {
      if case .page(hasOpenTask: true) = self { return .mistake(.page(.letterForTask(letter))) }
      return .mistake(.page(.letterForPage(letter)))
    }
    return .commandOrHistory(line)
  }

  private var takesGuess: Bool {
    switch self {
    case .guessAtDrawing, .change(_, takesGuess: true): true
    default: false
    }
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
  fileprivate func spelledOut(_ line: String) -> String {
    if case .command = self { return line }
    return line.loneLetter == "n" && !letters.contains("n") ? "next" : line
  }

  fileprivate var letters: [Character] {
    switch self {
    case .answer(let asked, _): asked.keys
    case .change(let letters, _): letters.keys
    case .guessAtDrawing, .page, .command: []
    }
  }
}

extension PosedQuestion {
  fileprivate var keys: [Character] {
    answer == .words ? [] : options.indices.map(Letters.letter).keys
  }
}

extension [String] {
  /// The letter after `z` is `aa`, which is no single key: such a choice is typed at the prompt.
  fileprivate var keys: [Character] { compactMap { $0.count == 1 ? $0.first : nil } }
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
