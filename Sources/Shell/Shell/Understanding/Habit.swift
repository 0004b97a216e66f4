import Localization

/// A word that is no command here, but is one in other programs, or is what people call a thing. Each has its command.
public nonisolated enum Habit: Sendable {
  /// The line that does it here.
  case line(String)
  /// A command of the system's shell.
  case system
  case clearScreen
  /// To guess or to answer. With the words after it, or a word in their place.
  case guess(String)
  /// Questions to answer again, or questions for a class.
  case quiz

  /// - Parameter others: the words after it. They take the place of the word in an example.
  init?(_ word: String, before others: some Sequence<String>) {
    let others = Array(others)
    let line = ([word] + others).joined(separator: " ")
    let subjects = Self.subjects(ofWhy: line)
    guard subjects.isEmpty else {
      self.init(why: line, about: subjects)
      return
    }
    let taking = #/(\p{Han}+?) ?第? ?([A-Za-z0-9_.:()]+) ?条?(?:消息|按钮|文件夹|录音)?[？。]?/#
    if line.wholeMatch(of: #/(?:打开)? ?第 ?[0-9一二三四五六七八九十]+ ?课。?/#) != nil {
      self = .line("lessons")
    } else if line.wholeMatch(of: #/(?:运行|打开|启动) ?App。?/#.ignoresCase()) != nil {
      self = .line("launch")
    } else if let (_, command, subject) = line.wholeMatch(of: taking)?.output {
      self.init(known: String(command), before: [String(subject)])
    } else {
      self.init(known: word, before: others)
    }
  }

  /// All of a line, such as `give up`, `I don't know` or `不知道。`.
  init?(whole line: String) {
    let subjects = Self.subjects(ofWhy: line)
    guard subjects.isEmpty else {
      self.init(why: line, about: subjects)
      return
    }
    self.init(known: line.filter { $0.isLetter || $0.isNumber }, before: [])
  }

  private init?(known word: String, before others: [String]) {
    let word = String(word.lowercased().reversed().drop { "？?。".contains($0) }.reversed())
    if let found = Self.lines.first(where: { $0.words.contains(word) }) {
      self = .line(found.line.spelledOut(with: others.map(\.quotedIfNeeded)))
    } else if Self.guessing.contains(word) {
      self = .guess(others.isEmpty ? "ANSWER" : others.map(\.quotedIfNeeded).joined(separator: " "))
    } else if Self.quizzes.contains(word) {
      self = .quiz
    } else if Self.clearing.contains(word) {
      self = .clearScreen
    } else if Self.systemCommands.contains(word) {
      self = .system
    } else {
      return nil
    }
  }

  /// With 没, or when something does not change or is not told, a question asks `why not`, if it is about one name. What else
  /// it compares or denies with 不 is nothing that `why` knows. Else it asks for a message or a property: of an object alone,
  /// `why` tells nothing.
  private init?(why line: String, about subjects: [String]) {
    guard line.contains(where: { "没不".contains($0) }) else {
      guard let known = subjects.first(where: { Int($0) != nil || $0.contains(".") }) else {
        return nil
      }
      self = .line("why " + known)
      return
    }
    // What it should have become, or heard, is not what is asked about.
    let asked = line.replacing(
      #/(?:变成|变为|改成|改为|收到)了? ?["“]?[A-Za-z0-9_.]+/#, with: "")
    let names = Self.subjects(ofWhy: asked).filter { Int($0) == nil }
    let isDenied =
      line.contains("没")
      || line.contains(#/不(?:变|更新|刷新|显示)|不(?:通知|调用|告诉) ?["“]?[A-Za-z]/#)
    guard isDenied, names.count == 1 else { return nil }
    self = .line("why not " + names[0])
  }

  /// The numbers and names in a question such as `为什么第 5 条？` or `为什么Hello.name变了`, where no space has to be between
  /// the words. None in another line.
  private static func subjects(ofWhy line: String) -> [String] {
    guard ["为什么", "为何", "为啥"].contains(where: line.hasPrefix) else { return [] }
    return line.matches(of: #/[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*/#).map { String($0.output) }
  }

  private static let lines: [(words: Set<String>, line: String)] = [
    (["bye", "goodbye", "leave", "logout", "end", "close", "退出"], "quit"),
    (["commands", "menu", "usage", "info", "what"], "help all"),
    (["hello", "hi", "hey", "how", "lifeline", "帮助"], "help"),
    (["starttheapp", "startapp", "starttheprogram", "启动"], "launch"),
    (["start", "begin", "tutorial", "intro", "introduction", "learn", "guide"], "lesson welcome"),
    (["index", "contents", "toc", "chapters", "topics", "courses", "course", "课程"], "lessons"),
    (["练习"], "exercise"),
    (["architectures", "architecture", "架构"], "patterns"),
    (["examples", "example"], "scenarios"),
    (["forward", "goon", "goahead", "nextpage", "下一页", "下一步", "继续"], "next"),
    (["goback", "上一页"], "previous"),
    (["返回"], "back"),
    (["restart", "again", "reload", "重来", "再来一次"], "replay"),
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
    (["score", "points", "stats", "statistics", "进度"], "progress"),
    (["repeat", "复习", "小测"], "review"),
    (["click", "press", "touch", "点击", "点", "按", "按下"], "tap Edit"),
    (["打开"], "open Hello"),
    (["enter", "write", "input", "输入"], "type Hi"),
    (["运行"], "run mvc rename"),
    (["比较"], "compare mvc mvp rename"),
    (["屏幕"], "screen"),
    (["print", "inspect", "variables", "vars", "locals"], "state"),
    (["backtrace", "stack", "bt", "为什么", "为何", "为啥"], "why"),
    (["finish", "resume"], "continue"),
    (["breakpoint", "breakpoints"], "break"),
    (["search", "grep", "filter", "搜索"], "find setName"),
    (["单步", "下一条"], "step"),
    (["上一条"], "step back"),
    (["代码", "看代码"], "code"),
    (["跳到"], "goto 5"),
    (["draw", "graph", "sequence", "picture", "时序图"], "diagram"),
    (["colour", "colours", "colors"], "set color"),
    (["config", "configuration", "settings", "preferences", "options", "prefs"], "set"),
    (["chinese", "中文"], "language zh-Hans"),
    (["english"], "language en"),
    (["slides", "handout", "handouts", "幻灯片", "讲义", "打印"], "help class pack"),
    (["homework", "作业"], "help class assign"),
    (["grades", "成绩", "报告"], "help class report"),
    (["grade", "grading", "批改"], "help take"),
  ]

  /// The commands whose lines end with a word that is only an example.
  fileprivate static let takingWords: Set = [
    "tap", "open", "type", "run", "find", "say", "why", "code", "goto",
  ]

  private static let guessing: Set = ["guess", "choose", "choice"]
  private static let quizzes: Set = ["quiz", "quizzes", "exam", "测验"]
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
    case .guess(let answer):
      localized(
        "There is no command \(word.quoted). To answer a question, type the answer, or: say \(answer). To guess the next message of a run: step ask"
      )
    case .quiz:
      localized(
        "There is no command \(word.quoted). To answer questions again: review. Questions for a class: help class questions"
      )
    case .clearScreen:
      localized("There is no command \(word.quoted). To clear the screen, press Ctrl-L.")
    }
  }
}

nonisolated extension String {
  /// `tap Play` for `tap Edit`, with the words that were typed. Words in Chinese are neither a place nor a name in code.
  fileprivate func spelledOut(with words: [String]) -> String {
    let words = ["按钮", "文件夹", "录音"].contains(words.last) ? words.dropLast() : words
    guard let command = split(separator: " ").first.map(String.init), !words.isEmpty,
      Habit.takingWords.contains(command),
      !["why", "code", "goto", "run"].contains(command)
        || words.allSatisfy({ $0.allSatisfy(\.isASCII) })
    else { return self }
    return ([command] + words).joined(separator: " ")
  }
}
