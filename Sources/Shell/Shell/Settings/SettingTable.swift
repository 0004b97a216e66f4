import Localization

extension Setting {
  /// Every setting, in the order of help.
  static let all: [Setting] = [
    language, show, width, Setting(.style), color, pager, Setting(.plain), Setting(.ascii),
    Setting(.all),
  ]

  static let language = Setting(
    "language", option: Option<Language>.lang.name, meaning: "the language of lessons and answers",
    at: \.language)

  private static let show = Setting(
    "show", option: nil, meaning: "what you see after an action", at: \.echo)

  private static let width = Setting(
    name: Option<Int>.width.name, option: Option<Int>.width.name, usage: "N|" + auto,
    meaning: "the columns to use, from 20 to 1000", candidates: [auto],
    value: { $0.options[.width].map(String.init) ?? auto }
  ) { (word, display) throws(ShellProblem) in
    let width = try? Option.width.read(word, nil)
    guard width != nil || word.lowercased() == auto else {
      let expected = localized("a number from 20 to 1000, or auto")
      throw .line(.badValue(word, for: Option.width.name, expected: expected))
    }
    display.options[.width] = width
  }

  private static let color = Setting(
    "color", option: "color", meaning: "when to use colours", at: \.terminal.color)

  private static let pager = Setting(
    name: "pager", option: "no-pager", usage: "off|lifeline|COMMAND|" + auto,
    meaning: "what shows long answers: a view, or a command such as less",
    candidates: ["off", "lifeline", auto],
    value: { $0.terminal.pager.words }
  ) { (word, display) throws(ShellProblem) in
    switch word.lowercased() {
    case "": return nil
    case auto: display.terminal.pager = nil
    case "off": display.terminal.pager = .off
    // As in the environment, where another pager may be named.
    case "lifeline": display.terminal.pager = .command("lifeline")
    default:
      guard display.hasProgram(word) else {
        let expected = localized(
          "off, lifeline, auto, or a program that is installed here, such as less")
        let known = ["off", "lifeline", auto]
        throw .line(.badValue(word, for: "pager", expected: expected, known: known))
      }
      display.terminal.pager = .command(word)
    }
  }
}

extension PagerChoice? {
  fileprivate var words: String {
    switch self {
    case nil: Setting.auto
    case .off: "off"
    case .command(let command): command
    }
  }
}
