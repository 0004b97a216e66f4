import Localization

/// An option of a command, the same on the command line and at the prompt.
public nonisolated enum OptionName: String, CaseIterable, Sendable {
  case all, plain, ascii, width, style
  case withSetup = "with-setup"
  case format, output, force, json, table, write, name, lang, template
  case only, hide, focus, fold, depth, steps, turns

  public static let drawing: [OptionName] = [.all, .plain, .ascii, .width, .style]
  public static let writing: [OptionName] = [.format, .output, .force]
  /// What to show, this once.
  public static let looking: [OptionName] = [.only, .hide, .focus, .fold, .depth, .steps, .turns]

  public init?(spelled word: some StringProtocol) {
    guard word.hasPrefix("--") else { return nil }
    self.init(rawValue: String(word.dropFirst(2)))
  }

  public var spelling: String { "--" + rawValue }

  /// What stands for its value in help; `nil` when it has none.
  public var value: String? {
    switch self {
    case .width: "N"
    case .style: Options.Style.choices
    case .format: "FORMAT"
    case .output: "FILE"
    case .name: "NAME"
    case .lang: Language.choices
    case .only, .hide, .focus: "NAME,…"
    case .fold: "widgets|loops|N|NAME,…"
    case .depth: "N"
    case .steps, .turns: "N-M"
    case .all, .plain, .ascii, .withSetup, .force, .json, .table, .write, .template: nil
    }
  }

  public var usage: String { value.map { "\(spelling) \($0)" } ?? spelling }

  public var meaning: String {
    switch self {
    case .all: localized("queries, data-source pulls and returned values too")
    case .plain: localized("numbered sentences instead of a drawing")
    case .ascii: localized("draw with ASCII signs only")
    case .width: localized("the columns to use, from 20 to 1000")
    case .style: localized("how to draw")
    case .withSetup: localized("show the set-up of the scenario too")
    case .format: localized("what to write")
    case .output: localized("write to a file instead of the screen")
    case .force: localized("replace the file if there is one")
    case .table: localized("which role holds which, over the whole run")
    case .json: localized("one JSON object a line, for programs")
    case .lang: localized("the language to speak")
    case .name: localized("whose progress it is")
    case .write: localized("bring drawings and digests of lessons up to date")
    case .template: localized("write a file of answers to fill in")
    case .only: localized("show what is said among participants, roles or kinds")
    case .hide: localized("leave participants, roles or kinds out")
    case .focus: localized("show what is said from or to participants or roles, or in kinds")
    case .fold: localized("draw widgets as screens, repetitions as loops, calls as one row each")
    case .depth: localized("how many levels of nesting to show")
    case .steps: localized("which messages to show, by number")
    case .turns: localized("which turns to show")
    }
  }
}
