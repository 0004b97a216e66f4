import Actions
import Localization

nonisolated extension ShellProblem {
  enum Line {
    case unknownCommand(String, known: [String])
    case ambiguous(String, [String])
    /// A short form in a script, and the command it stands for.
    case abbreviated(String, String)
    case wrongUse(String, usages: [String])
    /// Several words behind a command that takes one file.
    case unquotedFile(String, after: String)
    case unknownFlag(String, of: String, known: [String])
    case noValue(String, usage: String)
    case valueTooMany(String)
    case badValue(String, for: String, expected: String)
    case unknownFormat(String, known: [String])
    case noScenarioNamed
    /// `-` where nothing is piped in.
    case noInput
    case emptyInput
    /// Ctrl-C, before all was done.
    case interrupted
    /// `!run` or `!12`, and no earlier line is meant by it.
    case noSuchHistory(String)
  }
}

nonisolated extension ShellProblem.Line {
  var message: String {
    switch self {
    case .unknownCommand(let word, let known):
      localized(
        "There is no command \(word.quoted).\(hint(word, known) ?? "") To see all, type: help")
    case .ambiguous(let word, let names):
      localized("\(word.quoted) could mean \(names.listed("or")). Type more letters.")
    case .abbreviated(let word, let name):
      localized("There is no command \(word.quoted). In scripts, write commands in full: \(name)")
    case .wrongUse(let name, let usages):
      localized(
        """
        Use \(name) like this: \(usages.joined(separator: localized(", or: "))). For more, type: \
        help \(name)
        """)
    case .unquotedFile(let file, let command):
      localized("A file name with spaces needs quotes. Type: \(command) \(file.quoted)")
    case .unknownFlag(let word, let name, let known): unknownFlag(word, name, known)
    case .noValue(let option, let usage): localized("\(option) needs a value: \(usage)")
    case .valueTooMany(let option):
      localized("\(option) takes no value. Remove the = and what follows.")
    case .badValue(let value, let option, let expected):
      localized("\(option) cannot be \(value.quoted). It is \(expected).")
    case .unknownFormat(let name, let known):
      localized("There is no format \(name.quoted).\(guess(name, known))")
    case .noScenarioNamed:
      localized("Which scenario? Type, for instance: run mvc rename. All of them: scenarios")
    case .noInput:
      localized("`-` reads from a pipe, as in: lifeline run mvc - < FILE. Here, write a name.")
    case .interrupted:
      localized("Interrupted: there is no result. To get it, type the command again.")
    case .noSuchHistory(let word):
      localized("There is no earlier line for \(word.quoted). To see the lines you typed: history")
    case .emptyInput: localized("The input has no action. Write one on each line, such as: launch")
    }
  }

  private func unknownFlag(_ word: String, _ name: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return localized("\(name) has no options. Leave out \(word).") }
    return localized("\(name) has no option \(word).\(hint(word, known) ?? listing(known))")
  }

  var status: Reply.Status {
    switch self {
    case .unknownCommand, .ambiguous, .abbreviated, .wrongUse, .unquotedFile, .unknownFlag,
      .noValue, .valueTooMany, .badValue, .unknownFormat, .noInput:
      .wrongUsage
    case .noScenarioNamed, .emptyInput, .interrupted, .noSuchHistory: .failed
    }
  }
}
