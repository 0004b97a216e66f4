import Actions
import Documents
import Localization

/// The words behind `lifeline`: the options of the program and of every answer, and a command with options
/// of its own.
public struct CommandLineWords {
  /// The values of the options of the program and of those that hold for every answer.
  public private(set) var options: Options
  /// The words, and the options that belong to the command.
  public private(set) var command: SplitWords

  /// Reads the options of the program and sorts out those of the command. Throws for an unknown option and
  /// for a wrong value.
  ///
  /// - Parameter program: the options of the program itself.
  public init(_ arguments: [String], program: OptionList) throws(UsageProblem) {
    options = Options()
    let own = program + .answers
    // The table of commands is made only where it is needed: not for the prompt.
    func known(_ spelling: String) -> AnyOption? {
      own.spelled(spelling) ?? OptionList.ofCommands.spelled(spelling)
    }
    command = SplitWords(arguments, short: own.shortSpellings) { known($0)?.takesValue ?? false }
    do throws(ShellProblem) {
      for given in command.takeOut({ own.spelled($0.spelling) != nil }) {
        try own.spelled(given.spelling)?.read(given, into: &self.options)
      }
      guard let unknown = command.given.first(where: { known($0.spelling) == nil }) else {
        return
      }
      let named = command.words.first.flatMap { try? Command.named($0, in: .script) }
      throw .line(
        .unknownFlag(
          unknown.spelling, of: named?.name ?? "lifeline",
          known: ((named?.options ?? []) + own).spellings))
    } catch {
      throw UsageProblem(message: error.message)
    }
  }

  /// The same command line with `help` before its command; `nil` when it names none.
  public var asHelp: CommandLineWords? {
    guard namesCommand, let name = command.words.first else { return nil }
    var line = self
    line.command = SplitWords(["help", name], short: []) { _ in false }
    return line
  }

  /// Whether the first word is a command.
  public var namesCommand: Bool {
    guard let name = command.words.first?.lowercased() else { return false }
    return Command.all.contains { $0.names.contains(name) }
  }

  /// The command with a spelling near to the first word; `nil` when none is near.
  public var nearestCommand: String? {
    command.words.first.flatMap { Spelling.nearest(to: $0, among: Command.names) }
  }
}

/// Why a command line cannot be understood.
public nonisolated struct UsageProblem: Error {
  /// In the current language.
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

extension Session {
  /// Performs the command of a command line.
  public func reply(to words: SplitWords) -> Reply {
    Language.$current.withValue(language) {
      do throws(ShellProblem) {
        let command = try Command.named(words.words.first ?? "", in: mode)
        let request = try Request(command, words.rest, in: self, options: options)
        return completed(try answer(request))
      } catch {
        return completed(.failure(error.message, error.status))
      }
    }
  }

  /// What the last of some words of a command line could become, each on a line of its own: the word, and
  /// behind a tab what it means. `:files` says that names of files fit, and `:directories`
  /// that names of directories do.
  public func completions(ofCommandLine words: [String]) -> Reply {
    let completer = Completer(session: self, anywhere: environment.programOptions + .answers)
    let found = completer.candidates(for: words.last ?? "", behind: words.dropLast())
    let word = words.last?.lowercased() ?? ""
    let lines = found.all.filter { $0.text.lowercased().hasPrefix(word) }.map { candidate in
      candidate.meaning.map { "\(candidate.text)\t\($0)" } ?? candidate.text
    }
    // For a program, so a tab stays a tab.
    var reply = Reply()
    reply.lines = Lines(lines + found.files.line)
    return reply
  }
}

nonisolated extension Candidates.Files {
  fileprivate var line: [String] {
    switch self {
    case .none: []
    case .directories: [":directories"]
    case .all: [":files"]
    }
  }
}
