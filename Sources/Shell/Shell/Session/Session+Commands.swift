import Actions
import Cells
import Localization
import Stage

// Commands that concern several rooms.

extension Session {
  /// An action changes the app, and with it the goals of the open task.
  func act(_ request: Request) throws(ShellProblem) -> Reply {
    var reply = try runs.act(request)
    reply.text = .stack([reply.text, lessons.goalsAfterAction()])
    return reply
  }

  /// A new app; the open lesson keeps the one it has.
  func use(_ request: Request) throws(ShellProblem) -> Reply {
    let pattern = try Pattern(named: request.word())
    lessons.suspend()
    return runs.use(pattern)
  }

  func language(_ request: Request) throws(ShellProblem) -> Reply {
    guard let word = try request.optionalWord() else { return Reply(Styled(language.rawValue)) }
    guard let language = Language(rawValue: word) else {
      throw .line(.badValue(word, for: .lang, expected: Language.choices))
    }
    display.language = language
    lessons.reopenInPresentLanguage()
    return Language.$current.withValue(language) {
      Reply(.wrapped(localized("English it is."), to: width))
    }
  }
}

// MARK: Command lines

extension Session {
  /// Words of a command line as one line of the shell.
  public static func line(_ words: [String]) -> String {
    words.enumerated().map { $0 > 0 && $1.needsQuotes ? $1.quoted : $1 }.joined(separator: " ")
  }

  /// Whether a word is a command when it is spelled out.
  public static func knows(_ word: String) -> Bool {
    Command.all.contains { $0.names.contains(word) }
  }

  public static func nearestCommand(to word: String) -> String? {
    Spelling.nearest(to: word, among: Command.names)
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var needsQuotes: Bool {
    isEmpty || contains { $0.isWhitespace || "\"“”\\".contains($0) }
  }
}
