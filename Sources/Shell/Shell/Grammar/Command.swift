import Localization

/// One word of the shell's language: what help and completion know of it, and what it does.
struct Command {
  enum Family: CaseIterable {
    case begin, act, look, patterns, learn, shell

    var heading: String {
      switch self {
      case .begin: localized("To begin")
      case .act: localized("In the app")
      case .look: localized("To look closer")
      case .patterns: localized("Patterns")
      case .learn: localized("Lessons")
      case .shell: localized("The shell")
      }
    }
  }

  /// What the words behind a command are.
  enum Vocabulary {
    case none, commands, patterns, scenarios, patternsAndScenarios, lessons
    case buttons, rows, network, remote, participants, files, mistakes, comparison, viewState
    case filter, progress, languages, steps, places, new
    case formats, classroom
  }

  typealias Body = (Session) -> @MainActor (Request) throws(ShellProblem) -> Reply

  var name: String
  var aliases: [String] = []
  /// Each way to write it.
  var usages: [String]
  var summary: Phrase
  /// What each of several ways does, when they differ.
  var summaries: [String: Phrase] = [:]
  var details: Phrase = ""
  var family: Family
  var flags: [OptionName] = []
  /// Whether an empty line does it once more.
  var repeats = false
  var vocabulary = Vocabulary.none
  /// What `--format` can be behind some words, the first of them when nobody says.
  var formats: ([String]) -> [String] = { _ in TraceFormat.allCases.map(\.rawValue) }
  var body: Body

  var names: [String] { [name] + aliases }

  /// Where the words behind the command are read by the action, and none of them is a flag.
  var isAction: Bool { family == .act }

  func summary(of usage: String) -> String { localized(summaries[usage] ?? summary) }

  var wrongUse: ShellProblem { .line(.wrongUse(name, usages: usages)) }
}

extension Command {
  static let all: [Command] =
    beginning + actions + looking + comparing + learning + [language, help, quit]

  private static let beginning: [Command] = [use, run, patterns, scenarios]
  private static let looking: [Command] = [
    screen, diagram, messages, step, goto, state, objects, whereState, load, render, export,
  ]
  private static let comparing: [Command] = [
    contract, compare, mistakes, mistake, tests, log, set,
  ]
  private static let learning: [Command] = [
    lessons, lesson, next, previous, say, hint, skip, task, replay, free, notes, recap,
    progress, review, check, take, new, classroom,
  ]

  static let names = all.flatMap(\.names).filter { $0 != "?" }

  /// The command that a word means.
  static func named(_ word: String, in mode: Session.Mode) throws(ShellProblem) -> Command {
    if let command = all.first(where: { $0.names.contains(word) }) { return command }
    // A phone capitalises the first word.
    if mode == .interactive, word != word.lowercased() {
      return try named(word.lowercased(), in: mode)
    }
    let candidates = all.filter { command in command.names.contains { $0.hasPrefix(word) } }
    switch (mode, candidates.count) {
    case (.interactive, 1): return candidates[0]
    case (.interactive, 2...): throw .line(.ambiguous(word, candidates.map(\.name)))
    case (.script, 1): throw .line(.abbreviated(word, candidates[0].name))
    default: throw .line(.unknownCommand(word, known: names))
    }
  }
}
