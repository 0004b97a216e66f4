import Localization

/// A word that is no command here, but is one in other programs, or is what people call a thing. Each has its command.
public nonisolated enum Habit: Sendable {
  /// The line that does it here.
  case line(String)
  /// A command of the system's shell.
  case system
  case clearScreen

  /// - Parameter others: the words after it. They take the place of the word in an example.
  init?(_ word: String, before others: some Sequence<String>) {
    if let line = Self.why(word) {
      self = .line(line)
      return
    }
    let word = String(word.lowercased().reversed().drop { "？?。".contains($0) }.reversed())
    if let found = Self.lines.first(where: { $0.words.contains(word) }) {
      self = .line(found.line.spelledOut(with: others.map(\.quotedIfNeeded)))
    } else if Self.clearing.contains(word) {
      self = .clearScreen
    } else if Self.systemCommands.contains(word) {
      self = .system
    } else {
      return nil
    }
  }

  /// All of a line, such as `give up`, `I don't know` or `不知道。`.
  init?(whole line: String) {
    if let line = Self.why(line) {
      self = .line(line)
      return
    }
    self.init(line.filter { $0.isLetter || $0.isNumber }, before: EmptyCollection<String>())
  }

  /// A question such as `为什么第 5 条？` or `为什么Hello.name变了`, where no space has to be between the words. It is about the
  /// first number or name in it; `nil` where there is none.
  private static func why(_ line: String) -> String? {
    guard ["为什么", "为何", "为啥"].contains(where: line.hasPrefix),
      let subject = line.firstMatch(of: #/[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*/#)?.output
    else { return nil }
    let isWhyNot = Int(subject) == nil && line.contains { "没不".contains($0) }
    return (isWhyNot ? "why not " : "why ") + subject
  }

  private static let lines: [(words: Set<String>, line: String)] = [
    (["bye", "goodbye", "leave", "logout", "end", "close", "退出"], "quit"),
    (["commands", "menu", "usage", "info", "what"], "help all"),
    (["hello", "hi", "hey", "how", "lifeline", "帮助"], "help"),
    (["starttheapp", "startapp", "starttheprogram"], "launch"),
    (["start", "begin", "tutorial", "intro", "introduction", "learn", "guide"], "lesson welcome"),
    (["index", "contents", "toc", "chapters", "topics", "courses", "course"], "lessons"),
    (["architectures", "architecture"], "patterns"),
    (["examples", "example"], "scenarios"),
    (["forward", "goon", "goahead", "nextpage", "下一页", "下一步", "继续"], "next"),
    (["goback", "上一页"], "previous"),
    (["restart", "again", "reload"], "replay"),
    (
      [
        "solve", "solution", "giveup", "igiveup", "pass", "idk", "idontknow", "dontknow", "noidea",
        "notsure", "imnotsure", "theanswer", "showtheanswer", "whatistheanswer", "whatstheanswer",
        "跳过", "不知道", "我不知道", "答案", "看答案", "不会", "不懂",
      ],
      "skip"
    ),
    (["clue", "giveahint", "提示"], "hint"),
    (["撤销", "撤消"], "undo"),
    (["guess", "choose", "choice"], "say a"),
    (["score", "points", "stats", "statistics", "进度"], "progress"),
    (["repeat", "quiz", "exam", "复习", "小测"], "review"),
    (["click", "press", "touch"], "tap Edit"),
    (["enter", "write", "input"], "type Hi"),
    (["print", "inspect", "variables", "vars", "locals"], "state"),
    (["backtrace", "stack", "bt", "为什么", "为何", "为啥"], "why"),
    (["finish", "resume"], "continue"),
    (["breakpoint", "breakpoints"], "break"),
    (["search", "grep", "filter", "搜索"], "find setName"),
    (["单步"], "step"),
    (["代码", "看代码"], "code"),
    (["跳到"], "goto 5"),
    (["draw", "graph", "sequence", "picture"], "diagram"),
    (["colour", "colours", "colors"], "set color"),
    (["config", "configuration", "settings", "preferences", "options", "prefs"], "set"),
    (["chinese", "中文"], "language zh-Hans"),
    (["english"], "language en"),
  ]

  /// The commands whose lines end with a word that is only an example.
  fileprivate static let takingWords: Set = ["tap", "type", "find", "say", "why", "code", "goto"]

  private static let clearing: Set = ["clear", "cls"]
  private static let systemCommands: Set = [
    "ls", "dir", "cd", "pwd", "cat", "less", "more", "vi", "vim", "nano", "emacs", "git", "swift",
    "make", "sudo", "ssh", "echo", "rm", "cp", "mkdir", "bash", "sh", "python", "top", "ps",
  ]

  func message(_ word: String) -> String {
    switch self {
    case .line(let line): localized("There is no command \(word.quoted). Type: \(line)")
    case .system:
      localized(
        "\(word.quoted) is a command of your system, not of Lifeline. To leave Lifeline, type: quit"
      )
    case .clearScreen:
      localized("There is no command \(word.quoted). To clear the screen, press Ctrl-L.")
    }
  }
}

nonisolated extension String {
  /// `tap Play` for `tap Edit`, with the words that were typed. A question in words is not what `why` takes.
  fileprivate func spelledOut(with words: [String]) -> String {
    guard let command = split(separator: " ").first.map(String.init), !words.isEmpty,
      Habit.takingWords.contains(command),
      command != "why" || words.allSatisfy({ $0.allSatisfy(\.isASCII) })
    else { return self }
    return ([command] + words).joined(separator: " ")
  }
}
